/** What is measured in ranges: the shown price in dollars, sizes in centimetres. */
export const MEASURES = ['price', 'width', 'depth', 'height'] as const;

export type Measure = (typeof MEASURES)[number];

/**
 * A choice beside category and price band. Of kinds, materials and colours any chosen one may match; everything else
 * must. Ends are included: "width:40-90.5", "price:-300".
 */
export type Facet = `${'kind' | 'material' | 'colour'}:${string}` | 'sale' | 'stock' | 'room' | `${Measure}:${string}`;

export type FacetGroup = 'kind' | 'material' | 'colour' | 'sale' | 'stock' | 'room' | Measure;

const NUMBER = String.raw`\d{1,6}(?:\.\d{1,2})?`;
const RANGE_OF = `(?:${MEASURES.join('|')})`;
const WRITTEN = new RegExp(
  `^(?:sale|stock|room|kind:.{1,40}|(?:material|colour):[^:,]{1,40}|${RANGE_OF}:(?:${NUMBER}-(?:${NUMBER})?|-${NUMBER}))$`,
);
const RANGE = new RegExp(`^${RANGE_OF}:(?<from>[\\d.]*)-(?<to>[\\d.]*)$`);

/** True of a text that is written as a facet is, such as one of an address. */
export function isFacet(text: string): text is Facet {
  return WRITTEN.test(text);
}

/** What a facet chooses of. */
export function groupOf(facet: Facet): FacetGroup {
  return facet.split(':')[0] as FacetGroup;
}

/** What stands after the colon; empty for what is chosen or not. */
export function valueOf(facet: Facet): string {
  return facet.slice(groupOf(facet).length + 1);
}

/** The ends of a range as they are written in its facet; an open one is empty. */
export interface Ends {
  readonly from: string;
  readonly to: string;
}

/** The ends of the range that a facet asks for; both empty for other facets. */
export function endsOf(facet: Facet | undefined): Ends {
  const { from = '', to = '' } = RANGE.exec(facet ?? '')?.groups ?? {};
  return { from, to };
}

/** The choices after one more: chosen if it was not, else taken back. A range takes the place of that of its measure. */
export function withFacet(facets: readonly Facet[] | undefined, facet: Facet): readonly Facet[] | undefined {
  const before = facets ?? [];
  const isChosen = before.includes(facet);
  const others = before.filter((each) => each !== facet && !(RANGE.test(facet) && groupOf(each) === groupOf(facet)));
  const after = isChosen ? others : [...others, facet];
  return after.length === 0 ? undefined : after;
}
