import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { prepareFolder } from './asked-files.mjs';
import { command, machinesNamed } from './command.mjs';
import { compare, duplicatePairs, smaller } from './states-compare.mjs';
import { openScreenshots } from './states-screenshots.mjs';
import { importTypeScript } from './typescript.mjs';

const ACCEPTED = 'tests/states';
const GALLERY = 'src/statecharts/gallery/pictures';
const WIDTHS = ['390', '768', '1280'];
/** Share of differing pixels up to which pictures count as alike. */
const TOLERANCE = 0.001;

/** The file that says why two states may look the same. */
const REASONS = 'the scenes.ts of the machine';
/** Verdicts that end the command with 1; those of OUTDATED are resolved by `--accept`. */
const OUTDATED = ['differs', 'missing', 'gone'];
const WRONG = ['same', 'unneeded', 'unseen'];

const HELP = `npm run states: a picture of every state that a page shows, compared with those that are kept in ${ACCEPTED}.

npm run states -- --machine payment   only of this machine, or of several: toast,cart, or the flag again
npm run states -- --width 768         at another width than 390 px: ${WIDTHS.join(', ')}
npm run states -- --out <folder>      pictures go there instead of .larkwood/states
npm run states -- --accept            keep what is seen now: of machines that are kept already, or of those that are named
npm run states -- --gallery           take only the small pictures of the gallery, one of each machine

A machine is kept as a whole, width by width. It ends with 1 when a kept picture differs by more than ${TOLERANCE * 100} % of its
pixels, when a state of a kept machine has none, or when one is kept of a state that is gone. It also does when two states of a
machine look the same and ${REASONS} does not say why they may, when a reason there is
needed no more, and when what a picture is about is not in it. With 2 when asked wrongly.`;

const NO_PAGE = 'no page shows it any more';

await command({ help: HELP, readRequest, run });

async function run(request) {
  const screenshots = await openScreenshots(Number(request.width));
  if (request.gallery) {
    return takeForGallery(request.sheets, screenshots).finally(screenshots.close);
  }
  const counts = new Map();
  try {
    for (const sheet of request.sheets) {
      for (const { id, verdict, note } of await compareMachine(sheet, screenshots, request)) {
        counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
        console.log(`${verdict.padEnd(10)} ${id.padEnd(44)} ${note}`.trimEnd());
      }
    }
  } finally {
    await screenshots.close();
  }
  console.log(
    `\n${[...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')}; pictures in ${request.out}`,
  );
  if (OUTDATED.some((verdict) => counts.has(verdict))) {
    console.log(`Look at ${request.out}/*.difference.webp. To keep what is seen now: ${acceptCommand(request)}`);
  }
  return [...OUTDATED, ...WRONG].some((verdict) => counts.has(verdict)) ? 1 : 0;
}

function acceptCommand({ machine: named = [], width }) {
  const machines = named.map((name) => `--machine ${name} `).join('');
  return `npm run states -- ${machines}--width ${width} --accept`;
}

/** The options, or an error message. */
async function readRequest() {
  const { values, tokens } = parseArgs({
    tokens: true,
    options: {
      machine: { type: 'string', multiple: true },
      width: { type: 'string', default: '390' },
      out: { type: 'string', default: '.larkwood/states' },
      accept: { type: 'boolean', default: false },
      gallery: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const given = tokens.filter(({ kind }) => kind === 'option').map(({ name }) => name);
  if (given.filter((name) => name === 'width').length > 1) {
    return '--width is given twice: run the command once for each width.';
  }
  const idle = given.find((name) => !['gallery', 'machine', 'help'].includes(name));
  if (values.gallery && idle !== undefined) {
    return `--gallery goes with --machine only: --${idle} would have no effect.`;
  }
  if (!WIDTHS.includes(values.width)) {
    return `--width is ${values.width}: it may be ${WIDTHS.join(', ')}.`;
  }
  await prepareFolder(values.out);
  const { allSheets } = await importTypeScript('src/statecharts/stage/sheet.ts');
  const { samePictures } = await importTypeScript('src/statecharts/stage/scenes.ts');
  const all = allSheets(Number(values.width));
  const named = machinesNamed(
    values.machine,
    all.map(({ machine }) => machine),
  );
  return { ...values, samePictures, sheets: all.filter(({ machine }) => named?.includes(machine) ?? true) };
}

/** Replaces the small picture of each machine: of its last state that a page shows, and that is not final where it can. */
async function takeForGallery(sheets, screenshots) {
  await mkdir(GALLERY, { recursive: true });
  const kept = await readdir(GALLERY);
  for (const { prints } of sheets) {
    const shown = prints.filter((print) => 'href' in print.shown);
    const print = shown.findLast(({ isFinal }) => !isFinal) ?? shown.at(-1);
    const old = kept.filter((file) => prints.some(({ id }) => file === `${id}.webp`));
    await Promise.all(old.map((file) => rm(join(GALLERY, file))));
    if (print) {
      const { picture } = await screenshots.take(print);
      await writeFile(join(GALLERY, `${print.id}.webp`), await smaller(picture));
      console.log(print.id);
    }
  }
  return 0;
}

/** Takes screenshots of a machine's states and compares them with the accepted ones. */
async function compareMachine({ machine, prints }, screenshots, { out, width, accept, machine: named, samePictures }) {
  const folder = join(ACCEPTED, width, machine);
  const kept = await readdir(folder).catch(() => []);
  const isKept = kept.length > 0 || (accept && named !== undefined);
  const rows = [];
  const pictures = new Map();
  for (const print of prints.filter(({ shown }) => 'href' in shown)) {
    const { id } = print;
    const { picture, isVisible } = await screenshots.take(print);
    pictures.set(id, picture);
    await writeFile(join(out, `${id}.webp`), picture);
    await rm(differenceIn(out, id), { force: true });
    rows.push({
      id,
      ...(isKept ? await compareState(picture, { id, folder, out, accept }) : { verdict: 'not kept', note: '' }),
    });
    if (!isVisible) {
      rows.push({ id, verdict: 'unseen', note: `${print.shown.part} is not in the picture` });
    }
  }
  const gone = kept.filter((file) => rows.every(({ id }) => file !== `${id}.webp`));
  for (const file of gone) {
    rows.push({
      id: file,
      ...(accept ? await removeAccepted(join(folder, file)) : { verdict: 'gone', note: NO_PAGE }),
    });
  }
  return [...rows, ...(await findDuplicates(pictures, samePictures))];
}

/** States that look the same without a reason, and reasons that are no longer needed. */
async function findDuplicates(pictures, samePictures) {
  const same = await duplicatePairs(pictures);
  const isPair = ([one, other], pair) => pair.includes(one) && pair.includes(other);
  const reasons = samePictures.filter(({ states }) => states.every((id) => pictures.has(id)));
  return [
    ...same
      .filter((pair) => !reasons.some(({ states }) => isPair(states, pair)))
      .map(([one, other]) => ({ id: one, verdict: 'same', note: `as ${other}, and ${REASONS} gives no reason` })),
    ...reasons
      .filter(({ states }) => !same.some((pair) => isPair(states, pair)))
      .map(({ states: [one, other] }) => ({
        id: one,
        verdict: 'unneeded',
        note: `${REASONS} says why it looks like ${other}, and it does not`,
      })),
  ];
}

async function compareState(picture, { id, folder, out, accept }) {
  const path = join(folder, `${id}.webp`);
  const before = await readFile(path).catch(() => undefined);
  const { share, draw } = before ? await compare(before, picture) : {};
  const note = share === undefined ? 'nothing is kept to compare it with' : `${(share * 100).toFixed(3)} %`;
  if (share <= TOLERANCE) {
    return { verdict: 'alike', note };
  }
  if (accept) {
    await mkdir(folder, { recursive: true });
    await writeFile(path, picture);
    return { verdict: 'accepted', note };
  }
  if (!draw) {
    return { verdict: 'missing', note };
  }
  await writeFile(differenceIn(out, id), await draw());
  return { verdict: 'differs', note: `${note}, see ${differenceIn(out, id)}` };
}

async function removeAccepted(path) {
  await rm(path);
  return { verdict: 'forgotten', note: NO_PAGE };
}

function differenceIn(out, id) {
  return join(out, `${id}.difference.webp`);
}
