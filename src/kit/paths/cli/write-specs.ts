import { transitions } from '#kit/charts/transitions';
import type { AnyPagePlace, MachinePlaces } from '../page-place';

import { documentOf, shortestPathDocument } from '../document';
import { asPlaywright } from '../formats/playwright';
import type { PlaceSuite } from '../formats/playwright';
import { counted } from '../formats/words';
import { inOrderOf } from '../orders';
import { reachableGoals, suiteFor } from '../suite';
import { pageGraph } from '../page-paths';
import type { Subject } from '../subject';
import { shortestPathTo } from '../shortest-path';
import type { SuiteRequest } from './options';
import type { Output } from './output';
import { endingOf } from './summary';

/** Writes what a browser can walk of each machine, or why it can walk nothing: 1 when a way that was asked for is none. */
export function writeSpecs(request: SuiteRequest, subject: Subject, { print, complain, save }: Output): 0 | 1 {
  const { specModule } = subject;
  const shown = (machine: string) => subject.places.find((candidate) => candidate.machine === machine);
  const { models, out, title } = request;
  const specs = models.map(({ name }) => ({
    name,
    places: shown(name)?.places.map((place) => placeSuite(place, request, subject)) ?? [],
  }));
  const written = specs.filter(({ places }) => places.length > 0);
  const without = specs
    .filter(({ places }) => places.length === 0)
    .map(
      ({ name }) =>
        `${name} has no spec, as it is walked on no page: ${shown(name)?.nowhere ?? 'nobody has said why.'}`,
    );
  const places = specs.flatMap((spec) => spec.places);
  if (out === undefined) {
    print(
      [...without.map((words) => `// ${words}`), ...(places.length > 0 ? [asPlaywright(places, specModule)] : [])].join(
        '\n',
      ),
    );
  } else {
    written.forEach((spec) => save(out, `${spec.name}.${title}.spec.ts`, asPlaywright(spec.places, specModule)));
    print([...without, `${counted(written.length, 'file')} in ${out}`, ...runWords(written.length, out)].join('\n'));
  }
  const { code, words } = endingOf(
    places.map(({ suite }) => suite),
    'place',
  );
  complain(words);
  return code;
}

function runWords(count: number, out: string): readonly string[] {
  return count === 0
    ? []
    : [`npm run test:specs -- ${/^[\w./-]+$/.test(out) ? out : `"${out}"`} walks them on the built shop`];
}

function placeSuite(at: AnyPagePlace, { criterion, seed, target }: SuiteRequest, subject: Subject): PlaceSuite {
  const { machine, place } = at;
  const graph = pageGraph(at);
  const suite = target
    ? shortestPathDocument(graph, shortestPathTo(graph, target.to, target.from), target.to)
    : documentOf(suiteFor(seed === undefined ? graph : inOrderOf(graph, seed, subject.shuffle), criterion), {
        seed,
        reasons: reasonsOf(at, subject.places),
      });
  return { place, suite: { ...suite, machine } };
}

/** Why what is drawn may not be walked at a place; tests/paths/shares.test.ts holds the lists to be complete. */
function reasonsOf(
  { machine, model, place, notOnPage }: AnyPagePlace,
  known: readonly MachinePlaces[],
): Readonly<Record<string, string>> {
  const { places = [], notWalked = {} } = known.find((candidate) => candidate.machine === machine) ?? {};
  const elsewhere = places.filter((other) => other.place !== place);
  const reached = (other: AnyPagePlace) =>
    new Set([...reachableGoals(pageGraph(other), 'transitions'), ...reachableGoals(pageGraph(other), 'states')]);
  const walkedAt = elsewhere.flatMap((other) => [...reached(other)].map((id) => [id, `Walked at: ${other.place}.`]));
  const neverCaused = [...transitions(model.machine)].flatMap(([id, { eventType }]) => {
    const reason = notOnPage.get(eventType);
    return reason === undefined ? [] : [[id, reason]];
  });
  return Object.fromEntries([...neverCaused, ...Object.entries(notWalked), ...walkedAt]);
}
