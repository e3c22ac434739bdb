import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Drawn into pictures and icons of the shop, so that no bundle names them. */
const DRAWN_FROM = ['lucide-react', 'simple-icons', '@dicebear/notionists'].map((name) => `node_modules/${name}`);

const FONTS = 'src/ui/theme/fonts';
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Vite plugin that notes of which packages the bundles for browsers are made; `folders` are theirs. */
export function shippedPackages() {
  const folders = new Set();
  return {
    folders,
    plugin: {
      name: 'larkwood:shipped-packages',
      generateBundle(_, bundle) {
        if (this.environment.name === 'ssr') {
          return;
        }
        for (const id of Object.values(bundle).flatMap(({ modules = {} }) => Object.keys(modules))) {
          const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];
          if (folder !== undefined) {
            folders.add(folder);
          }
        }
      },
    },
  };
}

/**
 * Writes into a build what it owes to others: `licences.txt` with the text of every licence, `sbom.json` (CycloneDX, from
 * the lock file), and `.well-known/security.txt` (RFC 9116). Throws for a package without a licence text.
 */
export async function writeNotices({ out, base }, folders) {
  const packages = await Promise.all([...folders, ...DRAWN_FROM].toSorted().map(licenceOf));
  const fonts = (await readdir(FONTS)).filter((name) => name.endsWith('.txt'));
  const fontTexts = await Promise.all(
    fonts.map(async (name) => ({ title: `Font: ${name}`, text: await readFile(join(FONTS, name), 'utf8') })),
  );
  const sections = [...packages, ...fontTexts].map(({ title, text }) => `${title}\n\n${text.trim()}\n`);
  await mkdir(join(out, '.well-known'), { recursive: true });
  await Promise.all([
    writeFile(join(out, 'licences.txt'), sections.join(`\n${'-'.repeat(80)}\n\n`)),
    writeFile(join(out, 'sbom.json'), await billOfMaterials()),
    writeFile(join(out, '.well-known/security.txt'), await securityText(out, base)),
  ]);
}

async function licenceOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((entry) => LICENCE_FILE.test(entry));
  if (file === undefined) {
    throw new Error(`${name} is shipped, and has no licence text in ${folder}.`);
  }
  return { title: `${name} ${version} (${license})`, text: await readFile(join(folder, file), 'utf8') };
}

/** The same for the same lock file: without serial number and time. */
async function billOfMaterials() {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'],
    { maxBuffer: 50_000_000, shell: process.platform === 'win32' },
  );
  const bill = JSON.parse(stdout);
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** Read only at the root of a host. The file expires a year after the build. */
async function securityText(out, base) {
  const [, origin] = /^Sitemap: (https?:\/\/[^/]+)/m.exec(await readFile(join(out, 'robots.txt'), 'utf8'));
  const expires = new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10);
  return [`Contact: ${origin}${base}ContactUs`, `Expires: ${expires}T00:00:00Z`, 'Preferred-Languages: en', ''].join(
    '\n',
  );
}
