/** Writes src/fixtures/pictures.gen.ts, the shop's list of pictures. */
import { writeFile } from 'node:fs/promises';
import { GENERATED, TURN_KEY, kindOf, kinds } from './pictures-kinds.mjs';

/** From the manifest's entries and the hashes of their sets. Throws if a frame of a turn is missing. */
export async function writeGenerated(entries, hashes) {
  const lines = Object.entries(entries)
    .filter(([key]) => kindOf(key) !== 'turn')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { width, height, colour }]) => `  '${key}': [${width}, ${height}, '${colour}'],`);
  const turned = Object.entries(turnsIn(entries)).map(([product, turn]) => `  '${product}': [${turn.join(', ')}],`);
  const ladders = Object.entries(kinds).map(([kind, { widths }]) => `  ${kind}: [${widths.join(', ')}],`);
  await writeFile(
    GENERATED,
    [
      '// Written by `npm run pictures`; a change made here is lost.',
      '',
      '/** Widths in px that each kind of picture is encoded in, where its master is as large. */',
      'export const pictureWidths = {',
      ...ladders,
      '} as const;',
      '',
      '/** Every encoded picture: width and height of the largest file, and the dominant colour. */',
      'export const encodedPictures: Readonly<Record<string, readonly [width: number, height: number, colour: string]>> = {',
      ...lines,
      '};',
      '',
      '/** Of the content of all pictures of a set: those whose keys differ in their last number. */',
      'export const pictureHashes: Readonly<Record<string, string>> = {',
      ...[...hashes].map(([set, hash]) => `  '${set}': '${hash}',`),
      '};',
      '',
      '/** Products photographed from all sides: how many frames there are, and how wide they are in px. */',
      'export const turnedProducts: Readonly<Record<string, readonly [frames: number, width: number]>> = {',
      ...turned,
      '};',
      '',
    ].join('\n'),
  );
}

/** Number and width of the frames of each turned product. Throws if one is missing. */
function turnsIn(entries) {
  const turns = {};
  for (const [key, { width }] of Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { product, frame } = TURN_KEY.exec(key)?.groups ?? {};
    if (product === undefined) {
      continue;
    }
    const [frames] = turns[product] ?? [0];
    if (Number(frame) !== frames) {
      throw new Error(`turn-${product} has a frame ${frame} but no frame ${String(frames).padStart(2, '0')}.`);
    }
    turns[product] = [frames + 1, width];
  }
  return turns;
}
