import sharp from 'sharp';

/** Difference of a channel, of 255, that still counts as equal: rounding. */
const TOLERANCE = 12;
const CHANNELS = 3;
const WHITE = 255;
/** Opacity of unchanged pixels in the picture of differences. */
const FADED = 0.25;
const MARK = [200, 0, 60];
const GAP_PX = 16;
const GALLERY_PX = 224;

/**
 * Compares two pictures: the share of pixels that differ, from 0 to 1, and a function that draws the difference. Where
 * one is larger, its surplus counts as different.
 */
export async function compare(before, after) {
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const marks = Buffer.alloc(width * height * CHANNELS);
  let count = 0;
  for (let place = 0; place < width * height; place += 1) {
    const [was, is] = [old, now].map((picture) => pixelAt(picture, place % width, Math.floor(place / width)));
    const isOff = !was || !is || was.some((value, channel) => Math.abs(value - is[channel]) > TOLERANCE);
    count += isOff ? 1 : 0;
    marks.set(isOff ? MARK : is.map((value) => WHITE - (WHITE - value) * FADED), place * CHANNELS);
  }
  return { share: count / (width * height), draw: () => sideBySide([before, after, marks], width, height) };
}

/** A picture as small as it stands in the gallery at two pixels a pixel, as WebP. */
export function smaller(picture) {
  return sharp(picture).resize({ width: GALLERY_PX }).webp({ quality: 70 }).toBuffer();
}

/** Pairs of names of identical pictures, of pictures by name. */
export async function duplicatePairs(pictures) {
  const all = await Promise.all([...pictures].map(async ([name, picture]) => ({ name, ...(await pixelsOf(picture)) })));
  return all.flatMap((one, place) =>
    all
      .slice(place + 1)
      .filter((other) => isSame(one, other))
      .map((other) => [one.name, other.name]),
  );
}

function isSame(one, other) {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.data.every((value, place) => Math.abs(value - other.data[place]) <= TOLERANCE)
  );
}

async function pixelsOf(picture) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function pixelAt({ data, width, height }, x, y) {
  const place = (y * width + x) * CHANNELS;
  return x < width && y < height ? [...data.subarray(place, place + CHANNELS)] : undefined;
}

/** Before, after and difference side by side, as WebP. */
function sideBySide([before, after, marks], width, height) {
  const inputs = [{ input: before }, { input: after }, { input: marks, raw: { width, height, channels: CHANNELS } }];
  return sharp({
    create: { width: inputs.length * (width + GAP_PX) - GAP_PX, height, channels: CHANNELS, background: 'white' },
  })
    .composite(inputs.map((input, index) => ({ ...input, left: index * (width + GAP_PX), top: 0 })))
    .webp()
    .toBuffer();
}
