import { expect, test } from 'vitest';

import { memoryWorld } from '../support/memory-world';
import { openedShop } from '../support/opened-shop';

function messagesOf(shop: ReturnType<typeof openedShop>) {
  return shop.member('outbox').getSnapshot().context.messages;
}

const kept = { type: 'message.kept', keptAt: 1_000, values: { subject: 'The lamp', message: 'Does it dim?' } } as const;

test('a message to the shop is there again in the next visit, until the sample data is asked for', () => {
  const world = memoryWorld();
  openedShop(world).member('outbox').send(kept);

  const next = openedShop(world);
  expect(messagesOf(next)).toEqual([{ id: 1, keptAt: 1_000, values: kept.values }]);

  next.actor.send({ type: 'samples.restored' });
  expect(messagesOf(next)).toEqual([]);
  expect(messagesOf(openedShop(world))).toEqual([]);
});

test('a removed message comes back by Undo of the removal notice', () => {
  const shop = openedShop();
  shop.member('outbox').send(kept);

  shop.member('outbox').send({ type: 'message.removed', messageId: 1 });
  expect(messagesOf(shop)).toEqual([]);

  shop.member('notice').send({ type: 'notice.undone' });
  expect(messagesOf(shop)).toEqual([{ id: 1, keptAt: 1_000, values: kept.values }]);
});

test('messages that are garbage are none', () => {
  const world = memoryWorld();
  world.local.write('larkwood.outbox', { v: 1, data: [{ id: 'one', keptAt: -1 }] });
  expect(messagesOf(openedShop(world))).toEqual([]);
});
