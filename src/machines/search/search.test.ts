import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { sampleContent } from '#content/whole-content';
import { lookupOf } from '#machines/samples';
import { cellsOf } from '#tests/support/cells';

import { searchMachine } from './search.machine';

const typed = (q: string) => ({ type: 'words.typed', q }) as const;
const down = { type: 'mark.moved', by: 1 } as const;
const up = { type: 'mark.moved', by: -1 } as const;
const input = { lookup: lookupOf(sampleContent().index()), isReady: true };

test('every state and event: the list is open only while its words mean something and the box is in use', () => {
  expect(
    cellsOf({
      machine: searchMachine,
      input,
      pathTo: {
        'idle, blank': [],
        'idle, with words': [typed('lamp'), { type: 'list.closed' }],
        open: [typed('lamp')],
        'open, marked': [typed('lamp'), down],
        'nothing found': [typed('zebra')],
      },
      events: {
        meant: typed('sofa'),
        meaningless: typed('zebra'),
        signs: typed(String.raw`(+\🙂`),
        cleared: typed(''),
        blank: typed('  '),
        replaced: { type: 'words.replaced', q: 'lamp' },
        down,
        up,
        closed: { type: 'list.closed' },
        left: { type: 'search.left' },
        submitted: { type: 'search.submitted' },
        chosen: { type: 'entry.chosen' },
      },
    }),
  ).toEqual({
    'idle, blank': {
      meant: 'open',
      meaningless: 'nothingFound',
      signs: 'nothingFound',
      cleared: 'idle',
      blank: 'idle',
      replaced: 'idle',
      down: '·',
      up: '·',
      closed: '·',
      left: '·',
      submitted: 'idle',
      chosen: '·',
    },
    'idle, with words': {
      meant: 'open',
      meaningless: 'nothingFound',
      signs: 'nothingFound',
      cleared: 'idle',
      blank: 'idle',
      replaced: 'idle',
      down: 'open',
      up: 'open',
      closed: '·',
      left: '·',
      submitted: 'idle',
      chosen: '·',
    },
    open: {
      meant: 'open',
      meaningless: 'nothingFound',
      signs: 'nothingFound',
      cleared: 'idle',
      blank: 'idle',
      replaced: 'idle',
      down: 'open',
      up: 'open',
      closed: 'idle',
      left: 'idle',
      submitted: 'idle',
      chosen: 'idle',
    },
    'open, marked': {
      meant: 'open',
      meaningless: 'nothingFound',
      signs: 'nothingFound',
      cleared: 'idle',
      blank: 'idle',
      replaced: 'idle',
      down: 'open',
      up: 'open',
      closed: 'idle',
      left: 'idle',
      submitted: 'idle',
      chosen: 'idle',
    },
    'nothing found': {
      meant: 'open',
      meaningless: 'nothingFound',
      signs: 'nothingFound',
      cleared: 'idle',
      blank: 'idle',
      replaced: 'idle',
      down: '·',
      up: '·',
      closed: 'idle',
      left: 'idle',
      submitted: 'idle',
      chosen: '·',
    },
  });
});

describe('the mark', () => {
  function marks(events: readonly (typeof down | typeof up)[]) {
    const actor = createActor(searchMachine, { input }).start();
    actor.send(typed('lamp'));
    const { length } = actor.getSnapshot().context.entries;
    return {
      length,
      marks: events.map((event) => {
        actor.send(event);
        return actor.getSnapshot().context.marked;
      }),
    };
  }

  test('goes down from the first entry and around the end', () => {
    const { length } = marks([]);
    expect(marks(Array.from({ length: length + 1 }, () => down)).marks).toEqual([
      ...Array.from({ length }, (_, place) => place),
      0,
    ]);
  });

  test('goes up from the last entry', () => {
    const { length, marks: places } = marks([up, up]);
    expect(places).toEqual([length - 1, length - 2]);
  });

  test.each([
    typed('lam'),
    { type: 'list.closed' },
    { type: 'search.left' },
    { type: 'words.replaced', q: 'lamp' },
  ] as const)('is gone after $type', (event) => {
    const actor = createActor(searchMachine, { input }).start();
    actor.send(typed('lamp'));
    actor.send(down);
    actor.send(event);
    expect(actor.getSnapshot().context.marked).toBeUndefined();
  });
});

test('Escape keeps the words', () => {
  const actor = createActor(searchMachine, { input }).start();
  actor.send(typed('lamp'));
  actor.send({ type: 'list.closed' });
  expect(actor.getSnapshot().context.words).toBe('lamp');
});

test.each(['(', '+', '\\', '[', '*', '🛋️', '\u0000', '%', 'é'.repeat(5_000)])('typing %j throws nothing', (q) => {
  const actor = createActor(searchMachine, { input }).start();
  actor.send(typed(q));
  expect(actor.getSnapshot()).toMatchObject({ status: 'active', context: { words: q } });
});

test('words typed before the index is there are answered when it comes', async () => {
  let isThere = false;
  const lookup = {
    ...input.lookup,
    index: () => (isThere ? sampleContent().index() : undefined),
    load: () => Promise.resolve().then(() => (isThere = true)),
  };
  const actor = createActor(searchMachine, { input: { lookup, isReady: false } }).start();
  actor.send(typed('la'));
  actor.send(typed('lamp'));
  expect(actor.getSnapshot().value).toBe('waiting');
  await Promise.resolve().then(() => Promise.resolve());
  expect(actor.getSnapshot()).toMatchObject({ value: 'open', context: { words: 'lamp' } });
});

test('a box whose index cannot be loaded goes on to work without entries', async () => {
  const lookup = { ...input.lookup, index: () => undefined, load: () => Promise.reject(new Error('offline')) };
  const actor = createActor(searchMachine, { input: { lookup, isReady: false } }).start();
  actor.send(typed('lamp'));
  await Promise.resolve().then(() => Promise.resolve());
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { words: 'lamp', entries: [] } });
});
