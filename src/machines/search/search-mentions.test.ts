import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';

import { sampleContent } from '#content/whole-content';
import { openIndex } from '#domain/catalogue-index';
import { listFileOf } from '#domain/list-file';
import type { MentionsFile } from '#domain/search-file';
import { searchFilesOf } from '#domain/search-file';
import { products } from '#fixtures/products';
import { lookupOf } from '#machines/samples';

import { searchMachine } from './search.machine';

const typed = (q: string) => ({ type: 'words.typed', q }) as const;

test('words that only descriptions mention are answered when the files that know them have come', async () => {
  const { search, mentions } = searchFilesOf(products, [], [], 200);
  const opened = openIndex(listFileOf(products), search);
  let loads = 0;
  const lookup = {
    ...lookupOf(opened),
    load: async () => {
      loads += 1;
      opened.lacking().forEach((position) => opened.takeMentions(position, mentions[position] as MentionsFile));
    },
  };
  const actor = createActor(searchMachine, { input: { lookup, isReady: true } }).start();
  actor.send(typed('lamp'));
  expect({ state: actor.getSnapshot().value, loads }).toEqual({ state: 'open', loads: 0 });
  actor.send(typed('dovetailed'));
  expect(actor.getSnapshot().value).toBe('waiting');
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('open'));
  expect(actor.getSnapshot().context.entries).toEqual(sampleContent().index().suggest('dovetailed'));
  actor.send(typed('qqqqqq'));
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('nothingFound'));
});

test('words that only descriptions mention, typed before the index is there, are answered by it and by those files', async () => {
  const { search, mentions } = searchFilesOf(products, [], [], 200);
  const opened = openIndex(listFileOf(products), search);
  let isThere = false;
  const lookup = {
    ...lookupOf(opened),
    index: () => (isThere ? opened : undefined),
    load: async () => {
      isThere = true;
      opened.lacking().forEach((position) => opened.takeMentions(position, mentions[position] as MentionsFile));
    },
  };
  const actor = createActor(searchMachine, { input: { lookup, isReady: false } }).start();
  actor.send(typed('dovetailed'));
  await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('waiting'));
  expect(actor.getSnapshot()).toMatchObject({
    value: 'open',
    context: { entries: sampleContent().index().suggest('dovetailed') },
  });
});

test('a box works without what only descriptions mention when that cannot be loaded, and asks for it again', async () => {
  const { search } = searchFilesOf(products, [], [], 200);
  let loads = 0;
  const lookup = {
    ...lookupOf(openIndex(listFileOf(products), search)),
    load: () => {
      loads += 1;
      return Promise.reject(new Error('offline'));
    },
  };
  const actor = createActor(searchMachine, { input: { lookup, isReady: true } }).start();
  actor.send(typed('dovetailed'));
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('idle'));
  actor.send(typed('lamp'));
  expect(actor.getSnapshot().value).toBe('open');
  actor.send(typed('dovetailed'));
  expect(actor.getSnapshot().value).toBe('waiting');
  expect(loads).toBe(2);
});
