/**
 * Settings that all picture scripts share: folders, the kind of a picture by its key, and the encoding of each kind.
 * Changing a number re-encodes that kind on the next run.
 */
import { fileURLToPath } from 'node:url';

import { importTypeScript } from './typescript.mjs';

const root = new URL('..', import.meta.url);

/** Absolute path of a file of the project. */
export const inProject = (path) => fileURLToPath(new URL(path, root));

export const MASTERS = inProject('pictures');
export const ENCODED = inProject('public/pictures');
export const MANIFEST = inProject('pictures/manifest.json');
export const GENERATED = inProject('src/fixtures/pictures.gen.ts');

/** The shop's own rules for picture keys. */
export const { TURN_KEY, kindOf, nameOf, servedWidths, setOf } = await importTypeScript('src/domain/picture.ts');

/** The shop's colours, for everything that is drawn. */
export const palette = {
  page: '#FAF7F2',
  ground: '#E6DFD5',
  line: '#DDD4C7',
  ink: '#221E1A',
  soft: '#5C544B',
  moss: '#3F5041',
  clay: '#9E4526',
  brass: '#7A5C22',
};

/**
 * Below an AVIF quality of about 70 bouclé and linen smear, so the budgets are met by width, not by quality.
 * Chroma is halved: beyond 4 effort the files shrink by a few per cent and take three times as long.
 */
const avif = { quality: 72, effort: 4, chromaSubsampling: '4:2:0' };
const webp = { quality: 78, effort: 5, smartSubsample: true };
const jpeg = { quality: 78, mozjpeg: true };

/** Widths in px of the AVIF and WebP files (those above the master are dropped) and of the one JPEG, if there is one. */
export const kinds = {
  product: { widths: [200, 336, 480, 720, 1200], fallback: 720, avif, webp, jpeg },
  // As wide as the window: one more width, for desktops of medium size.
  hero: { widths: [480, 800, 1200, 1440, 1920], fallback: 800, avif, webp, jpeg },
  room: { widths: [480, 800, 1200, 1920], fallback: 800, avif, webp, jpeg },
  // A square, for where the whole picture would be cropped to one; 800 px serve phones with a pixel ratio of two.
  phone: { widths: [480, 800], fallback: 800, avif, webp, jpeg },
  portrait: { widths: [96, 192], fallback: 192, avif, webp, jpeg },
  // Seen in motion: texture may be coarser.
  turn: { widths: [480], avif: { ...avif, quality: 58 }, webp },
};

/**
 * Pictures full of fine texture whose file for a phone would weigh 45 KB and more, which a page waits for. At this quality
 * they cannot be told from the others side by side.
 */
const COARSER = ['boucle-cushion-1', 'boucle-cushion-2', 'sideboard-2', 'wardrobe-2'].concat(
  ['bedroom', 'blog-5', 'dining-room', 'living-room'].map((name) => `room-${name}`),
);

/** How a picture is encoded. */
export function settingsOf(key) {
  const settings = kinds[kindOf(key)];
  return COARSER.includes(key) ? { ...settings, avif: { ...settings.avif, quality: 60 } } : settings;
}

/** Squares cropped from other masters; left, top and side are fractions of the width. */
export const cuts = { 'room-hero-phone': { from: 'room-hero', box: [0.375, 0, 0.625] } };
