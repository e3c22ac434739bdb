import { describe, expect, test } from 'vitest';

import { cellsOf } from '#tests/support/cells';
import type { CellTable } from '#tests/support/cells';
import type { ProductEvent, ProductInput } from './product.machine';
import { productMachine } from './product.machine';

const input: ProductInput = { productId: 5, stock: 7, pictures: 3, frames: 0, reviews: [] };
const soldOut: ProductInput = { ...input, stock: 0 };

const asked: ProductEvent = { type: 'line.changed', productId: 5, qty: 2 };
const stepped: ProductEvent = { type: 'line.stepped', productId: 5, by: 1 };
const taken: ProductEvent = { type: 'line.taken' };
const chosen = (index: number): ProductEvent => ({ type: 'picture.chosen', index });
const opened: ProductEvent = { type: 'preview.opened' };
const closed: ProductEvent = { type: 'preview.closed' };
const next: ProductEvent = { type: 'preview.stepped', by: 1 };
const wide: ProductEvent = { type: 'viewport.changed', isWide: true };
const narrow: ProductEvent = { type: 'viewport.changed', isWide: false };
const elsewhere: ProductEvent = { type: 'route.changed' };
const toReviews: ProductEvent = { type: 'tab.chosen', tab: 'reviews' };
const toDescription: ProductEvent = { type: 'tab.chosen', tab: 'description' };

const events = {
  asked,
  stepped,
  taken,
  chosen: chosen(1),
  chosenBeyond: chosen(3),
  opened,
  closed,
  next,
  wide,
  narrow,
  elsewhere,
  toReviews,
  toDescription,
};

/** Everything is refused unless a test says otherwise. */
const refused = Object.fromEntries(Object.keys(events).map((name) => [name, '·']));

/** The part of each cell about one parallel region. */
function region(name: string, table: CellTable): CellTable {
  const part = (cell: string) =>
    cell
      .split(', ')
      .find((words) => words.startsWith(`${name}.`))
      ?.slice(name.length + 1) ?? cell;
  return Object.fromEntries(
    Object.entries(table).map(([state, cells]) => [
      state,
      Object.fromEntries(Object.entries(cells).map(([event, cell]) => [event, part(cell)])),
    ]),
  );
}

describe('every state and event', () => {
  test('buying: a product in stock can be asked for and taken', () => {
    const others = ['asked', 'stepped', 'taken', 'chosen', 'opened', 'wide', 'narrow', 'toReviews'];
    expect(region('buying', cellsOf({ machine: productMachine, input, pathTo: { inStock: [] }, events }))).toEqual({
      inStock: { ...refused, ...Object.fromEntries(others.map((name) => [name, 'inStock'])) },
    });
  });

  test('a sold-out product can be looked at, not bought', () => {
    const others = ['chosen', 'opened', 'wide', 'narrow', 'toReviews'];
    const looking = Object.fromEntries(others.map((name) => [name, 'soldOut']));
    expect(
      region('buying', cellsOf({ machine: productMachine, input: soldOut, pathTo: { soldOut: [] }, events })),
    ).toEqual({
      soldOut: { ...refused, ...looking },
    });
  });

  test('preview: opens where there is room, and closes when there is none left', () => {
    const pathTo = { unseen: [], roomy: [wide], cramped: [narrow], open: [opened], openAndRoomy: [wide, opened] };
    const only = { chosen, opened, closed, next, wide, narrow };
    const names = Object.keys(only);
    const table = region('preview', cellsOf({ machine: productMachine, input, pathTo, events }));
    const asked = Object.fromEntries(
      Object.entries(table).map(([state, cells]) => [
        state,
        Object.fromEntries(names.map((name) => [name, cells[name]])),
      ]),
    );
    expect(asked).toEqual({
      unseen: { chosen: 'closed', opened: 'open', closed: '·', next: '·', wide: 'closed', narrow: 'closed' },
      roomy: { chosen: 'closed', opened: 'open', closed: '·', next: '·', wide: 'closed', narrow: 'closed' },
      cramped: { chosen: 'closed', opened: 'closed', closed: '·', next: '·', wide: 'closed', narrow: 'closed' },
      open: { chosen: 'open', opened: '·', closed: 'closed', next: 'open', wide: 'open', narrow: 'closed' },
      openAndRoomy: { chosen: 'open', opened: '·', closed: 'closed', next: 'open', wide: 'open', narrow: 'closed' },
    });
  });

  test('tabs: choosing the tab that is shown changes nothing', () => {
    const table = cellsOf({
      machine: productMachine,
      input,
      pathTo: { description: [], reviews: [toReviews] },
      events: { toReviews, toDescription },
    });
    expect(region('tab', table)).toEqual({
      description: { toReviews: 'reviews', toDescription: '·' },
      reviews: { toReviews: '·', toDescription: 'description' },
    });
  });
});
