import { shown } from './faults';
import type { Fault } from './faults';

/** A cell of a CSV text. */
export interface Cell {
  /** Without quotes and without blanks at its ends, in NFC. */
  readonly text: string;
  readonly offset: number;
}

/** A row that is not blank. */
export interface Row {
  readonly cells: readonly Cell[];
  /** Whether its quotes are right: otherwise its cells cannot be told apart. */
  readonly isWhole: boolean;
}

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The rows of a CSV text (RFC 4180), up to a number of them, and the faults of its quotes. The first line with text says by
 * which sign cells are separated.
 */
export function csvRows(
  text: string,
  most = Infinity,
): { readonly rows: readonly Row[]; readonly faults: readonly Fault[] } {
  // Excel's own first line, which says by which sign cells are separated.
  const separated = /^sep=([,;\t])\r?\n?/i.exec(text);
  const firstLine = separated?.[1] ?? /[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (sign: string) => firstLine.split(sign).length;
  const delimiter = DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
  const plain = new RegExp(`[^${delimiter}\\r\\n]*`, 'y');
  const rows: Row[] = [];
  const faults: Fault[] = [];
  let cells: Cell[] = [];
  let faultsBefore = 0;

  for (let at = separated?.[0].length ?? 0; at <= text.length && rows.length < most;) {
    plain.lastIndex = at;
    const read = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(plain.exec(text)?.[0] ?? '', at);
    cells.push({ text: read.text.trim().normalize('NFC'), offset: at });
    faults.push(...read.faults);
    at = read.end;
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    if (cells.some((cell) => cell.text !== '')) {
      rows.push({ cells, isWhole: faults.length === faultsBefore });
    }
    cells = [];
    faultsBefore = faults.length;
    // Between \r and \n is a blank row, which is none.
    at += 1;
  }
  return { rows: withoutEmptyColumns(rows), faults };
}

/** Without the columns at the end in which no row has anything, as spreadsheets leave them. */
function withoutEmptyColumns(rows: readonly Row[]): readonly Row[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, 1 + cells.findLastIndex(({ text }) => text !== '')), 0);
  return rows.map((row) => (row.cells.length > width ? { ...row, cells: row.cells.slice(0, width) } : row));
}

interface ReadCell {
  readonly text: string;
  readonly end: number;
  readonly faults: readonly Fault[];
}

function plainCell(text: string, start: number): ReadCell {
  const quote = text.indexOf('"');
  const expected = 'quotes around the whole cell, and each quote inside doubled';
  return {
    text,
    end: start + text.length,
    faults: quote === -1 ? [] : [{ offset: start + quote, name: 'CSV', found: shown(text), expected }],
  };
}

function quotedCell(text: string, start: number, delimiter: string): ReadCell {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') {
    close = text.indexOf('"', close + 2);
  }
  const content = text.slice(start + 1, close === -1 ? undefined : close);
  const next = text[close + 1];
  const isClosed = close !== -1 && (next === undefined || [delimiter, '\r', '\n'].includes(next));
  if (isClosed) {
    return { text: content.replaceAll('""', '"'), end: close + 1, faults: [] };
  }
  const end = lineEnd(text, start);
  const isOnOneLine = close !== -1 && close < end;
  // A quote that "closes" on a later line belongs to another cell: the rows between are read again.
  const fault = isOnOneLine
    ? {
        offset: close + 1,
        found: shown(text.slice(close + 1, end)),
        expected: 'the end of the cell after its closing quote',
      }
    : { offset: start, found: shown(text.slice(start, end)), expected: 'a closing quote' };
  return { text: text.slice(start, end), end, faults: [{ ...fault, name: 'CSV' }] };
}

function lineEnd(text: string, from: number): number {
  const line = /[^\r\n]*/y;
  line.lastIndex = from;
  line.exec(text);
  return line.lastIndex;
}
