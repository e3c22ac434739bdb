import { readFileSync } from 'node:fs';

/** A row of docs/search-queries.md, which says what its columns mean. */
export interface MeasuredQuery {
  readonly q: string;
  /** Its part, from 1; only the third was not written before its answers were seen. */
  readonly part: number;
  /** Must come first; undefined if the query is only measured. */
  readonly first: string | undefined;
  readonly finds: readonly string[];
  readonly fits: readonly string[];
  readonly not: readonly string[];
}

export const measuredQueries: readonly MeasuredQuery[] = queriesIn(
  readFileSync(new URL('../../docs/search-queries.md', import.meta.url), 'utf8'),
);

/** The queries of which all that is named must be found in the list, without variants: those that were written for it. */
export const strictQueries = measuredQueries.filter(({ first, part }) => first !== undefined && part < 11);

function queriesIn(text: string): readonly MeasuredQuery[] {
  const [, ...tables] = text.split('| query | finds | fits too | not |');
  return tables.flatMap((table, part) =>
    table
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => {
        const [, q = '', finds = '', fits = '', not = ''] = line.split('|').map((cell) => cell.trim());
        return {
          q,
          part: part + 1,
          first: /\*\*(.+)\*\*/.exec(finds)?.[1],
          finds: keysIn(finds.replaceAll('*', '')),
          fits: keysIn(fits),
          not: keysIn(not),
        };
      }),
  );
}

function keysIn(cell: string): readonly string[] {
  return cell === '' ? [] : cell.split(', ');
}

/** Words for products that are not sold here, and punctuation: nothing may be found. */
export const findNothing: readonly string[] = [
  'zebra',
  'unicorn',
  'clock',
  'blinds',
  'glove',
  'chain',
  'sink',
  'fork',
  'card',
  'disk',
  'paint brush',
  'phone',
  'toaster',
  'Ireland',
  'oak zebra',
  'velvet bed',
  String.raw`(+\🙂`,
  '(',
  '+',
  '\\',
  '[-',
  '*',
  '🪑',
  '\u0000',
  '...',
  '%',
  '“”',
  '—',
  'ベッド',
];
