import { spawnSync } from 'node:child_process';

import { virtualModule } from './virtual-module.mjs';

/** So many earlier versions of a machine are listed. */
const MOST = 8;
/** So long are the names of commits. */
const NAME_LENGTH = 8;
const FORMAT = ['--format=%x00%H%x09%ad%x09%s', '--date=short'];
/** Far more than all diagrams that were ever committed. */
const MOST_BYTES = 100_000_000;

/** Vite plugin: `virtual:chart-history` holds the earlier diagrams of every machine, see `readChartHistory`. */
export function chartHistory() {
  return virtualModule('chart-history', 'history', async () => readChartHistory('.'));
}

/** The commit that last changed a diagram under a folder; empty where there is no git. */
export function latestChart(folder) {
  return git(folder, ['log', '-1', '--format=%H', '--', '*.mmd'])?.toString() ?? '';
}

/**
 * The diagrams (`<machine>.mmd`, wherever they were) that were committed under a folder, by machine, latest first. `extent`
 * says how much of the history git has: `all`, `part` in a shallow clone, `none` where there is no git.
 *
 * @returns {import('#statecharts/compare/chart-history').ChartHistory}
 */
export function readChartHistory(folder) {
  const log = git(folder, [
    'log',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '--diff-filter=AM',
    ...FORMAT,
    '--',
    '*.mmd',
  ]);
  if (log === undefined) {
    return { extent: 'none', machines: {} };
  }
  const isShallow = git(folder, ['rev-parse', '--is-shallow-repository']).toString().trim() === 'true';
  const found = new Map();
  for (const part of log.toString().split('\0').slice(1)) {
    const [head, ...files] = part.split('\n');
    const [commit, date, ...subject] = head.split('\t');
    for (const file of files.filter((line) => line.startsWith(':'))) {
      const [, blob, machine] = /^:\d+ \d+ \w+ (\w+) [AM]\t(?:.*\/)?([^/]+)\.mmd$/.exec(file) ?? [];
      const versions = found.get(machine) ?? [];
      const isMoved = versions.at(-1)?.blob === blob;
      // A file that was only moved: the version is older than that.
      found.set(machine, [
        ...(isMoved ? versions.slice(0, -1) : versions),
        { commit: commit.slice(0, NAME_LENGTH), date, subject: subject.join(' '), blob },
      ]);
    }
  }
  const latest = [...found].map(([machine, versions]) => [machine, versions.slice(0, MOST)]);
  const texts = readBlobs(folder, [...new Set(latest.flatMap(([, versions]) => versions.map(({ blob }) => blob)))]);
  return {
    extent: isShallow ? 'part' : 'all',
    machines: Object.fromEntries(
      latest.map(([machine, versions]) => [
        machine,
        versions.map(({ blob, ...version }) => ({ ...version, text: texts.get(blob) })),
      ]),
    ),
  };
}

/** The texts of blobs by their ids. */
function readBlobs(folder, blobs) {
  const output = git(folder, ['cat-file', '--batch'], blobs.map((blob) => `${blob}\n`).join(''));
  const texts = new Map();
  for (let start = 0; start < output.length;) {
    const end = output.indexOf('\n', start);
    const [blob, , size] = output.toString('utf8', start, end).split(' ');
    texts.set(blob, output.toString('utf8', end + 1, end + 1 + Number(size)));
    start = end + 1 + Number(size) + 1;
  }
  return texts;
}

/** What git prints; undefined when there is no git, or no repository. */
function git(folder, args, input = '') {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, input, maxBuffer: MOST_BYTES });
  return status === 0 ? stdout : undefined;
}
