/** What is measured in ranges: the shown price in dollars, sizes in centimetres. */
export const MEASURES = ['price', 'width', 'height'] as const;

export type Measure = (typeof MEASURES)[number];

/**
 * A choice beside category and price band. Of kinds, materials and colours any chosen one may match; everything else
 * must. A range has whole numbers, ends included: "width:40-90", "price:-300".
 */
export type Facet = `${'kind' | 'material' | 'colour'}:${string}` | 'sale' | 'stock' | `${Measure}:${string}`;

export type FacetGroup = 'kind' | 'material' | 'colour' | 'sale' | 'stock' | Measure;

const WRITTEN =
  /^(?:sale|stock|(?:kind|material|colour):[^:,]{1,40}|(?:price|width|height):(?:\d{1,6}-\d{0,6}|-\d{1,6}))$/;
const RANGE = /^(?:price|width|height):(?<from>\d*)-(?<to>\d*)$/;

export function isFacet(text: string): text is Facet {
  return WRITTEN.test(text);
}

export function groupOf(facet: Facet): FacetGroup {
  return facet.split(':')[0] as FacetGroup;
}

/** What stands after the colon; empty for what is chosen or not. */
export function valueOf(facet: Facet): string {
  return facet.slice(groupOf(facet).length + 1);
}

/** The ends of a range; an open one is empty. */
export function endsOf(facet: Facet | undefined): { readonly from: string; readonly to: string } {
  const { from = '', to = '' } = RANGE.exec(facet ?? '')?.groups ?? {};
  return { from, to };
}

/** A range of what was written into two fields, the smaller number first; undefined if neither is a number. */
export function rangeFacet(measure: Measure, from: string, to: string): Facet | undefined {
  const [low, high] = [from, to].map((text) => /^\d{1,6}/.exec(text.trim())?.[0] ?? '') as [string, string];
  const isTurned = low !== '' && high !== '' && Number(low) > Number(high);
  const facet = isTurned ? `${measure}:${high}-${low}` : `${measure}:${low}-${high}`;
  return isFacet(facet) ? facet : undefined;
}

/** The choices after one more: chosen if it was not, else taken back. A range takes the place of that of its measure. */
export function withFacet(facets: readonly Facet[] | undefined, facet: Facet): readonly Facet[] | undefined {
  const before = facets ?? [];
  const isChosen = before.includes(facet);
  const others = before.filter((each) => each !== facet && !(RANGE.test(facet) && groupOf(each) === groupOf(facet)));
  const after = isChosen ? others : [...others, facet];
  return after.length === 0 ? undefined : after;
}
