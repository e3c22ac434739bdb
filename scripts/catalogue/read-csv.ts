import { csvRows } from './csv-cells';
import type { Row } from './csv-cells';
import { REQUIRED_COLUMNS, requiredReviewColumns } from './csv-columns';
import { columnOf, headerFaults } from './csv-header';
import { sourceOf } from './csv-source';
import { MAX_PRODUCTS, shown } from './faults';
import type { Fault } from './faults';
import type { Source } from './source';

/** With the names of the columns. */
const MAX_ROWS = MAX_PRODUCTS + 1;

/** As where several files were put into one. */
const HEADER_AGAIN = { found: 'the names of the columns again', expected: 'a product' };

/** What a CSV text says, as a catalogue file would, with the place of each value; and the faults of rows and columns. */
export function readCsv(text: string): { readonly source: Source | undefined; readonly faults: readonly Fault[] } {
  const { rows, faults } = csvRows(text, MAX_ROWS + 1);
  const more = rows[MAX_ROWS];
  if (more !== undefined) {
    const expected = `at most ${MAX_PRODUCTS} products and variants`;
    return { source: undefined, faults: [{ offset: startOf(more), name: 'row', found: 'one more row', expected }] };
  }
  const [header, ...body] = rows;
  if (header === undefined || !header.cells.some((cell) => columnOf(cell.text) !== undefined)) {
    const expected = `the names of the columns, between commas, semicolons or tabs: ${REQUIRED_COLUMNS.join(', ')} …`;
    return {
      source: undefined,
      faults: [
        {
          offset: header === undefined ? 0 : startOf(header),
          name: 'header',
          found: shown(header?.cells.map((cell) => cell.text).join(' ')),
          expected,
        },
      ],
    };
  }
  const names = header.cells.map((cell) => columnOf(cell.text));
  const required = [...REQUIRED_COLUMNS, ...requiredReviewColumns(names)];
  const missing = required.filter((column) => !names.includes(column));
  const isHeader = ({ cells }: Row) => cells.every(({ text: written }, index) => written === header.cells[index]?.text);
  const whole = body.filter((row) => row.isWhole && row.cells.length === names.length && !isHeader(row));
  const { source, conflicts } = sourceOf(text, whole, names, new Set(missing));
  const isWhole = body.length > 0 && whole.length === body.length;
  const ofHeader = headerFaults(header, names, missing, body, source.lineOf);
  const unread = !header.isWhole || ofHeader.length > 0 ? 'names' : isWhole ? 'nothing' : 'rows';
  return {
    source: { ...source, unread },
    faults: [
      ...faults,
      ...ofHeader,
      ...(body.length === 0 ? [noRows(text)] : []),
      ...lengthFaults(body, names.length),
      ...body.filter(isHeader).map((row) => ({ offset: startOf(row), name: 'row', ...HEADER_AGAIN })),
      ...conflicts,
    ],
  };
}

function startOf({ cells }: Row): number {
  return cells[0]?.offset ?? 0;
}

/** Told behind the last line that has anything in it. */
function noRows(text: string): Fault {
  const expected = 'a row for each product below the names of the columns';
  return { offset: text.trimEnd().length, name: 'row', found: 'the end of the file', expected };
}

function lengthFaults(rows: readonly Row[], expected: number): readonly Fault[] {
  return rows
    .filter(({ cells, isWhole }) => isWhole && cells.length !== expected)
    .map(({ cells }) => ({
      offset: cells[0]?.offset ?? 0,
      name: 'row',
      found: cells.length === 1 ? '1 cell' : `${cells.length} cells`,
      expected: `${expected} cells, as in the first line`,
    }));
}
