import type { Output } from '#kit/paths/cli/output';
import { runPathsOfShop } from '#statecharts/paths/subject';

/** What a command has written. */
interface Written {
  readonly code: number;
  readonly printed: string;
  readonly complained: string;
  readonly saved: ReadonlyMap<string, string>;
}

/** Runs the command with these words; what it would save is kept in memory, beside the files that are there already. */
export function runInMemory(args: readonly string[], files: Readonly<Record<string, string>> = {}): Written {
  const printed: string[] = [];
  const complained: string[] = [];
  const saved = new Map<string, string>();
  const output: Output = {
    print: (text) => printed.push(text),
    complain: (text) => complained.push(text),
    prepare: () => undefined,
    save: (folder, file, text) => saved.set(`${folder}/${file}`, text),
    read: (path) => files[path],
  };
  const code = runPathsOfShop(args, output);
  return { code, printed: printed.join('\n'), complained: complained.join('\n'), saved };
}
