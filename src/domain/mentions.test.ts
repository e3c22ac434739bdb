import { describe, expect, test } from 'vitest';

import { help } from '#fixtures/help';
import { products } from '#fixtures/products';
import { strictQueries } from '#tests/search/queries';

import { WHOLE_CATALOGUE } from './catalogue';
import type { CatalogueIndex } from './catalogue-index';
import { openIndex } from './catalogue-index';
import { listFileOf } from './list-file';
import { searchFileOf, searchFilesOf } from './search-file';

/** In the description of some products, and nowhere else. */
const MENTIONED = 'dovetailed';

const sample = openIndex(listFileOf(products), searchFileOf(products));

function ids(index: CatalogueIndex, query: { readonly q: string }): readonly number[] {
  return index.find({ ...WHOLE_CATALOGUE, ...query }).ids;
}

describe('with mentions in files of their own', () => {
  const { search, mentions } = searchFilesOf(products, [], [], 200);
  const opened = () => openIndex(listFileOf(products), search);
  const queries = strictQueries.map(({ q }) => q);

  test('help is suggested without waiting for them', () => {
    const withHelp = searchFilesOf(products, [], help, 200).search;
    const index = openIndex(listFileOf(products), withHelp);
    const whole = openIndex(listFileOf(products), searchFileOf(products, [], help));
    const asked = 'assembly help';
    expect(whole.suggest(asked).some(({ kind }) => kind === 'help')).toBe(true);
    expect(index.suggest(asked).filter(({ kind }) => kind === 'help')).toEqual(
      whole.suggest(asked).filter(({ kind }) => kind === 'help'),
    );
    expect(index.lacking().length).toBeGreaterThan(0);
  });

  test('names, kinds and materials are found without them; what only mentions a word is, once they are there', () => {
    const index = opened();
    const whole = ids(sample, { q: MENTIONED });
    expect(whole.length).toBeGreaterThan(0);
    expect(ids(index, { q: 'Pebble Ceramic' })).toEqual(ids(sample, { q: 'Pebble Ceramic' }));
    expect(ids(index, { q: MENTIONED })).not.toEqual(whole);
    expect(index.suggest(MENTIONED)).toEqual([]);
    for (const position of index.lacking()) {
      index.takeMentions(position, mentions[position] as (typeof mentions)[number]);
    }
    expect(index.lacking()).toEqual([]);
    expect(ids(index, { q: MENTIONED })).toEqual(whole);
    expect(index.suggest(MENTIONED)).toEqual(sample.suggest(MENTIONED));
  });

  test('every query is answered as by one file, by a few of the files', () => {
    expect(mentions.length).toBeGreaterThan(5);
    const asked = queries.map((q) => {
      const index = opened();
      let answer = ids(index, { q });
      let files = 0;
      while (index.lacking().length > 0) {
        for (const position of index.lacking()) {
          files += 1;
          index.takeMentions(position, mentions[position] as (typeof mentions)[number]);
        }
        answer = ids(index, { q });
      }
      return { q, files, isSame: answer.join() === ids(sample, { q }).join() };
    });
    expect(asked.filter(({ isSame }) => !isSame)).toEqual([]);
    expect(Math.min(...asked.map(({ files }) => files))).toBeLessThan(mentions.length);
  });

  test('other words do not wait for a file that they do not need, and the same words ask for it again', () => {
    const index = opened();
    const wanted = () => {
      ids(index, { q: MENTIONED });
      return index.lacking();
    };
    const first = wanted();
    expect(first.length).toBeGreaterThan(0);
    expect(ids(index, { q: '' })).toHaveLength(products.length);
    expect(index.lacking()).toEqual([]);
    expect(wanted()).toEqual(first);
    index.suggest('lamp');
    expect(index.lacking().filter((position) => first.includes(position))).toEqual([]);
    expect(wanted()).toEqual(first);
  });

  test('a file of another build is refused', () => {
    const [other] = searchFilesOf(products.slice(1), [], [], 200).mentions;
    expect(() => opened().takeMentions(0, other as (typeof mentions)[number])).toThrow('not of the build');
  });

  test('so is one that begins with another word, though all words and products are the same', () => {
    const { search: otherSearch, mentions: others } = searchFilesOf(products, [], [], 400);
    expect(otherSearch.words).toEqual(search.words);
    expect(() => opened().takeMentions(1, others[1] as (typeof mentions)[number])).toThrow('not of the build');
  });
});
