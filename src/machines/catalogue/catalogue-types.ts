import type { BandId, CatalogueQuery, Chip, FoundProducts, Sort } from '#domain/catalogue';
import { chipsOf } from '#domain/catalogue';
import type { Facet } from '#domain/facets';
import { withFacet } from '#domain/facets';
import { chipId, neighbourOf } from '#domain/focus';
import * as FOCUS from '#domain/focus-ids';
import type { Wanted } from '#domain/focus';
import type { Category } from '#domain/product';
import type { Room } from '#domain/room';
import type { EnvironmentMessage } from '#machines/messages';

import type { FactsMessage, IndexMessage, Lookup } from './lookup';
import type { RoomChanged } from './room-watcher';

export interface CatalogueInput {
  readonly lookup: Lookup;
  /** Whether the index is there. */
  readonly isReady: boolean;
  /** A page of the whole catalogue, the first one by default. */
  readonly page?: number | undefined;
  readonly found: FoundProducts;
}

/** Choices of the shopper. */
export type CatalogueChoice =
  | { type: 'category.chosen'; category: Category | 'all' }
  | { type: 'band.chosen'; band: BandId | 'all' }
  | { type: 'facet.chosen'; facet: Facet }
  | { type: 'words.typed'; q: string }
  | { type: 'chip.removed'; chip: Chip }
  | { type: 'suggestion.chosen'; category: Category }
  | { type: 'sort.chosen'; sort: Sort }
  | { type: 'filters.cleared' };

export type CatalogueEvent =
  | CatalogueChoice
  | { type: 'words.left' }
  | { type: 'filters.opened' }
  | { type: 'query.changed'; query: CatalogueQuery }
  | { type: 'load.repeated' }
  | IndexMessage
  | FactsMessage
  | RoomChanged
  | EnvironmentMessage;

export interface CatalogueContext extends Omit<CatalogueInput, 'page'> {
  readonly query: CatalogueQuery;
  /** That of the shopper; undefined if nothing of it was measured. */
  readonly room: Room | undefined;
  /** Whether the window is wide, so that the filters are beside the list; undefined before that is known. */
  readonly isWide: boolean | undefined;
  /** Whether `found` is what the query finds; else it is what was found before. */
  readonly isAnswered: boolean;
  /** Whether other words are asked than those that wait, or must wait, for an answer; only within a step. */
  readonly areOtherWords: boolean;
}

/** Focus stays among the chips; after the last one it goes to the count. */
export function afterChip(query: CatalogueQuery, chip: Chip): Wanted {
  const next = neighbourOf(chipsOf(query), chip);
  return { on: [next === undefined ? FOCUS.resultCount : chipId(next)] };
}

/** The choices once this one is made, or taken back. */
export function afterFacet({ facets }: CatalogueQuery, facet: Facet): Partial<CatalogueQuery> {
  return { facets: withFacet(facets, facet) };
}
