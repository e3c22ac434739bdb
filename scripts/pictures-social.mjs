/**
 * Makes the pictures for shared links: `public/social/<picture key>.jpg`, 1200 by 630, for the home page (its hero),
 * every product and its other colours (their first pictures) and every post (its cover). A browser renders the text in the shop's fonts.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { launchOptions } from './browser.mjs';
import { MASTERS, inProject, palette } from './pictures-kinds.mjs';
import { importTypeScript } from './typescript.mjs';

const FOLDER = inProject('public/social');
const MADE = inProject('pictures/social.json');
const SIZE = { width: 1200, height: 630 };
const LARGEST = 45 * 1024;
/** Increase to make all of them again after a change of the layout. */
const LAYOUT = 1;

const { products } = await importTypeScript('src/fixtures/products.ts');
const { variants } = await importTypeScript('src/fixtures/variants.ts');
const { blogPosts } = await importTypeScript('src/fixtures/blog-posts.ts');
const { homeHero } = await importTypeScript('src/fixtures/home.ts');

const cards = [
  { key: 'room-hero', over: '', title: homeHero.headline, wide: true },
  ...[...products, ...variants.filter(({ option }) => option === 'Colour')].map(({ img, name, category }) => ({
    key: img[0],
    over: category,
    title: name,
    wide: false,
  })),
  ...blogPosts.map(({ img, name, des }) => ({ key: img, over: name, title: des, wide: true })),
];

const made = JSON.parse(await readFile(MADE, 'utf8').catch(() => '{}'));
await mkdir(FOLDER, { recursive: true });
const font = await dataUrl('src/ui/theme/fonts/newsreader.woff2', 'font/woff2');
const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage({ viewport: SIZE });
for (const card of cards) {
  const master = await readFile(join(MASTERS, `${card.key}.webp`)).catch(() => undefined);
  if (!master) {
    continue;
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([LAYOUT, card]))
    .update(master)
    .digest('hex')
    .slice(0, 16);
  if (made[card.key] === hash) {
    continue;
  }
  await page.setContent(markup(card, `data:image/webp;base64,${master.toString('base64')}`), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await writeFile(join(FOLDER, `${card.key}.jpg`), await small(await page.screenshot({ type: 'png' })));
  made[card.key] = hash;
  console.log(`social ${card.key}`);
}
await browser.close();
await writeFile(MADE, `${JSON.stringify(made, Object.keys(made).toSorted(), 1)}\n`);

function markup({ over, title, wide }, picture) {
  return `<!doctype html><style>
    @font-face { font-family: Newsreader; src: url(${font}); font-weight: 200 800 }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr ${wide ? 720 : 630}px; background: ${palette.page}; color: ${palette.ink}; font-family: Newsreader; font-optical-sizing: auto }
    div { display: flex; flex-direction: column; padding: 52px 44px 48px 56px }
    b { font-weight: 500; font-size: 40px; letter-spacing: -.02em; color: ${palette.moss} }
    i { font-style: normal; font-size: 26px; color: ${palette.soft}; margin-top: auto; padding-bottom: 10px }
    h1 { font-weight: 400; font-size: ${title.length > 44 ? 46 : 56}px; line-height: 1.1; letter-spacing: -.015em; text-wrap: balance }
    img { width: 100%; height: 630px; object-fit: cover; object-position: ${wide ? '70% 60%' : 'center'}; background: ${palette.ground} }
  </style><div><b>Larkwood</b><i>${over}</i><h1>${title}</h1></div><img src="${picture}">`;
}

/** Lowers the quality until the file is small enough. */
async function small(png) {
  for (let quality = 84; ; quality -= 4) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= LARGEST || quality <= 60) {
      return jpeg;
    }
  }
}

async function dataUrl(path, type) {
  return `data:${type};base64,${(await readFile(inProject(path))).toString('base64')}`;
}
