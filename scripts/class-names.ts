import { createHash } from 'node:crypto';

/** What vanilla-extract tells of a name: a hash of its file, with a number in it behind; and the file's path. */
interface Named {
  readonly hash: string;
  readonly filePath: string;
}

const LETTERS = 26;
const BASE = 36;

/** Of each file: what its names begin with in vanilla-extract's hashes, and here. */
const prefixes = new Map<string, { readonly long: string; readonly short: string }>();

/**
 * Names for classes and variables of a production build: four signs for their file, and their number in it. Those of
 * vanilla-extract have up to eight for the file, which nothing compresses. Throws where two files would share names.
 */
export function className({ hash, filePath }: Named): string {
  const { long, short } = prefixes.get(filePath) ?? noted(filePath, hash);
  return short + hash.slice(long.length);
}

/** The first name of a file has the number 0. */
function noted(filePath: string, hash: string) {
  const digest = createHash('sha256').update(filePath).digest();
  const rest = (digest.readUInt32BE(1) % BASE ** 3).toString(BASE).padStart(3, '0');
  const prefix = { long: hash.slice(0, -1), short: String.fromCodePoint(97 + (digest.readUInt8(0) % LETTERS)) + rest };
  const [other] = [...prefixes].find(([, { short }]) => short === prefix.short) ?? [];
  if (other !== undefined) {
    throw new Error(`The class names of ${filePath} would be those of ${other}: one of the two needs another name.`);
  }
  prefixes.set(filePath, prefix);
  return prefix;
}
