import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { sampleContent } from '#content/whole-content';
import { WHOLE_CATALOGUE } from '#domain/catalogue';
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
