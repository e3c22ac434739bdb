import { describe, expect, test } from 'vitest';

import { sampleContent } from '#content/whole-content';

import { WHOLE_CATALOGUE } from './catalogue';
import type { CatalogueQuery } from './catalogue';
import { asNamed } from './named-variants';

const listed = sampleContent().read('catalogue/1').products;

function shown(id: number, query: Partial<CatalogueQuery>) {
  const product = listed.find((each) => each.id === id);
  return product && asNamed(product, { ...WHOLE_CATALOGUE, ...query });
}

const SOFA = 'Larkwood Three-Seat Sofa';

describe('a list shows a product as the variant that is named', () => {
  test.each<{ readonly id: number; readonly name: string } & Partial<CatalogueQuery>>([
    { id: 31, q: 'charcoal sofa', name: `${SOFA}, Charcoal` },
    { id: 31, q: 'GREEN sofas', name: `${SOFA}, Sage` },
    { id: 31, facets: ['colour:grey'], name: `${SOFA}, Charcoal` },
    { id: 35, q: 'extra large rug', name: 'Tidal Wool Rug, Extra Large' },
    { id: 8, q: 'small mirror', name: 'Moon Wall Mirror, Small' },
    { id: 1, q: 'king bed', name: 'Haven Oak Platform Bed, King' },
    { id: 32, q: 'dark brown lounge chair', name: 'Saddle Lounge Chair, Dark Brown' },
  ])('$q $facets: $name', ({ id, name, ...query }) => {
    expect(shown(id, query)?.name).toBe(name);
  });

  test('with its own price, stock, id and picture, and reviewed as its product', () => {
    expect(shown(31, { q: 'charcoal sofa' })).toMatchObject({
      id: 122,
      variantOf: 31,
      price: 1520,
      discount: 10,
      stock: 4,
      pictures: [{ name: expect.stringContaining('charcoal') }],
    });
  });

  test.each<{ readonly id: number; readonly why: string } & Partial<CatalogueQuery>>([
    { id: 31, q: 'sofa', why: 'none is named' },
    { id: 31, q: 'oat or charcoal sofa', why: 'it is named itself, too' },
    { id: 35, q: 'large rug', why: 'it is the large one' },
    { id: 31, q: 'sofa not charcoal', why: 'it is refused' },
    { id: 31, q: 'charcoal sofa', sort: 'price-low', why: 'its own price gives the order' },
    { id: 31, q: 'charcoal sofa', band: '120-up', why: 'its own price is in the band' },
    { id: 31, q: 'charcoal sofa', facets: ['price:-1400'], why: 'its own price is in the range' },
    { id: 1, q: 'king bed', facets: ['stock'], why: 'that one is sold out' },
    { id: 5, q: 'charcoal lamp', why: 'it has no variants' },
  ])('but as itself for $q $sort $band $facets: $why', (row) => {
    expect(shown(row.id, row)).toBe(listed.find(({ id }) => id === row.id));
  });
});
