import { readFileSync } from 'node:fs';

import Ajv from 'ajv';
import type { ErrorObject } from 'ajv';

import { isoDate, localDate } from '#domain/delivery';
import { sameSlug, slug, slugKey } from '#domain/slug';
import { isWithinTypos } from '#domain/similar-words';
import { factFaults } from './check-facts';
import { pictureFaults } from './check-pictures';
import { swatchFaults, variantFaults } from './check-variants';
import { FACT_LISTS } from './csv-columns';
import { MAX_PRODUCTS, shown } from './faults';
import type { Fault } from './faults';
import { isFields, list, repeated } from './fields';
import type { Fields, Read } from './fields';
import { foundAt } from './source';
import type { Path, Source } from './source';

/** Bytes of a name's path segment: a file system takes 255, with the ending of the page's file. */
const MAX_SLUG_BYTES = 200;
/** Longer than any text may be. */
const MAX_TESTED_LENGTH = 10_000;

const { definitions, ...schema } = JSON.parse(
  readFileSync(new URL('../../docs/catalogue.schema.json', import.meta.url), 'utf8'),
);
/** A pattern that is not sought in texts of megabytes, for which the engine lacks stack: their length is a fault already. */
class TextPattern extends RegExp {
  override test(text: string): boolean {
    return text.length > MAX_TESTED_LENGTH || super.test(text);
  }
}

const fitsSchema = new Ajv({
  allErrors: true,
  code: { regExp: Object.assign((pattern: string, flags: string) => new TextPattern(pattern, flags), { code: '' }) },
  verbose: true,
  strictTypes: false,
  formats: { date: (text: string) => /^20\d\d-/.test(text) && isoDate(localDate(text)) === text },
}).compile(withDefinitions(schema));

/** A part of the schema with each definition in the place of its name: by name, ajv copies all errors for each product. */
function withDefinitions(part: unknown): Fields {
  return JSON.parse(JSON.stringify(part), (_, value: unknown) =>
    isFields(value) && '$ref' in value
      ? withDefinitions(definitions[String(value['$ref']).replace('#/definitions/', '')])
      : value,
  );
}

/**
 * Every fault of a catalogue: of the schema, and of what one part of the file says of another. Of a file that could only be
 * read in part, nothing is said that its other rows might make untrue.
 */
export function checkCatalogue(source: Source): readonly Fault[] {
  const raw = isFields(source.raw) ? source.raw : {};
  const { length } = list(raw['products']);
  if (length > MAX_PRODUCTS) {
    const expected = `at most ${MAX_PRODUCTS} products and variants`;
    return [{ ...source.placeOf(['products', MAX_PRODUCTS]), found: `${length} of them`, expected }];
  }
  fitsSchema(source.raw);
  const products = list(raw['products']).flatMap((fields, index) => (isFields(fields) ? [{ index, fields }] : []));
  const ofSchema = (fitsSchema.errors ?? [])
    .filter((error) => !(source.unread !== 'nothing' && isOfOtherRows(error)))
    .flatMap((error) => schemaFault(source, error));
  const ofIds = sameId(source, products);
  const withId = products.filter(({ fields: { id } }) => Number.isSafeInteger(id) && Number(id) > 0);
  const areIdsKnown = ofIds.length === 0 && withId.length === length;
  // As under another name: pictures, reviews and the home page name what cannot be found.
  const listed: Source = Array.isArray(raw['products']) ? source : { ...source, unread: 'names' };
  const read: Source = listed.unread === 'nothing' && !areIdsKnown ? { ...listed, unread: 'rows' } : listed;
  return [
    ...ofSchema,
    ...ofIds,
    ...sameAddress(source, products),
    ...pictureFaults(listed, raw),
    ...(listed.unread === 'names'
      ? []
      : [unknownIds, factFaults, variantFaults, swatchFaults].flatMap((faultsOf) => faultsOf(read, products, raw))),
  ];
}

/** There may be products, and texts of pictures, on rows that could not be read. */
function isOfOtherRows({ instancePath, data }: ErrorObject): boolean {
  return (
    (instancePath === '/products' && list(data).length === 0) || (instancePath.startsWith('/altTexts/') && data === '')
  );
}

function schemaFault(source: Source, error: ErrorObject): readonly Fault[] {
  const path = pathOf(error.instancePath);
  const { description, properties = {} } = error.parentSchema as {
    readonly description?: string;
    readonly properties?: Readonly<Record<string, { readonly description: string }>>;
  };
  if (error.keyword === 'uniqueItems') {
    // Others are told with the one that they repeat.
    const repeat = Math.max(Number(error.params['i']), Number(error.params['j']));
    return path[2] === 'facts'
      ? [
          {
            ...source.placeOf([...path, repeat]),
            found: foundAt(source, [...path, repeat], list(error.data)[repeat]),
            expected: 'each of them once',
          },
        ]
      : [];
  }
  if (error.keyword === 'required') {
    const property = String(error.params['missingProperty']);
    const place = source.placeOf([...path, property]);
    if (source.missingColumns.has(property) || source.missingColumns.has(place.name)) {
      return [];
    }
    return [{ ...place, found: 'nothing', expected: String(properties[property]?.description) }];
  }
  if (error.keyword === 'additionalProperties') {
    const property = String(error.params['additionalProperty']);
    const place = source.placeOfKey([...path, property]);
    return [{ ...place, found: shown(property), expected: nearestName(property, Object.keys(properties)) }];
  }
  if (path.length === 3 && path[2] === 'img' && source.missingColumns.has(`img${list(error.data).length + 1}`)) {
    return [];
  }
  const expected = `${description}${hint(source, error)}`;
  return [{ ...source.placeOf(path), found: foundAt(source, path, error.data), expected }];
}

function nearestName(name: string, names: readonly string[]): string {
  const nearest = names.find((other) => isWithinTypos(other.toLowerCase(), name.toLowerCase()));
  return nearest === undefined ? `one of ${names.join(', ')}` : `"${nearest}"?`;
}

/** What often went wrong with such a value. */
function hint({ format }: Source, error: ErrorObject): string {
  const value: unknown = error.data;
  if (typeof value !== 'string') {
    return '';
  }
  const isOfNumber = error.keyword === 'type' && ['integer', 'number'].includes(String(error.params['type']));
  if (isOfNumber && /(?!\d)\p{Nd}/u.test(value)) {
    return ', in the digits 0 to 9';
  }
  if (isOfNumber && /\d/.test(value)) {
    const isDigits = /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
    const inDigits = error.params['type'] === 'integer' ? ', in digits alone' : ', in digits and a point, such as 1.5';
    return format === 'json' && isDigits ? ', without quotes' : inDigits;
  }
  if (error.keyword === 'enum') {
    const same = list(error.schema).find((allowed) => sameSlug(String(allowed), value));
    return same === undefined ? '' : `, written as ${shown(same)}`;
  }
  return '';
}

function sameId(source: Source, products: readonly Read[]): readonly Fault[] {
  const withId = products.filter(({ fields }) => Number.isSafeInteger(fields['id']));
  return repeated(withId, ({ fields }) => String(fields['id'])).map(({ repeat, first }) => ({
    ...source.placeOf(['products', repeat.index, 'id']),
    found: foundAt(source, ['products', repeat.index, 'id'], repeat.fields['id']),
    expected: `an id of its own: line ${lineOf(source, first, 'id')} has it too`,
  }));
}

function sameAddress(source: Source, products: readonly Read[]): readonly Fault[] {
  const named = products.filter(({ fields }) => typeof fields['name'] === 'string' && fields['name'].trim() !== '');
  const nameOf = ({ fields }: Read) => String(fields['name']);
  const long = named.filter((product) => Buffer.byteLength(slug(nameOf(product))) > MAX_SLUG_BYTES);
  return [
    ...repeated(named, (product) => slugKey(nameOf(product))).map(({ repeat, first }) => ({
      ...source.placeOf(['products', repeat.index, 'name']),
      found: shown(nameOf(repeat)),
      expected: `a name with an address of its own: line ${lineOf(source, first, 'name')} has ${slug(nameOf(first))} too`,
    })),
    ...long.map((product) => ({
      ...source.placeOf(['products', product.index, 'name']),
      found: shown(nameOf(product)),
      expected: `a name of at most ${MAX_SLUG_BYTES} bytes in UTF-8: it becomes the name of a file`,
    })),
  ];
}

function lineOf(source: Source, { index }: Read, property: string): number {
  return source.lineOf(source.placeOf(['products', index, property]).offset);
}

/** Ids on the home page and of reviews that are not of a product, or stand twice, there also by way of a variant. */
function unknownIds(source: Source, products: readonly Read[], raw: Fields): readonly Fault[] {
  const ids = new Map(products.map(({ fields: { id, variantOf } }) => [id, variantOf ?? id]));
  const chosen = ['featured', 'popular'].flatMap((name) => {
    const items = list(raw[name]).flatMap((id, index) => (Number.isInteger(id) ? [{ id, path: [name, index] }] : []));
    return [
      ...items.filter(({ id }) => !ids.has(id)).map((item) => ({ ...item, expected: 'the id of a product' })),
      ...repeated(items, ({ id }) => String(ids.get(id) ?? id)).map(({ repeat }) => ({
        ...repeat,
        expected: 'each product once',
      })),
    ].map(({ id, path, expected }) => ({ ...source.placeOf(path), found: foundAt(source, path, id), expected }));
  });
  const reviewed = Object.keys(isFields(raw['reviews']) ? raw['reviews'] : {})
    .filter((id) => !ids.has(Number(id)) || String(Number(id)) !== id)
    .map((id) => ({ ...source.placeOfKey(['reviews', id]), found: shown(id), expected: 'the id of a product' }));
  return [...chosen, ...reviewed];
}

function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step, index, steps) => (isIndex(steps, index) ? Number(step) : step));
}

/** Names of properties may be digits too: only what is in a list is an index. */
function isIndex(steps: readonly string[], index: number): boolean {
  return steps[0] === 'reviews'
    ? index === 2
    : steps[0] !== 'altTexts' &&
        ['products', 'img', 'featured', 'popular', ...FACT_LISTS].includes(steps[index - 1] ?? '');
}
