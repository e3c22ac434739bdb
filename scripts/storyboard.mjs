import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import ELK from 'elkjs';

import { prepareFolder } from './asked-files.mjs';
import { command, machinesNamed, noSuch } from './command.mjs';
import { compare } from './states-compare.mjs';
import { openScreenshots } from './states-screenshots.mjs';
import { readFonts, readPaths } from './storyboard-files.mjs';
import { storyboardDocument, textsAsCsv } from './storyboard-document.mjs';
import { inspectState } from './storyboard-pages.mjs';
import { readStyleNames } from './storyboard-styles.mjs';
import { importTypeScript } from './typescript.mjs';

const WIDTHS = ['390', '768', '1280', '1440'];
const USUAL_WIDTHS = ['390', '768', '1440'];
/** Pictures as `npm run states` keeps them. */
const KEPT = 'tests/states';
/** A picture on the board is at most so wide, in px. */
const BOARD_PICTURE_PX = 220;

const HELP = `npm run storyboard: a board of a journey, with pictures of the states taken from the built shop.

npm run storyboard -- --journey buy      find, buy, pay, follow-an-order, return or account; buy without it
npm run storyboard -- --machine payment  of this machine instead, or of several: payment,toast, or the flag again
npm run storyboard -- --path <file>      of the paths in a file that npm run paths -- --format json --out FOLDER has written, step by step
npm run storyboard -- --width 1280       widths of the pictures: ${WIDTHS.join(', ')}; may be given several times, the first is on the board;
                                         ${USUAL_WIDTHS.join(', ')} without it
npm run storyboard -- --out <folder>     goes there instead of .larkwood/storyboard

What is written under "## payment.declined" in src/machines/payment/payment.comments.md stands with that state.

It writes board.html (one file, also without a network), a board of each machine as SVG and PNG, board.pdf, with texts and focus orders open, and texts.csv.`;

let board;

await command({ help: HELP, readRequest, run });

/** The options, or an error message. */
async function readRequest() {
  const { values } = parseArgs({
    options: {
      journey: { type: 'string' },
      machine: { type: 'string', multiple: true },
      path: { type: 'string' },
      width: { type: 'string', multiple: true, default: USUAL_WIDTHS },
      out: { type: 'string', default: '.larkwood/storyboard' },
      help: { type: 'boolean', default: false },
    },
  });
  const wrong = values.width.find((width) => !WIDTHS.includes(width));
  if (wrong !== undefined) {
    return `--width is ${wrong}: it may be ${WIDTHS.join(', ')}.`;
  }
  const { journey, machine, path } = values;
  if ([journey, machine, path].filter((each) => each !== undefined).length > 1) {
    return 'Give a journey, machines, or a file of paths.';
  }
  await prepareFolder(values.out);
  board = await importTypeScript('src/statecharts/board/board.ts');
  const { journeys, machineNames } = board;
  if (journey !== undefined && !Object.hasOwn(journeys, journey)) {
    return noSuch('journey', journey, Object.keys(journeys));
  }
  const { waitWords } = await importTypeScript('src/kit/charts/words.ts');
  const paths = path === undefined ? [] : await readPaths(path, waitWords);
  if (typeof paths === 'string') {
    return paths;
  }
  const named = machinesNamed(machine ?? paths.map((each) => `${each.machine}`), machineNames);
  return named.length > 0
    ? { ...values, title: named.join(', '), machines: named, paths }
    : { ...values, title: `The journey “${journey ?? 'buy'}”`, machines: journeys[journey ?? 'buy'], paths };
}

async function run({ title, machines, paths, width: widths, out }) {
  const boards = [];
  const fonts = await readFonts();
  const styleNames = await readStyleNames();
  for (const machine of machines) {
    console.log(machine);
    const states = await inspectMachine(machine, widths.map(Number), styleNames);
    const pictures = Object.fromEntries(
      states.flatMap(({ id, seen: [first] }) => (first ? [[id, onBoard(first.crop)]] : [])),
    );
    const laidOut = await new ELK().layout(board.boardGraph(machine, pictures));
    const svg = board.drawBoard(machine, laidOut, pictures).replace('<style>', () => `<style>${fonts.sans}`);
    boards.push({
      machine,
      description: board.purposeOf(machine),
      svg,
      states,
      paths: paths.filter((path) => path.machine === machine),
    });
    await writeFile(join(out, `${machine}.svg`), svg);
  }
  const html = storyboardDocument({ title, boards, fonts: fonts.serif });
  await writeFile(join(out, 'board.html'), html);
  await writeFile(join(out, 'texts.csv'), textsAsCsv(boards));
  await print(html, boards, out);
  const states = boards.flatMap((each) => each.states);
  const unseen = states.filter(({ seen }) => seen.length === 0);
  for (const { id, shown } of unseen) {
    console.log(`No picture of ${id}: ${shown.reason}`);
  }
  console.log(
    `${states.length - unseen.length} of ${states.length} states have a picture; open ${join(out, 'board.html')}`,
  );
  return 0;
}

/** The states of a machine, each with what is seen of it, width by width. */
async function inspectMachine(machine, widths, styleNames) {
  const seen = new Map();
  for (const width of widths) {
    const screenshots = await openScreenshots(width);
    try {
      for (const state of board.statesOfBoard(machine, width).filter(({ shown }) => 'href' in shown)) {
        const found = await screenshots.open(state, (page) => inspectState(page, state.shown.part, styleNames));
        const kept = await keptPicture(join(KEPT, String(width), machine, `${state.id}.webp`), found.window);
        seen.set(state.id, [...(seen.get(state.id) ?? []), { width, kept, ...found }]);
      }
    } finally {
      await screenshots.close();
    }
  }
  return board.statesOfBoard(machine, widths[0]).map((state) => ({ ...state, seen: seen.get(state.id) ?? [] }));
}

/** A kept picture with the share of its pixels that differ from the one of now; undefined where none is kept. */
async function keptPicture(path, { src }) {
  const before = await readFile(path).catch(() => undefined);
  if (before === undefined) {
    return undefined;
  }
  const { share } = await compare(before, Buffer.from(src.slice(src.indexOf(',') + 1), 'base64'));
  return { src: `data:image/webp;base64,${before.toString('base64')}`, share };
}

function onBoard({ src, width, height }) {
  const scale = Math.min(0.5, BOARD_PICTURE_PX / width);
  return { src, width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The document as PDF, and every board as PNG. */
async function print(html, boards, out) {
  const screenshots = await openScreenshots(1280);
  try {
    await screenshots.blank(async (page) => {
      await page.setContent(html);
      await page.pdf({ path: join(out, 'board.pdf'), format: 'A3', landscape: true, printBackground: true });
      for (const { machine, svg } of boards) {
        await page.setContent(`<body style="margin:0">${svg}</body>`);
        await page.locator('svg').screenshot({ path: join(out, `${machine}.png`) });
      }
    });
  } finally {
    await screenshots.close();
  }
}
