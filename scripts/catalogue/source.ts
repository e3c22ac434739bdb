import { shown, shownNumber } from './faults';

export type Path = readonly (string | number)[];

/** Where a value stands in a file: the offset of its first character, and its name there. */
export interface Place {
  readonly offset: number;
  readonly name: string;
}

/** What of a file could not be read: names of columns or properties, or else whole rows. What these say is not known. */
export type Unread = 'nothing' | 'rows' | 'names';

/** What was read from a file, with the place of each value. */
export interface Source {
  /** Its texts are in NFC, as keyboards write: addresses are made of names. */
  readonly raw: unknown;
  /** The place of a value, or of the nearest value around it if it is missing. */
  readonly placeOf: (path: Path) => Place;
  /** The place of a property's name. */
  readonly placeOfKey: (path: Path) => Place;
  /** The signs of a number in the file; undefined where they are those of its value. */
  readonly numberAt: (path: Path) => string | undefined;
  /** The line of an offset, from 1. */
  readonly lineOf: (offset: number) => number;
  /** CSV has only text: what looks like a number is read as one. */
  readonly format: 'json' | 'csv';
  /** Required columns that are missing: reported once, and not again for every row. */
  readonly missingColumns: ReadonlySet<string>;
  readonly unread: Unread;
}

/** Steps to a fact: what is deeper is a part of its cell. */
const FACT_LEVELS = 4;

/** A value as a message shows it; a number as it stands in the file: `1.10` and not `1.1`. */
export function foundAt(source: Source, path: Path, value: unknown): string {
  if (source.format === 'csv' && value === '') {
    return path[2] === 'facts' && path.length > FACT_LEVELS ? 'nothing beside a |' : 'an empty cell';
  }
  const written = typeof value === 'number' ? source.numberAt(path) : undefined;
  return written === undefined ? shown(value) : shownNumber(written);
}
