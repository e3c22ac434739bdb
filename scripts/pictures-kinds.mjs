/**
 * What every script about pictures must agree on: where they lie, how a key tells the kind of picture,
 * and how each kind is encoded. Changing a number here re-encodes the kind on the next run.
 */
import { fileURLToPath } from 'node:url';

import { importTypeScript } from './typescript.mjs';

const root = new URL('..', import.meta.url);

/** A path inside the project. */
export const inProject = (path) => fileURLToPath(new URL(path, root));

export const MASTERS = inProject('pictures');
export const ENCODED = inProject('public/pictures');
export const MANIFEST = inProject('pictures/manifest.json');
export const GENERATED = inProject('src/fixtures/pictures.gen.ts');

/** What a key says of its picture, by the rules that the shop goes by. */
export const { TURN_KEY, kindOf, servedWidths } = await importTypeScript('src/domain/picture.ts');

/** The shop's papers and inks, for everything that is drawn rather than photographed. */
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
  // From edge to edge of every window: one width more, for the desks in between.
  hero: { widths: [480, 800, 1200, 1440, 1920], fallback: 800, avif, webp, jpeg },
  room: { widths: [480, 800, 1200, 1920], fallback: 800, avif, webp, jpeg },
  // A square for where the whole would be cut to one; 800 px are two of a phone's for each of the layout's.
  phone: { widths: [480, 800], fallback: 800, avif, webp, jpeg },
  portrait: { widths: [96, 192], fallback: 192, avif, webp, jpeg },
  // Seen in motion: texture may be coarser.
  turn: { widths: [480], avif: { ...avif, quality: 58 }, webp },
};

/** Pictures without a master: a square of another one's; left, top and side are shares of its width. */
export const cuts = { 'room-hero-phone': { from: 'room-hero', box: [0.375, 0, 0.625] } };
