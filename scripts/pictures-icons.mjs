/**
 * Draws the shop's icons from its logo: favicon, touch icon, maskable icons and the web manifest. Collects third-party
 * brand logos in one SVG file and the icons of controls in another, so that no page or script contains their paths.
 */
import { writeFile } from 'node:fs/promises';
import lucideIcons from 'lucide-react/dynamicIconImports.mjs';
import sharp from 'sharp';
import * as simpleIcons from 'simple-icons';
import { inProject, palette } from './pictures-kinds.mjs';
import { importTypeScript } from './typescript.mjs';

/** An L with a leaf, in a 32 by 32 view box. */
const MARK = `<path d="M11 7v18h11" fill="none" stroke="${palette.page}" stroke-width="2.5"/><path d="M22 8c-5 0-8 3-8 8 5 0 8-3 8-8Z" fill="${palette.page}"/>`;

const rounded = icon(`<rect width="32" height="32" rx="4" fill="${palette.moss}"/>${MARK}`);
const square = icon(`<rect width="32" height="32" fill="${palette.moss}"/>${MARK}`);
/** A platform may crop a maskable icon to a circle of 80 %: the logo keeps well inside it. */
const maskable = icon(
  `<rect width="32" height="32" fill="${palette.moss}"/><g transform="translate(16 16) scale(.86) translate(-16.5 -16)">${MARK}</g>`,
);

await writeFile(inProject('public/favicon.svg'), rounded);
await writeFile(inProject('public/favicon.ico'), ico(await raster(rounded, 32), 32));
await save('apple-touch-icon.png', square, 180);
await save('icon-192.png', rounded, 192);
await save('icon-512.png', rounded, 512);
await save('icon-maskable-192.png', maskable, 192);
await save('icon-maskable-512.png', maskable, 512);
await writeFile(inProject('public/site.webmanifest'), `${JSON.stringify(webManifest(), null, 2)}\n`);
await writeFile(inProject('src/ui/components/BrandLogo/marks.svg'), await brandMarks());
await writeFile(inProject('src/ui/components/Icon/icons.svg'), await lineIcons());

function webManifest() {
  const png = (name, size, purpose) => ({
    src: `${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: 'Larkwood',
    short_name: 'Larkwood',
    description: 'Furniture and home decor in oak, linen, clay and wool.',
    lang: 'en',
    // From the manifest's own place, which may be in a folder of the host.
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: palette.page,
    theme_color: palette.page,
    categories: ['shopping', 'lifestyle'],
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].map((size) => png('icon', size, 'any')),
      ...[192, 512].map((size) => png('icon-maskable', size, 'maskable')),
    ],
  };
}

async function brandMarks() {
  const { brands } = await importTypeScript('src/ui/components/BrandLogo/brands.ts');
  const marks = Object.values(simpleIcons).filter(({ slug }) => brands.includes(slug));
  const symbols = marks.map(
    ({ slug, path }) => `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  return sprite(symbols);
}

/** How wide the lines are, and whether they are filled, is set where an icon is used; the colour is that of the text there. */
async function lineIcons() {
  const { iconNames } = await importTypeScript('src/ui/components/Icon/icon-names.ts');
  const lines = written({ stroke: 'currentColor', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
  const symbols = await Promise.all(
    iconNames.map(async (name) => {
      const { __iconData: icon } = await lucideIcons[name]();
      const shapes = icon.node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`);
      return `<symbol id="${name}" viewBox="0 0 24 24"${lines}>${shapes.join('')}</symbol>`;
    }),
  );
  return sprite(symbols);
}

function written(attributes) {
  return Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

function sprite(symbols) {
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

function icon(drawing) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>\n`;
}

function raster(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

async function save(file, svg, size) {
  await writeFile(inProject(`public/${file}`), await raster(svg, size));
}

/** An ICO file with one PNG. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
