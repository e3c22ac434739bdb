import { afterEach, beforeAll, describe, expect, test } from 'vitest';

import { pages } from '#routes/-pages';
import { completeDom } from '#tests/paths/dom-driver';
import { draw, undraw } from '#tests/support/drawn-shop';

import { createMask } from '../session/mask';
import { replay } from '../session/replay';
import { statesOfShop } from '../session/system';
import { openingOf } from './reach';

beforeAll(completeDom);
afterEach(undraw);

describe('drawing a shop that was lived again tells it nothing', () => {
  test.each(pages.map(({ address }) => address))('%s', async (address) => {
    const mask = createMask();
    const { shop } = replay(openingOf({ path: address }, 'wide'));
    const before = statesOfShop(shop, mask);
    const { told } = await draw({ ...shop, routeChanged: () => undefined }, address);
    expect(told()).toEqual([]);
    expect(statesOfShop(shop, mask)).toEqual(before);
  });
});
