/**
 * Draws the portraits of authors and reviewers as SVG masters, in the shop's colours.
 * The drawing is "Notionists" by Zoish (CC0 1.0), put together by DiceBear; nothing of either is shipped but the pictures.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { MASTERS, palette } from './pictures-kinds.mjs';

const skins = { pale: '#F3D9C4', fair: '#EBC8AC', tan: '#DBAE88', olive: '#CFA27A', brown: '#B5835A', deep: '#946543' };
const hairs = {
  black: palette.ink,
  brown: '#4A3324',
  chestnut: '#7A4A2C',
  sand: '#A9834F',
  copper: '#9E4526',
  grey: '#8C857B',
};
const cloths = {
  paper: palette.page,
  moss: '#7D8B74',
  clay: '#C0785A',
  brass: '#C9A968',
  sand: '#CBB79C',
  slate: '#8A97A0',
};
const grounds = { sand: palette.ground, sage: '#D5DACB', blush: '#E9D3C6', straw: '#EADFC3', mist: '#D9DEDF' };

/**
 * One line per person: hair, body, brows, eyes, lips and nose by variant; then skin, hair, clothes and background; then
 * accessories.
 */
const people = {
  'maren-solberg': [29, 11, 5, 4, 17, 4, 'pale', 'sand', 'moss', 'sand'],
  'tobias-okafor': [22, 25, 9, 4, 13, 9, 'deep', 'black', 'sand', 'sage', { glasses: 11 }],
  'ines-carvalho': [45, 14, 10, 4, 21, 2, 'tan', 'brown', 'clay', 'straw'],
  'harriet-lowe': [43, 21, 5, 4, 17, 16, 'fair', 'grey', 'slate', 'blush', { glasses: 8 }],
  'kenji-watanabe': [25, 17, 4, 4, 3, 3, 'fair', 'black', 'moss', 'mist'],
  'amara-diallo': [48, 11, 10, 4, 3, 9, 'deep', 'black', 'brass', 'blush'],
  'rosa-benedetti': [11, 14, 5, 4, 17, 12, 'olive', 'brown', 'paper', 'sage'],
  'anouk-verhoeven': [58, 23, 10, 4, 17, 4, 'fair', 'chestnut', 'slate', 'straw'],
  'samir-haddad': [34, 13, 9, 4, 13, 11, 'olive', 'black', 'paper', 'mist', { beard: 2 }],
  'nomvula-dube': [20, 12, 10, 4, 21, 9, 'brown', 'black', 'clay', 'sand'],
  'hanna-lindqvist': [10, 1, 5, 4, 3, 4, 'pale', 'sand', 'slate', 'sage'],
  'marcus-bell': [55, 13, 9, 4, 13, 9, 'deep', 'black', 'moss', 'straw', { beard: 2 }],
  'priya-nair': [23, 12, 10, 4, 17, 2, 'brown', 'black', 'brass', 'mist'],
  'jo-fairweather': [16, 7, 4, 4, 17, 16, 'pale', 'copper', 'paper', 'blush'],
  'daniel-kowalski': [18, 25, 9, 4, 3, 11, 'fair', 'sand', 'slate', 'sand', { beard: 3 }],
  'yuki-tanaka': [41, 21, 5, 4, 21, 4, 'fair', 'black', 'clay', 'mist'],
  'oscar-mendes': [33, 23, 9, 4, 13, 12, 'tan', 'brown', 'brass', 'sage'],
  'ruth-adeyemi': [30, 14, 10, 4, 17, 9, 'deep', 'black', 'slate', 'straw', { glasses: 3 }],
  'elliot-park': [38, 1, 4, 4, 3, 3, 'fair', 'black', 'sand', 'blush', { glasses: 11 }],
  'sofia-rinaldi': [37, 13, 5, 4, 3, 12, 'olive', 'chestnut', 'moss', 'sand'],
  'callum-reid': [13, 7, 9, 4, 13, 16, 'pale', 'copper', 'moss', 'mist', { beard: 2 }],
  'leila-farouk': [62, 11, 10, 4, 17, 2, 'tan', 'moss', 'paper', 'straw'],
};

/** The drawing's layers, identified by their position. */
const layers = { head: '531 487', body: '178 1057', hair: '266 207', beard: '653 805' };
/** Head and shoulders of the style's larger view box. */
const CROP = '292 190 1120 1120';

for (const [name, person] of Object.entries(people)) {
  await writeMaster(name, portrait(name, person));
}
await writeMaster('guest', guest());

function portrait(name, [hair, body, brows, eyes, lips, nose, skin, hairColour, cloth, ground, extras = {}]) {
  const { glasses, beard } = extras;
  const drawing = createAvatar(notionists, {
    seed: name,
    hair: [variant(hair)],
    body: [variant(body)],
    brows: [variant(brows)],
    eyes: [variant(eyes)],
    lips: [variant(lips)],
    nose: [variant(nose)],
    glasses: [variant(glasses ?? 3)],
    glassesProbability: glasses ? 100 : 0,
    beard: [variant(beard ?? 2)],
    beardProbability: beard ? 100 : 0,
    bodyIconProbability: 0,
    gestureProbability: 0,
  }).toString();
  const inside = drawing
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
  const tinted = inside
    .split(/(?=<g transform="translate\(\d+ \d+\)">)/)
    .map((layer) =>
      tint(layer, { skin: skins[skin], hair: hairs[hairColour] ?? cloths[hairColour], cloth: cloths[cloth] }),
    );
  return sheet(CROP, grounds[ground], tinted.join(''));
}

function tint(layer, colours) {
  const at = /^<g transform="translate\((\d+ \d+)\)">/.exec(layer)?.[1];
  const ink = (text, colour) => text.replaceAll('#000', colour);
  if (at === layers.head) {
    return ink(layer.replaceAll('#fff', colours.skin), palette.ink);
  }
  if (at === layers.body) {
    return ink(layer.replaceAll('#fff', colours.cloth), palette.ink);
  }
  if (at === layers.hair) {
    return ink(layer, colours.hair).replaceAll('#fff', palette.page);
  }
  return ink(layer, at === layers.beard ? colours.hair : palette.ink);
}

/** The portrait for a person without one: a head and shoulders in outline. */
function guest() {
  const outline = `<g fill="${palette.page}" stroke="${palette.soft}" stroke-width="22" stroke-linejoin="round"><path d="M180 1140c0-250 160-390 380-390s380 140 380 390z"/><circle cx="560" cy="480" r="200"/></g>`;
  return sheet('0 0 1120 1120', grounds.sand, outline);
}

function sheet(box, ground, drawing) {
  const [x, y, width, height] = box.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="${box}" fill="none"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>${drawing}</svg>\n`;
}

function variant(number) {
  return `variant${String(number).padStart(2, '0')}`;
}

function writeMaster(name, svg) {
  return writeFile(join(MASTERS, `portrait-${name}.svg`), svg);
}
