export const HELP = `Path suites for every machine of the shop.

  npm run paths -- --list
  npm run paths -- --machine toast
  npm run paths -- --machine payment --criterion pairs --format markdown
  npm run paths -- --machine checkout --to confirmation

  --list             the machines, with their sizes; --format is then text or json
  --machine NAME     one machine, several (toast,cart, or the flag again), or all (default)
  --criterion NAME   states, transitions (default), edges or pairs
  --format NAME      text (default), json, markdown, gherkin, playwright or mermaid
  --out DIR          writes a file a machine into DIR instead of printing
  --seed N           breaks ties between equally near goals in another order; the same seed gives the same suite
  --to STATE         only the shortest way to a state, from a start
  --from STATE       with --to: by way of this state
  --coverage         runs the suites on actors and counts what they really did; --format is then
                     text, markdown, json, junit or html, and --out DIR writes all five
  --mutants          builds every machine with one defect at a time and counts which of them the generated
                     tests notice when they expect what the unchanged machine does; --format is then text or
                     json. npm run mutants measures the expectations that are written down
  --record           writes down what the machines named by --machine do on their suites for transitions, into
                     their folders, and says what changes; the tests hold them to it
  --help             this

It ends with 0 when every goal that can be reached is covered and every other one is on the justified list
(unreachable in its .cases.ts), with 1 when not, and with 2 when it was asked for something it does not know,
for a file that cannot be written, or by a flag that has no effect beside the others.
docs/paths.md explains the words and the JSON.`;
