import { isUtf8 } from 'node:buffer';

import type { CatalogueFile } from '#domain/catalogue-file';
import { defined } from '#domain/defined';
import type { Product } from '#domain/product';
import type { Review } from '#domain/review';
import { slugKey } from '#domain/slug';
import { isPictured } from '#fixtures/pictures';
import { checkCatalogue } from './check';
import { MAX_COUNTED, placeFaults, shown } from './faults';
import type { Fault, PlacedFault } from './faults';
import { pictureKeyOf } from './picture-key';
import { readCsv } from './read-csv';
import { readJson } from './read-json';

/** A catalogue as its maker wrote it: some parts may be left out. */
interface WrittenCatalogue {
  readonly products: readonly (Omit<Product, 'pictureKey'> & { readonly pictureKey?: string })[];
  readonly altTexts: Readonly<Record<string, string>>;
  readonly reviews?: Readonly<Record<string, readonly Review[]>>;
  readonly featured?: readonly number[];
  readonly popular?: readonly number[];
}

export interface Reading {
  /** Undefined if there is any fault. */
  readonly catalogue: CatalogueFile | undefined;
  /** All of them, by line and column. */
  readonly faults: readonly PlacedFault[];
  /** What is allowed and yet worth a look, in sentences. */
  readonly warnings: readonly string[];
}

const CHOSEN = 4;

/** Reads and checks a catalogue in JSON or CSV, in UTF-8 with or without a byte order mark (docs/catalogue.md). */
export function readCatalogue(bytes: Uint8Array, format: 'json' | 'csv'): Reading {
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes) || isWide(bytes)) {
    return refused(text, encodingFaults(bytes, text));
  }
  if (text.trim() === '') {
    return refused(text, [{ offset: 0, name: 'file', found: 'nothing', expected: 'a catalogue: the file is empty' }]);
  }
  const { source, faults } = format === 'json' ? readJson(text) : readCsv(text);
  const all = [...faults, ...(source === undefined ? [] : checkCatalogue(source))];
  if (source === undefined || all.length > 0) {
    return refused(text, all);
  }
  const catalogue = completed(source.raw as WrittenCatalogue);
  return { catalogue, faults: [], warnings: warningsOf(catalogue) };
}

function refused(text: string, faults: readonly Fault[]): Reading {
  return { catalogue: undefined, faults: placeFaults(text, faults), warnings: [] };
}

/** One for each line with bytes that are not UTF-8. */
function encodingFaults(bytes: Uint8Array, text: string): readonly Fault[] {
  const expected = 'UTF-8: save the file in this encoding';
  if (isWide(bytes)) {
    const found = bytes[2] === 0 && bytes[3] === 0 ? 'UTF-32' : 'UTF-16';
    return [{ offset: 0, name: 'file', found, expected }];
  }
  if (bytes.includes(0)) {
    const found = 'no text, but a picture, an archive or the like';
    return [{ offset: 0, name: 'file', found, expected: 'a catalogue written as JSON or CSV' }];
  }
  const faults: Fault[] = [];
  for (const { index } of text.matchAll(/\uFFFD[^\r\n]*/g)) {
    faults.push({ offset: index, name: 'file', found: 'bytes of another encoding', expected });
    if (faults.length > MAX_COUNTED) {
      break;
    }
  }
  return faults;
}

/** Whether it is UTF-16: by its byte order mark, or since each of its first letters has a zero before or after it. */
function isWide([first, second, third, fourth]: Uint8Array): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || ((first === 0) !== (second === 0) && (third === 0) !== (fourth === 0));
}

/** With what may be left out, in the order of the properties' types. */
function completed({ products, altTexts, reviews = {}, featured, popular }: WrittenCatalogue): CatalogueFile {
  const listed = products.filter(({ variantOf }) => variantOf === undefined);
  const onTop = featured ?? listed.map(({ id }) => id).slice(0, CHOSEN);
  const byRate = listed.toSorted((one, other) => other.rate - one.rate).map(({ id }) => id);
  return {
    v: 1,
    products: products.map(completedProduct),
    altTexts: Object.fromEntries(Object.entries(altTexts).map(([key, said]) => [pictureKeyOf(key), said])),
    reviews: Object.fromEntries(
      Object.entries(reviews)
        .filter(([, ofProduct]) => ofProduct.length > 0)
        .map(([id, ofProduct]) => [id, ofProduct.map(completedReview)]),
    ),
    featured: onTop,
    popular:
      popular ??
      [...byRate.filter((id) => !onTop.includes(id)), ...byRate.filter((id) => onTop.includes(id))].slice(0, CHOSEN),
  };
}

function completedProduct(written: WrittenCatalogue['products'][number]): Product {
  const {
    id,
    variantOf,
    option,
    label,
    swatch,
    name,
    category,
    price,
    discount,
    rate,
    stock,
    kind,
    colours,
    materials,
  } = written;
  const { dimensions, facts } = written;
  const img = written.img.map(pictureKeyOf);
  const pictureKey = written.pictureKey ?? (img[0] ?? '').replace(/-1$/, '');
  const description = onOneLine(written.description);
  return {
    id,
    ...defined({ variantOf, option, label, swatch }),
    pictureKey,
    name,
    category,
    price,
    discount,
    rate,
    stock,
    img,
    kind,
    colours,
    materials,
    ...defined({ dimensions }),
    description,
    ...defined({ facts }),
  };
}

function completedReview({ img, username, review, email, stars, date }: Review): Review {
  return {
    img: pictureKeyOf(img),
    username,
    review: onOneLine(review),
    email,
    ...defined({ stars, date }),
  };
}

/** A page shows a text as one paragraph. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s*\r?\n\s*/g, ' ');
}

function warningsOf({ products, reviews }: CatalogueFile): readonly string[] {
  const keys = [
    ...products.flatMap(({ img }) => img),
    ...Object.values(reviews).flatMap((ofProduct) => ofProduct.map(({ img }) => img)),
  ];
  const asked = [...new Set(keys)];
  const missing = asked.filter((key) => !isPictured(key));
  const free = products.filter(({ discount }) => discount === 100);
  const alike = kindsAlike(products);
  return [
    ...(missing.length > 0
      ? [
          `${missing.length} of ${asked.length} pictures do not exist yet: the shop shows a drawing instead. The first: ${missing.slice(0, 3).join(', ')}.`,
        ]
      : []),
    ...(free.length > 0
      ? [`Products with a discount of 100 %, which are sold for $0.00: ${free.length}. The first: ${free[0]?.name}.`]
      : []),
    ...(alike.length > 0
      ? [
          `Kinds that differ only in capitals, blanks or hyphens, each a filter of its own: ${alike.length}. The first: ${alike[0]}.`,
        ]
      : []),
  ];
}

/** Kinds that differ from an earlier one only in capitals, blanks or hyphens, each with that one. */
function kindsAlike(products: CatalogueFile['products']): readonly string[] {
  const earlier = new Map<string, string>();
  const alike = new Set<string>();
  for (const { kind } of products) {
    const key = slugKey(kind);
    const first = earlier.get(key) ?? kind;
    earlier.set(key, first);
    if (kind !== first) {
      alike.add(`${shown(kind)} beside ${shown(first)}`);
    }
  }
  return [...alike];
}
