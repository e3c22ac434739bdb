import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { sampleContent } from '#content/whole-content';
import { WHOLE_CATALOGUE } from '#domain/catalogue';
import { openIndex } from '#domain/catalogue-index';
import { listFileOf } from '#domain/list-file';
import type { MentionsFile } from '#domain/search-file';
import { searchFilesOf } from '#domain/search-file';
import { findProducts } from '#tests/support/found-products';
import { products } from '#fixtures/products';
import { lookupOf } from '#machines/samples';

import { catalogueMachine } from './catalogue.machine';

const { index, read } = sampleContent();
const input = { lookup: lookupOf(index()), isReady: true, found: read('catalogue/1').found };

describe('before the index is there', () => {
  function lateCatalogue() {
    let isThere = false;
    let answer: (isLoaded: boolean) => void = () => undefined;
    const wanted: number[][] = [];
    const lookup = {
      index: () => (isThere ? index() : undefined),
      load: () =>
        new Promise<void>((resolve, reject) => {
          answer = (isLoaded) => {
            isThere = isLoaded;
            (isLoaded ? resolve : reject)();
          };
        }),
      want: async (ids: readonly number[]) => {
        wanted.push([...ids]);
        return isThere;
      },
    };
    const catalogue = createActor(catalogueMachine, { input: { ...input, lookup, isReady: false } }).start();
    const settle = async (isLoaded: boolean) => {
      answer(isLoaded);
      await Promise.resolve().then(() => Promise.resolve());
    };
    return { catalogue, settle, wanted, found: () => catalogue.getSnapshot().context.found };
  }

  test('a choice is answered when it comes, and what was found before is shown until then', async () => {
    const { catalogue, settle, found, wanted } = lateCatalogue();
    catalogue.send({ type: 'category.chosen', category: 'Kitchen' });
    expect({ count: found().count, isWaiting: catalogue.getSnapshot().hasTag('waiting') }).toEqual({
      count: 50,
      isWaiting: true,
    });
    await settle(true);
    expect({ count: found().count, isWaiting: catalogue.getSnapshot().hasTag('waiting') }).toEqual({
      count: 10,
      isWaiting: false,
    });
    expect(wanted.at(-1)).toEqual(found().ids);
    catalogue.send({ type: 'category.chosen', category: 'Bathroom' });
    expect(wanted.at(-1)).toEqual(found().ids);
    catalogue.send({ type: 'words.typed', q: 'purple rug' });
    expect(wanted.at(-1)).toEqual(found().nearest);
  });

  test('it is loaded once the filters are opened, and then answers the first choice at once', async () => {
    const { catalogue, settle, found } = lateCatalogue();
    catalogue.send({ type: 'filters.opened' });
    expect(catalogue.getSnapshot().hasTag('waiting')).toBe(false);
    await settle(true);
    catalogue.send({ type: 'category.chosen', category: 'Kitchen' });
    expect({ count: found().count, isWaiting: catalogue.getSnapshot().hasTag('waiting') }).toEqual({
      count: 10,
      isWaiting: false,
    });
  });

  test('it is not loaded again by filters that are opened when it is there', () => {
    let loads = 0;
    const lookup = {
      ...lookupOf(index()),
      load: async () => {
        loads += 1;
      },
    };
    const catalogue = createActor(catalogueMachine, { input: { ...input, lookup } }).start();
    catalogue.send({ type: 'filters.opened' });
    expect(loads).toBe(0);
  });

  test('filters that are opened while it cannot be loaded report nothing until something is chosen', async () => {
    const { catalogue, settle } = lateCatalogue();
    catalogue.send({ type: 'filters.opened' });
    await settle(false);
    expect(catalogue.getSnapshot().hasTag('failed')).toBe(false);
    catalogue.send({ type: 'category.chosen', category: 'Kitchen' });
    await settle(true);
    expect(catalogue.getSnapshot().context.found.count).toBe(10);
  });

  test('when it cannot be loaded the page says so, and a second try finds what was chosen last', async () => {
    const { catalogue, settle, found } = lateCatalogue();
    catalogue.send({ type: 'category.chosen', category: 'Kitchen' });
    await settle(false);
    expect(catalogue.getSnapshot().hasTag('failed')).toBe(true);
    catalogue.send({ type: 'band.chosen', band: '120-up' });
    catalogue.send({ type: 'load.repeated' });
    await settle(true);
    expect(found().ids).toEqual(
      findProducts(products, { ...WHOLE_CATALOGUE, category: 'Kitchen', band: '120-up' }).map(({ id }) => id),
    );
  });
});

describe('a word that descriptions may mention, while the file that knows is not there', () => {
  function catalogueWithoutMentions() {
    const { search, mentions } = searchFilesOf(products, [], [], 200);
    const opened = openIndex(listFileOf(products), search);
    let answer: (isLoaded: boolean) => void = () => undefined;
    const loads: (readonly number[])[] = [];
    const lookup = {
      ...lookupOf(opened),
      load: () =>
        new Promise<void>((resolve, reject) => {
          loads.push(opened.lacking());
          answer = (isLoaded) => {
            if (isLoaded) {
              opened.lacking().forEach((position) => opened.takeMentions(position, mentions[position] as MentionsFile));
              resolve();
            } else {
              reject(new Error('offline'));
            }
          };
        }),
    };
    const catalogue = createActor(catalogueMachine, { input: { ...input, lookup } }).start();
    const settle = async (isLoaded: boolean) => {
      answer(isLoaded);
      await Promise.resolve().then(() => Promise.resolve());
    };
    const seen = () => {
      const snapshot = catalogue.getSnapshot();
      return { count: snapshot.context.found.count, isWaiting: snapshot.hasTag('waiting') };
    };
    return { catalogue, settle, seen, loads };
  }
  const dovetailed = findProducts(products, { ...WHOLE_CATALOGUE, q: 'dovetailed' }).length;
  const oak = findProducts(products, { ...WHOLE_CATALOGUE, q: 'oak' }).length;

  test('is answered when it comes, also where nothing was found before', async () => {
    const { catalogue, settle, seen } = catalogueWithoutMentions();
    catalogue.send({ type: 'words.typed', q: 'dovetailed' });
    expect(seen()).toEqual({ count: 50, isWaiting: true });
    await settle(true);
    expect(seen()).toEqual({ count: dovetailed, isWaiting: false });
    catalogue.send({ type: 'words.typed', q: 'zzzzzz' });
    await settle(true);
    expect(seen()).toEqual({ count: 0, isWaiting: false });
    catalogue.send({ type: 'words.typed', q: 'oak' });
    expect(seen()).toEqual({ count: 0, isWaiting: true });
    await settle(true);
    expect(seen()).toEqual({ count: oak, isWaiting: false });
  });

  test('is answered by names, kinds and materials when it does not come, and wholly once it does', async () => {
    const { catalogue, settle, seen } = catalogueWithoutMentions();
    catalogue.send({ type: 'words.typed', q: 'oak' });
    await settle(false);
    expect(seen().isWaiting).toBe(false);
    expect(seen().count).toBeGreaterThan(0);
    catalogue.send({ type: 'category.chosen', category: 'Kitchen' });
    await settle(true);
    catalogue.send({ type: 'category.chosen', category: 'all' });
    expect(seen()).toEqual({ count: oak, isWaiting: false });
  });

  test('is not said to be nowhere when that is not known, and other words are looked up', async () => {
    const { catalogue, settle, seen } = catalogueWithoutMentions();
    catalogue.send({ type: 'words.typed', q: 'dovetailed' });
    await settle(false);
    const snapshot = catalogue.getSnapshot();
    expect({ isFailed: snapshot.hasTag('failed'), isEmpty: snapshot.hasTag('empty') }).toEqual({
      isFailed: true,
      isEmpty: false,
    });
    catalogue.send({ type: 'words.typed', q: 'oak' });
    await settle(true);
    expect(seen()).toEqual({ count: oak, isWaiting: false });
    catalogue.send({ type: 'words.typed', q: 'dovetailed' });
    await settle(true);
    expect(seen()).toEqual({ count: dovetailed, isWaiting: false });
  });

  test('is waited for after facts that could not be loaded', async () => {
    const { catalogue, settle, seen } = catalogueWithoutMentions();
    catalogue.send({ type: 'facts.failed' });
    catalogue.send({ type: 'words.typed', q: 'dovetailed' });
    expect(seen().isWaiting).toBe(true);
    await settle(true);
    expect(seen()).toEqual({ count: dovetailed, isWaiting: false });
  });

  test('is not waited for once it is typed away, nor by other words, which load what they lack', async () => {
    const { catalogue, settle, seen, loads } = catalogueWithoutMentions();
    catalogue.send({ type: 'words.typed', q: 'dovetailed' });
    catalogue.send({ type: 'category.chosen', category: 'Bedroom' });
    catalogue.send({ type: 'filters.cleared' });
    expect(seen()).toEqual({ count: 50, isWaiting: false });
    catalogue.send({ type: 'words.typed', q: 'dovetailed' });
    catalogue.send({ type: 'words.typed', q: 'oak' });
    expect(loads.at(-1)?.filter((position) => loads[0]?.includes(position))).toEqual([]);
    await settle(true);
    expect(seen()).toEqual({ count: oak, isWaiting: false });
  });

  test('with a limit, as well', async () => {
    const { catalogue, settle, seen } = catalogueWithoutMentions();
    catalogue.send({ type: 'query.changed', query: { ...WHOLE_CATALOGUE, q: 'dovetailed under 5000' } });
    expect(seen().isWaiting).toBe(true);
    await settle(true);
    expect(seen()).toEqual({ count: dovetailed, isWaiting: false });
  });
});

test('facts that cannot be loaded are told, until another choice can be shown', async () => {
  const answers: ((areKnown: boolean) => void)[] = [];
  const lookup = { ...lookupOf(index()), want: () => new Promise<boolean>((resolve) => answers.push(resolve)) };
  const catalogue = createActor(catalogueMachine, { input: { ...input, lookup } }).start();
  const isFailedAfter = async (request: number, areKnown: boolean) => {
    answers[request]?.(areKnown);
    await Promise.resolve().then(() => Promise.resolve());
    return catalogue.getSnapshot().hasTag('failed');
  };
  catalogue.send({ type: 'category.chosen', category: 'Kitchen' });
  catalogue.send({ type: 'category.chosen', category: 'Bathroom' });
  expect(await isFailedAfter(1, false)).toBe(true);
  catalogue.send({ type: 'category.chosen', category: 'Kitchen' });
  catalogue.send({ type: 'category.chosen', category: 'Bedroom' });
  expect(await isFailedAfter(3, true)).toBe(false);
  expect(await isFailedAfter(0, false)).toBe(false);
  expect(await isFailedAfter(2, false)).toBe(false);
});
