import { isWithinTypos } from '#domain/similar-words';
import type { Row } from './csv-cells';
import { MAX_REVIEWS, columnNames } from './csv-columns';
import { shown } from './faults';
import type { Fault } from './faults';

const COLUMNS = new Map(columnNames(MAX_REVIEWS).map((column) => [column.toLowerCase(), column]));

/** Capitals and blanks do not matter in the names of columns. */
export function columnOf(title: string): string | undefined {
  return COLUMNS.get(title.toLowerCase());
}

/** Columns that are missing, and what is the name of none or of an earlier one. */
export function headerFaults(
  header: Row,
  names: readonly (string | undefined)[],
  missing: readonly string[],
  body: readonly Row[],
  lineOf: (offset: number) => number,
): readonly Fault[] {
  const nearestOf = (text: string) => {
    const title = text.toLowerCase();
    return missing.find((column) => isWithinTypos(column.toLowerCase(), title));
  };
  /** Columns in which no row has anything are left out: some row has. */
  const titleOf = (index: number) => {
    const below = body.map(({ cells }) => cells[index]).find((cell) => (cell?.text ?? '') !== '');
    const cause = below === undefined ? '' : `: line ${lineOf(below.offset)} has ${shown(below.text)} in this column`;
    return `the name of a column${cause}`;
  };
  const unknown = header.cells.flatMap(({ text, offset }, index) => {
    const name = names[index];
    const fault = { offset, name: 'header', found: shown(text) };
    if (name === undefined) {
      if (text === '') {
        return [{ ...fault, found: 'an empty cell', expected: titleOf(index) }];
      }
      const nearest = nearestOf(text);
      const expected = nearest === undefined ? 'the name of a column, as docs/catalogue.md has them' : `"${nearest}"?`;
      return [{ ...fault, expected }];
    }
    return names.indexOf(name) < index ? [{ ...fault, expected: 'each column once' }] : [];
  });
  const misspelt = new Set(
    header.cells.map(({ text }, index) => (names[index] === undefined ? nearestOf(text) : undefined)),
  );
  const absent = missing
    .filter((column) => !misspelt.has(column))
    .map((column) => ({
      offset: 0,
      name: column,
      found: 'no such column',
      expected: `a column named ${column}`,
    }));
  return [...absent, ...unknown];
}
