/** A value that is not as it has to be, by its place in the text of a file. */
export interface Fault {
  /** Of the value's first character in the text. */
  readonly offset: number;
  /** Where it stands: a path such as `products[3].price`, or the name of a CSV column. */
  readonly name: string;
  /** What stands there. */
  readonly found: string;
  readonly expected: string;
}

/** A fault by line and column, both from 1; columns are counted as editors do, in UTF-16 units. */
export interface PlacedFault extends Omit<Fault, 'offset'> {
  readonly line: number;
  readonly column: number;
}

/** Of more faults than these only that there are more is told: a reader may stop behind them. */
export const MAX_COUNTED = 1000;
/** Many more than a shop is measured with (docs/catalogue.md): every fault of more rows would take minutes to place. */
export const MAX_PRODUCTS = 50_000;
export const MAX_SHOWN_LENGTH = 60;

/** Faults by line and column in order, one for each value: the first that was found. */
export function placeFaults(text: string, faults: readonly Fault[]): readonly PlacedFault[] {
  const lineAt = lineFinder(text);
  const firsts = new Map<string, Fault>();
  for (const fault of faults) {
    const key = `${fault.offset} ${fault.name}`;
    firsts.set(key, firsts.get(key) ?? fault);
  }
  return [...firsts.values()]
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, ...rest }) => {
      const { line, start } = lineAt(offset);
      return { line, column: offset - start + 1, ...rest };
    });
}

/** Finds the line, from 1, that an offset is on, and the offset at which it starts. */
export function lineFinder(text: string): (offset: number) => { readonly line: number; readonly start: number } {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), (end) => end.index + end[0].length)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      [low, high] = (starts[middle] ?? 0) <= offset ? [middle, high] : [low, middle];
    }
    return { line: low + 1, start: starts[low] ?? 0 };
  };
}

/** A value as a message shows it: text in quotes, nothing invisible, not longer than a line. */
export function shown(value: unknown): string {
  if (value === undefined) {
    return 'nothing';
  }
  if (Array.isArray(value)) {
    return `a list of ${value.length}`;
  }
  if (typeof value === 'object' && value !== null) {
    return 'an object';
  }
  return typeof value === 'string' ? shownText(value) : String(value);
}

/** A number by its signs in the file, not longer than a line. */
export function shownNumber(written: string): string {
  return written.length > MAX_SHOWN_LENGTH
    ? `${written.slice(0, MAX_SHOWN_LENGTH)}… (${written.length} characters)`
    : written;
}

function shownText(text: string): string {
  const start = text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
  const quoted = JSON.stringify(start).replaceAll(
    /(?! )[\p{Cc}\p{Cf}\p{Z}\uFFFD]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return text.length > MAX_SHOWN_LENGTH ? `${quoted} (${characters(text)} characters)` : quoted;
}

/** Counted as the schema counts them: a sign beyond U+FFFF, such as an emoji, is one. */
function characters(text: string): number {
  return text.replaceAll(/[^\0-\uFFFF]/gu, ' ').length;
}
