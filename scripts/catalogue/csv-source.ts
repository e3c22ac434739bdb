import type { Cell, Row } from './csv-cells';
import {
  CHOSEN_COLUMNS,
  FACT_LISTS,
  FACT_NUMBERS,
  MAX_REVIEWS,
  OPTIONAL_COLUMNS,
  PICTURES,
  PLAIN_COLUMNS,
  reviewColumns,
  valueOf,
} from './csv-columns';
import { lineFinder, shown, shownNumber } from './faults';
import type { Fault } from './faults';
import { pictureKeyOf } from './picture-key';
import type { Path, Place, Source } from './source';

/** The cell of a place on the home page, and the id in its row. */
interface Chosen {
  readonly offset: number;
  readonly id: unknown;
}

/** A row by column; a column that the file does not have is undefined. */
type Cells = (column: string) => Cell | undefined;

/** What whole rows say, with the place of each value, and what they say of a picture or place on the home page that another has said. */
export function sourceOf(
  text: string,
  rows: readonly Row[],
  names: readonly (string | undefined)[],
  missingColumns: ReadonlySet<string>,
): { readonly source: Omit<Source, 'unread'>; readonly conflicts: readonly Fault[] } {
  const places = new Map<string, Place>();
  const numbers = new Map<string, string>();
  const lineAt = lineFinder(text);
  const conflicts: Fault[] = [];
  const altTexts = new Map<string, Cell>();
  const reviews = new Map<string, Record<string, string | number>[]>();
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const reviewNumbers = Array.from({ length: MAX_REVIEWS }, (_, index) => index + 1).filter((n) =>
    Object.values(reviewColumns(n)).some((column) => indexOf.has(column)),
  );
  const chosen = { featured: new Map<number, Chosen>(), popular: new Map<number, Chosen>() };
  const keep = (path: Path, cell: Pick<Cell, 'offset'>, name: string) =>
    places.set(keyOf(path), { offset: cell.offset, name });
  /** The value of a cell or of a part of it, by the place that it gets. */
  const valueAt = (path: Path, column: string, cell: string) => {
    const value = valueOf(column, cell);
    if (typeof value === 'number' && String(value) !== cell) {
      numbers.set(keyOf(path), cell);
    }
    return value;
  };

  const products = rows.map((row, index) => {
    const at: Cells = (column) => row.cells[indexOf.get(column) ?? -1];
    const product: Record<string, unknown> = {};
    places.set(keyOf(['products', index]), { offset: row.cells[0]?.offset ?? 0, name: 'row' });
    for (const column of PLAIN_COLUMNS) {
      const cell = at(column);
      if (cell !== undefined) {
        keep(['products', index, column], cell, column);
        const isLeftOut = cell.text === '' && OPTIONAL_COLUMNS.has(column);
        product[column] = isLeftOut ? undefined : valueAt(['products', index, column], column, cell.text);
      }
    }
    const facts = readFacts(index, at);
    if (Object.keys(facts).length > 0) {
      product['facts'] = facts;
    }
    product['img'] = readPictures(index, at);
    readReviews(at);
    for (const column of CHOSEN_COLUMNS) {
      readChosen(column, at, product['id']);
    }
    return product;
  });

  function readFacts(index: number, at: Cells): Record<string, unknown> {
    const facts: Record<string, unknown> = {};
    for (const column of [...FACT_NUMBERS, ...FACT_LISTS]) {
      const cell = at(column);
      if (cell !== undefined && cell.text !== '') {
        const isList = FACT_LISTS.some((list) => list === column);
        const path = ['products', index, 'facts', column];
        facts[column] = isList
          ? cell.text.split('|').map((part, n) => valueAt([...path, n], column, part.trim()))
          : valueAt(path, column, cell.text);
        keep(path, cell, column);
      }
    }
    return facts;
  }

  function readPictures(index: number, at: Cells): readonly string[] {
    const keys: string[] = [];
    const first = at('img1');
    if (first !== undefined) {
      keep(['products', index, 'img'], first, 'img1');
    }
    for (const n of PICTURES) {
      const [img, alt] = [at(`img${n}`), at(`alt${n}`)];
      if (img !== undefined && (img.text !== '' || n < 3)) {
        keep(['products', index, 'img', keys.length], img, `img${n}`);
        keys.push(img.text);
      }
      if (alt !== undefined) {
        readAltText(pictureKeyOf(img?.text ?? ''), alt, `alt${n}`);
      }
    }
    return keys;
  }

  /** A picture of several products needs its text only once, and has only one. */
  function readAltText(key: string, alt: Cell, column: string): void {
    const earlier = altTexts.get(key);
    if (key === '') {
      // A first or second picture that is missing is told by itself.
      if (column === 'alt3' && alt.text !== '') {
        const expected = 'nothing, or a picture';
        conflicts.push({ offset: alt.offset, name: column, found: shown(alt.text), expected });
      }
    } else if (earlier === undefined || earlier.text === '') {
      altTexts.set(key, alt);
      keep(['altTexts', key], alt, column);
    } else if (alt.text !== '' && alt.text !== earlier.text) {
      const expected = `the text of this picture on line ${lineAt(earlier.offset).line}, or nothing`;
      conflicts.push({ offset: alt.offset, name: column, found: shown(alt.text), expected });
    }
  }

  function readReviews(at: Cells): void {
    const id = at('id');
    if (id === undefined) {
      return;
    }
    for (const n of reviewNumbers) {
      const columns = Object.entries(reviewColumns(n));
      if (columns.every(([, column]) => (at(column)?.text ?? '') === '')) {
        continue;
      }
      const key = String(valueOf('id', id.text));
      const ofProduct = reviews.get(key) ?? [];
      const path = ['reviews', key, ofProduct.length];
      keep(path.slice(0, 2), id, 'id');
      for (const [property, column] of columns) {
        keep([...path, property], at(column) ?? id, column);
      }
      const written = columns.flatMap(([property, column]) => {
        const cell = at(column);
        const isLeftOut = cell === undefined || (cell.text === '' && OPTIONAL_COLUMNS.has(column));
        return isLeftOut ? [] : [[property, valueAt([...path, property], column, cell.text)]];
      });
      ofProduct.push(Object.fromEntries(written));
      reviews.set(key, ofProduct);
    }
  }

  function readChosen(column: (typeof CHOSEN_COLUMNS)[number], at: Cells, id: unknown): void {
    const cell = at(column);
    if (cell === undefined || cell.text === '') {
      return;
    }
    const position = valueOf(column, cell.text);
    const fault = {
      offset: cell.offset,
      name: column,
      found: typeof position === 'number' ? shownNumber(cell.text) : shown(position),
    };
    const taken = chosen[column].get(Number(position));
    if (![1, 2, 3, 4].includes(Number(position))) {
      conflicts.push({ ...fault, expected: '1, 2, 3 or 4, or nothing' });
    } else if (taken !== undefined) {
      conflicts.push({ ...fault, expected: `a place of its own: line ${lineAt(taken.offset).line} has it too` });
    } else {
      chosen[column].set(Number(position), { offset: cell.offset, id });
    }
  }

  const idsOf = (column: (typeof CHOSEN_COLUMNS)[number]) => {
    const inOrder = [...chosen[column]].toSorted(([one], [other]) => one - other);
    const withId = inOrder.flatMap(([, cell]) => (Number.isSafeInteger(cell.id) ? [cell] : []));
    withId.forEach((cell, index) => keep([column, index], cell, column));
    return withId.map(({ id }) => id);
  };
  const raw = {
    products,
    altTexts: Object.fromEntries([...altTexts].map(([key, { text: said }]) => [key, said])),
    reviews: Object.fromEntries(reviews),
    ...Object.fromEntries(CHOSEN_COLUMNS.map((column) => [column, idsOf(column)]).filter(([, ids]) => ids?.length)),
  };
  const placeOf = (path: Path): Place =>
    places.get(keyOf(path)) ?? (path.length > 0 ? placeOf(path.slice(0, -1)) : { offset: 0, name: 'the file' });
  const lineOf = (offset: number) => lineAt(offset).line;
  const numberAt = (path: Path) => numbers.get(keyOf(path));
  return { source: { raw, placeOf, placeOfKey: placeOf, numberAt, lineOf, format: 'csv', missingColumns }, conflicts };
}

function keyOf(path: Path): string {
  return path.join('\n');
}
