import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { env } from 'node:process';
import { parseArgs } from 'node:util';

/** What a build is made for; by default the root of a host that is not known yet, into `dist`. */
export const USUAL_BUILD = { base: '/', site: undefined, out: 'dist', catalogue: undefined };

/** What `npm run catalogue` writes unless told otherwise. Tests are of the sample catalogue, whether it is there or not. */
const OWN_CATALOGUE = 'catalogue/catalogue.json';

/** Each option with its environment variable, and a check that gives what is expected instead, or undefined. */
const OPTIONS = {
  base: { variable: 'LARKWOOD_BASE', problem: baseProblem },
  site: { variable: 'LARKWOOD_SITE', problem: siteProblem },
  out: { variable: 'LARKWOOD_OUT', problem: outProblem },
  catalogue: { variable: 'LARKWOOD_CATALOGUE', problem: catalogueProblem },
};

export const BUILD_OPTIONS_HELP = `--base /shop/                 the folder of the host that the shop is in (LARKWOOD_BASE; / by default)
--site https://example.org    the origin that canonical links, sitemap and shared links name (LARKWOOD_SITE)
--out DIR                     the folder that is written and served (LARKWOOD_OUT; dist by default)
--catalogue FILE              what is sold, as npm run catalogue writes it (LARKWOOD_CATALOGUE; catalogue/catalogue.json if
                              there is one, else the sample products)`;

/**
 * Reads the options of a build from the command line, else from the environment. Gives `{ base, site, out, catalogue, help }`, or
 * an error message. Throws `ERR_PARSE_ARGS_…` for an option that does not exist.
 */
export function readBuildOptions(args = process.argv.slice(2), variables = env) {
  const { values } = parseArgs({
    args,
    options: {
      ...Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' }])),
      help: { type: 'boolean', default: false },
    },
  });
  const own = existsSync(OWN_CATALOGUE) ? OWN_CATALOGUE : undefined;
  const build = { ...USUAL_BUILD, catalogue: own, help: values.help };
  for (const [name, { variable, problem }] of Object.entries(OPTIONS)) {
    const [source, value] = values[name] === undefined ? [variable, variables[variable]] : [`--${name}`, values[name]];
    if (value !== undefined) {
      const expected = problem(value);
      if (expected !== undefined) {
        return `${source} is "${value}": expected ${expected}.`;
      }
      build[name] = value;
    }
  }
  return build;
}

function baseProblem(base) {
  const isFolder = /^\/(?:[\w.~-]+\/)*$/.test(base) && !/\/\.{1,2}\//.test(base);
  return isFolder ? undefined : 'a folder such as /shop/, with a slash before and after it, or / for none';
}

function siteProblem(site) {
  // A URL may have signs in its host that mean something in the configurations of nginx and Caddy.
  const isPlain = /^https?:\/\/[\w.:[\]-]+$/.test(site);
  const isOrigin = isPlain && URL.canParse(site) && new URL(site).origin === site;
  return isOrigin
    ? undefined
    : 'an origin such as https://shop.example, of letters a to z, digits, dots and hyphens, without a path or slash';
}

/** The build removes what is not its own: the folder must not be one that has something else in it. */
function outProblem(out) {
  const holdsProject = !relative(resolve(out), process.cwd()).startsWith('..');
  const names = out === '' || holdsProject ? ['this project'] : namesIn(out);
  const isOurs = names.length === 0 || (names.includes('index.html') && names.includes('offline.js'));
  if (!isOurs) {
    return 'a new or empty folder, or one with an earlier build in it';
  }
  return canBeWritten(resolve(out)) ? undefined : 'a folder that can be written to';
}

/** Whether files can be written into a folder, or it can be made; some systems take no folder in some places, as in /proc. */
function canBeWritten(folder) {
  try {
    if (existsSync(folder)) {
      accessSync(folder, constants.W_OK);
    } else {
      rmdirSync(mkdtempSync(join(nearestFolder(folder), '.larkwood-')));
    }
    return true;
  } catch {
    return false;
  }
}

function nearestFolder(folder) {
  return existsSync(folder) || folder === dirname(folder) ? folder : nearestFolder(dirname(folder));
}

/** A CSV would have faults as the JSON that it is not. */
function catalogueProblem(file) {
  const isOurs = existsSync(file) && statSync(file).isFile() && !/\.csv$/i.test(file);
  return isOurs ? undefined : 'a file that npm run catalogue -- --from FILE --out FILE has written, as JSON';
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    return error.code === 'ENOENT' ? [] : ['no folder'];
  }
}
