import sharp from 'sharp';
import { expect, test } from 'vitest';

import { variantsById } from '#domain/variants';
import { products } from '#fixtures/products';
import { variants } from '#fixtures/variants';
import { swatchColours } from '#ui/components/Swatch/swatch-colours';

type Rgb = readonly [red: number, green: number, blue: number];

const SIDE = 100;

/** A channel that differs by this much is another colour, not another compression. */
const DIFFERS = 24;

/** Light and shade of a picture make so much of a difference to the dot. */
const LIKE_ITS_PICTURE = 30;

const BLACK: Rgb = [0, 0, 0];

const choices = [...variantsById(variants)]
  .map(([id, others]) =>
    [products.find((product) => product.id === id), ...others].filter((each) => each !== undefined),
  )
  .filter(([product]) => product?.option === 'Colour');

test.each(choices.map((all) => [all[0]?.name, all] as const))(
  'each colour of %s is pictured in that colour, nearer to its own dot than to the others',
  async (_, all) => {
    const pictured = await Promise.all(all.map(({ img: [main = ''] }) => pixelsOf(main)));
    const coloured = Array.from({ length: SIDE * SIDE }, (_none, place) => place).filter((place) =>
      pictured.some((pixels) => [0, 1, 2].some((channel) => differs(pixels, pictured[0], place * 3 + channel))),
    );
    expect(coloured.length).toBeGreaterThan((SIDE * SIDE) / 20);
    const means = pictured.map((pixels) => meanOf(pixels, coloured));
    const nearest = means.map(
      (mean) => all.toSorted((one, other) => distance(mean, dotOf(one)) - distance(mean, dotOf(other)))[0]?.label,
    );
    expect(nearest).toEqual(all.map(({ label }) => label));
    const unlike = all.filter((each, place) => distance(means[place] ?? BLACK, dotOf(each)) > LIKE_ITS_PICTURE);
    expect(unlike.map(({ label }) => label)).toEqual([]);
    const shared = means.flatMap((mean, place) =>
      means.slice(place + 1).filter((other) => distance(mean, other) < DIFFERS),
    );
    expect(shared).toEqual([]);
  },
);

test('no two colours of the vocabulary have dots that look alike', () => {
  const dots = Object.entries(swatchColours);
  const alike = dots.flatMap(([name, hex], place) =>
    dots
      .slice(place + 1)
      .flatMap(([other, otherHex]) => (distance(rgbOf(hex), rgbOf(otherHex)) < DIFFERS ? [`${name}, ${other}`] : [])),
  );
  expect(alike).toEqual([]);
});

test('colours of different names have dots of their own', () => {
  const labels = new Map<string, Set<string>>();
  for (const { label = '', swatch } of choices.flat()) {
    if (swatch !== undefined) {
      labels.set(swatch, new Set([...(labels.get(swatch) ?? []), label]));
    }
  }
  expect([...labels.values()].filter(({ size }) => size > 1)).toEqual([]);
});

function pixelsOf(key: string): Promise<Buffer> {
  return sharp(`pictures/${key}.webp`).resize(SIDE, SIDE).removeAlpha().raw().toBuffer();
}

function differs(pixels: Buffer, others: Buffer | undefined, at: number): boolean {
  return Math.abs((pixels[at] ?? 0) - (others?.[at] ?? 0)) > DIFFERS;
}

function meanOf(pixels: Buffer, places: readonly number[]): Rgb {
  const mean = (channel: number) =>
    places.reduce((sum, place) => sum + (pixels[place * 3 + channel] ?? 0), 0) / places.length;
  return [mean(0), mean(1), mean(2)];
}

function dotOf({ swatch }: (typeof variants)[number]): Rgb {
  return rgbOf(swatchColours[swatch ?? 'clear']);
}

/** Of a hex of three digits, which are fewer bytes on every page. */
function rgbOf(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.charAt(at).repeat(2), 16);
  return [channel(1), channel(2), channel(3)];
}

function distance([red, green, blue]: Rgb, [otherRed, otherGreen, otherBlue]: Rgb): number {
  return Math.hypot(red - otherRed, green - otherGreen, blue - otherBlue);
}
