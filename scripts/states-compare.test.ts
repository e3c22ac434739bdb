import type { Color } from 'sharp';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { compare, duplicatePairs } from './states-compare.mjs';

const MOSS = { r: 62, g: 81, b: 64 };
const CLAY = { r: 181, g: 90, b: 56 };

function plain(width: number, height: number, background: Color) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** 40 by 20 px of moss with a square of another colour. */
async function withSquare(edge: number, colour: Color): Promise<Buffer> {
  const square = await plain(edge, edge, colour).png().toBuffer();
  return plain(40, 20, MOSS)
    .composite([{ input: square, left: 4, top: 2 }])
    .webp({ lossless: true })
    .toBuffer();
}

test('a picture is like itself', async () => {
  const picture = await withSquare(10, CLAY);
  expect((await compare(picture, picture)).share).toBe(0);
});

test('a square of another colour is its share of the picture', async () => {
  const { share } = await compare(await withSquare(10, MOSS), await withSquare(10, CLAY));
  expect(share).toBe(100 / 800);
});

test.each([
  ['12 of 255 is two ways to round', { ...MOSS, g: MOSS.g + 12 }, 0],
  ['13 of 255 is another colour', { ...MOSS, g: MOSS.g + 13 }, 100 / 800],
])('%s', async (_, colour, share) => {
  expect((await compare(await withSquare(10, MOSS), await withSquare(10, colour))).share).toBe(share);
});

test('what one picture has more than the other differs', async () => {
  const [small, large] = await Promise.all(
    [20, 25].map((height) => plain(40, height, MOSS).webp({ lossless: true }).toBuffer()),
  );
  expect((await compare(small ?? Buffer.of(), large ?? Buffer.of())).share).toBe(200 / 1000);
});

test('the drawing has before, after and what differs side by side', async () => {
  const { draw } = await compare(await withSquare(10, MOSS), await withSquare(10, CLAY));
  const { data, info } = await sharp(await draw())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const isNear = (seen: readonly number[], colour: readonly number[]) =>
    seen.every((value, channel) => Math.abs(value - (colour[channel] ?? Infinity)) < 16);
  expect([info.width, info.height]).toEqual([152, 20]);
  expect([
    isNear(colourAt(8, 6), [62, 81, 64]),
    isNear(colourAt(64, 6), [181, 90, 56]),
    isNear(colourAt(120, 6), [200, 0, 60]),
    isNear(colourAt(146, 16), [207, 212, 207]),
  ]).toEqual([true, true, true, true]);
});

test('pictures that nobody can tell apart are named in pairs', async () => {
  const pictures = new Map([
    ['closed', await withSquare(10, MOSS)],
    ['open', await withSquare(10, CLAY)],
    ['opening', await withSquare(10, { ...CLAY, r: CLAY.r + 12 })],
    ['wide', await plain(41, 20, MOSS).webp({ lossless: true }).toBuffer()],
  ]);
  expect(await duplicatePairs(pictures)).toEqual([['open', 'opening']]);
});
