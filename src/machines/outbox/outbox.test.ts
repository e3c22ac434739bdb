import { describe, expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';

import type { KeptMessage, NoticeShown, OutboxMessage } from '#machines/messages';
import { cellsOf } from '#tests/support/cells';
import { outboxMachine } from './outbox.machine';
import { MAX_MESSAGES } from './outbox.slice';

const lamp: KeptMessage = { id: 1, keptAt: 1_000, values: { subject: 'The lamp', message: 'Does it dim?' } };
const sofa: KeptMessage = { id: 2, keptAt: 2_000, values: { subject: 'The sofa', message: 'Does it fold?' } };

const keepLamp: OutboxMessage = { type: 'message.kept', keptAt: lamp.keptAt, values: lamp.values };
const keepSofa: OutboxMessage = { type: 'message.kept', keptAt: sofa.keptAt, values: sofa.values };
const removeLamp: OutboxMessage = { type: 'message.removed', messageId: lamp.id };
const reinstateLamp: OutboxMessage = { type: 'message.reinstated', item: lamp, index: 1 };
const restore: OutboxMessage = { type: 'messages.restored', messages: [sofa, lamp] };

/** An outbox in a system with a notice that records its messages. */
function outboxAfter(...events: readonly OutboxMessage[]) {
  const notice = setup({
    types: { context: {} as { told: readonly NoticeShown[] }, events: {} as NoticeShown },
    actions: { remember: assign({ told: ({ context, event }) => [...context.told, event] }) },
  }).createMachine({ context: { told: [] }, on: { 'notice.shown': { actions: 'remember' } } });
  const root = setup({ actors: { outbox: outboxMachine, notice } }).createMachine({
    invoke: [
      { systemId: 'notice', src: 'notice' },
      { systemId: 'outbox', src: 'outbox' },
    ],
  });
  const { system } = createActor(root).start();
  events.forEach((event) => system.get('outbox').send(event));
  return {
    messages: system.get('outbox').getSnapshot().context.messages as readonly KeptMessage[],
    told: system.get('notice').getSnapshot().context.told as readonly NoticeShown[],
  };
}

test('every state and event', () => {
  expect(
    cellsOf({
      machine: outboxMachine,
      input: undefined,
      pathTo: { empty: [], filled: [keepLamp] },
      events: { keepLamp, keepSofa, removeLamp, reinstateLamp, restore },
    }),
  ).toEqual({
    empty: { keepLamp: 'keeping', keepSofa: 'keeping', removeLamp: '·', reinstateLamp: 'keeping', restore: 'keeping' },
    filled: { keepLamp: 'keeping', keepSofa: 'keeping', removeLamp: 'keeping', reinstateLamp: '·', restore: 'keeping' },
  });
});

test('messages are kept with the newest first, each with a number of its own', () => {
  expect(outboxAfter(keepLamp, keepSofa).messages).toEqual([sofa, lamp]);
});

test('the oldest of too many makes room', () => {
  const { messages } = outboxAfter(...Array.from({ length: MAX_MESSAGES + 2 }, () => keepLamp));
  expect(messages.map(({ id }) => id)).toEqual(
    Array.from({ length: MAX_MESSAGES }, (_, index) => MAX_MESSAGES + 2 - index),
  );
});

describe('a removed message', () => {
  test('is gone, and the notice knows how to put it back in its place', () => {
    expect(outboxAfter(restore, removeLamp)).toEqual({
      messages: [sofa],
      told: [
        {
          type: 'notice.shown',
          key: lamp.id,
          removal: { kind: 'message', name: 'The lamp' },
          undo: { to: 'outbox', message: reinstateLamp },
        },
      ],
    });
  });

  test('comes back in its place', () => {
    expect(outboxAfter(restore, removeLamp, reinstateLamp).messages).toEqual([sofa, lamp]);
  });

  test('that is unknown changes nothing and tells nothing', () => {
    expect(outboxAfter(keepLamp, { type: 'message.removed', messageId: 9 })).toEqual({ messages: [lamp], told: [] });
  });
});

test('what arrives from this device replaces everything', () => {
  expect(outboxAfter(keepLamp, { type: 'messages.restored', messages: [] }).messages).toEqual([]);
});
