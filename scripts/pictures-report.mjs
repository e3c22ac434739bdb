/** Prints the sizes of the encoded pictures: medians against the budgets, and the total. */
import { median } from './bench-report.mjs';
import { kindOf } from './pictures-kinds.mjs';

const KB = 1024;

/** Budgets in KB of the AVIF that a device fetches. A picture without that width is left out. */
const budgets = [
  {
    name: 'product card, phone (336 px)',
    limit: 10,
    sizes: (all) => ofKind(all, 'product').map(([, entry]) => entry.bytes.avif[336]),
  },
  {
    name: 'hero, phone (800 px)',
    limit: 40,
    sizes: (all) => ofKind(all, 'phone').map(([, entry]) => entry.bytes.avif[800]),
  },
  {
    name: 'gallery picture, desktop (720 px)',
    limit: 45,
    sizes: (all) => ofKind(all, 'product').map(([, entry]) => entry.bytes.avif[720]),
  },
];

/** Gives an exit code: 1 where a median is over its budget. */
export function printReport(manifest) {
  let exitCode = 0;
  for (const { name, limit, sizes } of budgets) {
    const kilobytes = sizes(manifest)
      .filter((size) => size !== undefined)
      .map((size) => size / KB)
      .toSorted((one, other) => one - other);
    if (kilobytes.length === 0) {
      continue;
    }
    const middle = median(kilobytes);
    const verdict = middle <= limit ? 'within' : 'OVER';
    if (middle > limit) {
      exitCode = 1;
    }
    console.log(
      `${name}: median ${middle.toFixed(1)} KB, largest ${kilobytes.at(-1).toFixed(1)} KB, ${verdict} ${limit} KB (${kilobytes.length} picture${kilobytes.length === 1 ? '' : 's'})`,
    );
  }
  for (const kind of ['product', 'hero', 'room', 'portrait']) {
    const entries = ofKind(manifest, kind).map(([, entry]) => entry.bytes);
    const sum = (format) =>
      entries.reduce((total, bytes) => total + Object.values(bytes[format]).reduce((one, other) => one + other, 0), 0);
    const jpg = entries.reduce((total, bytes) => total + bytes.jpg, 0);
    const megabytes = (bytes) => (bytes / KB / KB).toFixed(1);
    console.log(
      `${kind}: ${entries.length} pictures, AVIF ${megabytes(sum('avif'))} MB, WebP ${megabytes(sum('webp'))} MB, JPEG ${megabytes(jpg)} MB`,
    );
  }
  return exitCode;
}

function ofKind(manifest, kind) {
  return Object.entries(manifest).filter(([key]) => kindOf(key) === kind);
}
