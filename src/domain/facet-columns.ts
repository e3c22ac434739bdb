import type { Facet, FacetGroup } from './facets';
import { endsOf, groupOf, MEASURES } from './facets';
import type { Columns } from './list-columns';
import type { ListFits } from './list-fits';
import type { Room } from './room';

/** The facets that each product of a list has, and which chosen ones it does not match. */
export interface FacetColumns {
  /** Tests a place for each group that is chosen of. */
  testsOf(facets: readonly Facet[], room: Room | undefined): readonly FacetTest[];
  /**
   * Calls `each` with every facet of a place, as its index in `all`; `room` is one of them only if it is known. Whether it
   * is on sale or in stock says `isAny` of its rows, where it has variants.
   */
  eachAt(
    place: number,
    each: (facet: number) => void,
    room: Room | undefined,
    isAny?: (group: 'sale' | 'stock', has: (row: number) => boolean) => boolean,
  ): void;
  /** In the order in which they are offered. */
  readonly all: readonly { readonly facet: Facet; readonly group: FacetGroup }[];
}

export interface FacetTest {
  readonly group: FacetGroup;
  /** Of a row in what variants have of their own, such as a price; else of a place. */
  readonly isOfRow: boolean;
  readonly passes: (placeOrRow: number) => boolean;
}

/** Reads the facets of a list. */
export function facetColumns(list: Columns, { fitting }: ListFits): FacetColumns {
  const all = [
    ...(['kind', 'material', 'colour'] as const).flatMap((group) =>
      namesOf(list, group).map((name) => ({ facet: `${group}:${name}` as Facet, group })),
    ),
    ...(['sale', 'stock', 'room'] as const).map((group) => ({ facet: group, group })),
  ];
  const firstMaterial = list.kindNames.length;
  const firstColour = firstMaterial + list.materialNames.length;
  const sale = firstColour + list.colourNames.length;
  const kinds = new Uint16Array(list.size);
  for (const [kind, start] of list.kindStarts.entries()) {
    kinds.fill(kind, start);
  }
  const materialStarts = startsIn(list.materials, list.size);
  const colourStarts = startsIn(list.colours, list.size);

  const has = {
    sale: (row: number) => (list.discounts[row] ?? 0) > 0,
    stock: (row: number) => list.soldOut[row] === 0,
  };

  const eachAt: FacetColumns['eachAt'] = (place, each, room, isAny) => {
    each(kinds[place] ?? 0);
    for (let at = materialStarts[place] ?? 0; list.materials[at]; at += 1) {
      each(firstMaterial + (list.materials[at] ?? 0) - 1);
    }
    for (let at = colourStarts[place] ?? 0; list.colours[at]; at += 1) {
      each(firstColour + (list.colours[at] ?? 0) - 1);
    }
    if (isAny ? isAny('sale', has.sale) : has.sale(place)) {
      each(sale);
    }
    if (isAny ? isAny('stock', has.stock) : has.stock(place)) {
      each(sale + 1);
    }
    if (room && fitting(room)[place] === 1) {
      each(sale + 2);
    }
  };

  function testsOf(facets: readonly Facet[], room: Room | undefined): readonly FacetTest[] {
    const groups = [...new Set(facets.map(groupOf))].filter((group) => group !== 'room' || room !== undefined);
    return groups.map((group) => {
      const chosen = facets.filter((facet) => groupOf(facet) === group);
      const measure = MEASURES.find((each) => each === group);
      if (measure) {
        const { from, to } = endsOf(chosen[0]);
        const sizes = { price: list.cents, width: list.widths, depth: list.depths, height: list.heights }[measure];
        const inColumn = (end: string) => (measure === 'price' ? Math.round(Number(end) * 100) : Number(end));
        const [least, most] = [inColumn(from), to === '' ? Infinity : inColumn(to)];
        return {
          group,
          isOfRow: true,
          passes: (row) => {
            const size = sizes[row] ?? 0;
            return size > 0 && size >= least && size <= most;
          },
        };
      }
      if (group === 'sale' || group === 'stock') {
        return { group, isOfRow: true, passes: has[group] };
      }
      const wanted = new Set(all.flatMap(({ facet }, index) => (chosen.includes(facet) ? [index] : [])));
      return {
        group,
        isOfRow: false,
        passes: (place) => {
          let isMatch = false;
          const look = (facet: number) => {
            isMatch ||= wanted.has(facet);
          };
          eachAt(place, look, room);
          return isMatch;
        },
      };
    });
  }

  return { testsOf, eachAt, all };
}

function namesOf(list: Columns, group: 'kind' | 'material' | 'colour'): readonly string[] {
  return { kind: list.kindNames, material: list.materialNames, colour: list.colourNames }[group];
}

/** Where the part of each place begins; 0 ends a part. */
function startsIn(numbers: readonly number[], size: number): Uint32Array {
  const starts = new Uint32Array(size + 1);
  let place = 0;
  for (let index = 0; index < numbers.length; index += 1) {
    if (numbers[index] === 0) {
      place += 1;
      starts[place] = index + 1;
    }
  }
  return starts;
}
