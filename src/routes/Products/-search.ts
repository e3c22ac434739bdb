import * as v from 'valibot';

import type { BandId, CatalogueQuery, Sort } from '#domain/catalogue';
import { LONGEST_WORDS, PRICE_BANDS, SORTS, WHOLE_CATALOGUE } from '#domain/catalogue';
import { isFacet } from '#domain/facets';
import type { Category } from '#domain/product';
import { CATEGORIES } from '#domain/product';
import { withoutTurns } from '#domain/words';
import { wholeFrom } from '#machines/shop/reading';

/** The search params of the catalogue; defaults are left out. */
export interface CatalogueSearch {
  category?: Category | undefined;
  band?: BandId | undefined;
  q?: string | undefined;
  sort?: Sort | undefined;
  /** Further choices, separated by commas: `material:oak,sale`. */
  only?: string | undefined;
  /** From 2. */
  page?: number | undefined;
}

const category = v.picklist(CATEGORIES);
const band = v.picklist(PRICE_BANDS.map(({ id }) => id));
const sort = v.picklist(SORTS);
const page = wholeFrom(1);
/** The router parses `q=7` as a number and `q=true` as a boolean; here both are text. */
const words = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((value) => withoutTurns(String(value))),
);

/** Validates search params: garbage and defaults are dropped. */
export function catalogueSearch(search: Readonly<Record<string, unknown>>): CatalogueSearch {
  return searchOf({
    category: read(category, search['category']) ?? WHOLE_CATALOGUE.category,
    band: read(band, search['band']) ?? WHOLE_CATALOGUE.band,
    q: read(words, search['q'])?.slice(0, LONGEST_WORDS) ?? WHOLE_CATALOGUE.q,
    sort: read(sort, search['sort']) ?? WHOLE_CATALOGUE.sort,
    facets: facetsIn(read(words, search['only'])),
    page: read(page, search['page']) ?? WHOLE_CATALOGUE.page,
  });
}

/** A query as search params; every key is present, so that none of the previous ones remains. */
export function searchOf(query: CatalogueQuery): CatalogueSearch {
  return {
    category: query.category === 'all' ? undefined : query.category,
    band: query.band === 'all' ? undefined : query.band,
    q: query.q.trim() === '' ? undefined : query.q,
    sort: query.sort === 'featured' ? undefined : query.sort,
    only: query.facets?.join(','),
    page: query.page === 1 ? undefined : query.page,
  };
}

/** The query that the address of the list asks for. */
export function queryOf(search: CatalogueSearch): CatalogueQuery {
  return {
    category: search.category ?? WHOLE_CATALOGUE.category,
    band: search.band ?? WHOLE_CATALOGUE.band,
    q: search.q ?? WHOLE_CATALOGUE.q,
    sort: search.sort ?? WHOLE_CATALOGUE.sort,
    facets: facetsIn(search.only),
    page: search.page ?? WHOLE_CATALOGUE.page,
  };
}

/** A comma before a facet: others are of a kind's name, "kind:Pots, pans" and "kind:Racks,stock pots". */
const BETWEEN_FACETS = /,(?=\w+:|(?:sale|stock|room)?(?:,|$))/;

/** Each once; undefined if there are none. */
function facetsIn(text = ''): CatalogueQuery['facets'] {
  const facets = [...new Set(text.split(BETWEEN_FACETS))].filter(isFacet);
  return facets.length === 0 ? undefined : facets;
}

function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
