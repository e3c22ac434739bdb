import { expect, test } from 'vitest';

import { products } from '#fixtures/products';

import { openIndex } from './catalogue-index';
import { listFileOf } from './list-file';
import type { Product } from './product';
import { searchFileOf } from './search-file';
import { WHOLE_CATALOGUE } from './catalogue';

const [bed] = products as readonly [Product];
const named = (id: number, name: string) => ({ ...bed, id, name, kind: 'Thing', description: 'A thing.', facts: {} });
const all = [named(1, '北欧風チェア'), named(2, '木のテーブル'), named(3, '北欧風格椅子'), named(4, 'Chair 椅')];
const index = openIndex(listFileOf(all), searchFileOf(all));

test.each([
  ['チェア', [1]],
  ['チェ', [1]],
  ['ﾁｪｱ', [1]],
  ['北欧', [1, 3]],
  ['北欧 チェア', [1]],
  ['北欧風チェア', [1]],
  ['テーブル', [2]],
  ['椅子', [3]],
  ['椅', [3, 4]],
  ['木のテーブル', [2]],
])('a name without blanks is found by a part of it: %s', (q, ids) => {
  expect([...index.find({ ...WHOLE_CATALOGUE, q }).ids].toSorted()).toEqual(ids);
});
