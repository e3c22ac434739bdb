import { afterEach, beforeAll, describe, expect, test } from 'vitest';

import { pages } from '#routes/-pages';
import { completeDom } from '#tests/paths/dom-driver';
import { renderShop, unmountShop } from '#tests/support/rendered-shop';

import { createMask } from '../session/mask';
import { replay } from '../session/replay';
import { statesOfShop } from '../session/system';
import { openingOf } from './state-paths';

beforeAll(completeDom);
afterEach(unmountShop);

describe('drawing a shop that was lived again tells it nothing', () => {
  test.each(pages.map(({ address }) => address))('%s', async (address) => {
    const mask = createMask();
    const { shop } = replay(openingOf({ path: address }, 'wide'));
    const before = statesOfShop(shop, mask);
    const { received } = await renderShop({ ...shop, routeChanged: () => undefined }, address);
    expect(received()).toEqual([]);
    expect(statesOfShop(shop, mask)).toEqual(before);
  });
});
