import { expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';
import { WHOLE_CATALOGUE } from '#domain/catalogue';
import type { Room } from '#domain/room';
import { products } from '#fixtures/products';
import { lookupOf } from '#machines/samples';
import { indexOf } from '#tests/support/found-products';
import { openedShop } from '#tests/support/opened-shop';
import { page } from '#routes/Products/-page';

import { catalogueMachine } from './catalogue.machine';

const room: Room = { width: 160, depth: 300, door: 80 };

/** By their sizes: two beds and a rug are wider than the room either way round, and a sofa is 81 cm at its thinnest. */
const TOO_LARGE = [1, 2, 31, 35];

test('what fits the room is chosen by sizes: what is too large for floor or door is left out, small things are not', () => {
  const { ids } = indexOf(products).find({ ...WHOLE_CATALOGUE, facets: ['room'], room });
  const left = products.map(({ id }) => id).filter((id) => !ids.includes(id));
  expect(left).toEqual(TOO_LARGE);
});

test('it counts what would fit beside other choices; without a room the choice leaves nothing out', () => {
  const index = indexOf(products);
  const counted = index.find({ ...WHOLE_CATALOGUE, category: 'Bedroom', room }).facets.room;
  expect(counted).toBe(products.filter(({ id, category }) => category === 'Bedroom' && !TOO_LARGE.includes(id)).length);
  expect(index.find({ ...WHOLE_CATALOGUE, room: { door: 1 }, facets: ['kind:Bed'] }).facets.room).toBe(0);
  const unknown = index.find({ ...WHOLE_CATALOGUE, facets: ['room'] });
  expect([unknown.ids.length, unknown.facets.room]).toEqual([50, undefined]);
});

test('a room that is measured narrows the list that was chosen by it, one that is forgotten does not, and Back does', () => {
  const shop = openedShop();
  const catalogue = shop.page(page, page.address, { page: 1 });
  const count = () => catalogue.getSnapshot().context.found.count;
  catalogue.send({ type: 'facet.chosen', facet: 'room' });
  expect(count()).toBe(50);
  shop.member('room').send({ type: 'room.restored', room });
  expect(count()).toBe(46);
  catalogue.send({ type: 'category.chosen', category: 'Living Room' });
  expect(count()).toBe(8);
  shop.member('room').send({ type: 'room.restored', room: {} });
  expect(count()).toBe(10);
  shop.member('room').send({ type: 'room.restored', room });
  catalogue.send({ type: 'query.changed', query: WHOLE_CATALOGUE });
  expect(count()).toBe(50);
});

test('where a room is kept, the index is fetched to count what fits', async () => {
  const shop = openedShop();
  shop.member('room').send({ type: 'room.restored', room });
  const { index, read } = sampleContent();
  let isThere = false;
  const lookup = {
    ...lookupOf(index()),
    index: () => (isThere ? index() : undefined),
    load: async () => void (isThere = true),
  };
  const logic = catalogueMachine;
  const catalogue = shop.page(
    { ...page, machine: logic, input: () => ({ lookup, isReady: false, found: read('catalogue/1').found }) },
    page.address,
    { page: 1 },
  );
  const counted = () => catalogue.getSnapshot().context.found.counts.facets.room;
  expect(counted()).toBeUndefined();
  await Promise.resolve().then(() => Promise.resolve());
  expect(counted()).toBe(46);
});
