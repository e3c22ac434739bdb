import { afterEach, beforeAll, describe, test } from 'vitest';

import { actorAt } from '#kit/session/address';
import type { AnyPagePlace } from '#kit/paths/page-place';

// Loaded beforehand: a page in a DOM is looked at at once.
import '#routes/Cart/-saved-for-later';
import '#routes/Products/ProductDetail/-will-it-fit';
import '#routes/Products/ProductDetail/-write-review';
import '#routes/-shared/removed-part';

import { completeDom, driverInDom } from './dom-driver';
import { isLeft, pageSuite } from '#kit/paths/page-paths';
import { alsoChecking, compare, seenBy, walk } from '#kit/paths/walk';

/** A path may open several pages. */
const PATH_TIMEOUT_MS = 240_000;

/** Tests that walk every path of these places in a DOM. */
export function walkInDom(places: readonly AnyPagePlace[]): void {
  const driver = driverInDom();
  beforeAll(completeDom);
  afterEach(() => driver.leave());

  describe.each(places)('$model.name in a DOM', (place) => {
    const { graph, paths } = pageSuite(place);

    test.each(paths.map((path) => ({ name: path.map((edge) => edge.name).join(', '), path })))(
      '$name',
      async ({ path }) => {
        const page = alsoChecking(seenBy(driver, place), (expected) => {
          const shop = driver.shop();
          const actor = place.actors.map((address) => actorAt(shop, address)).find((found) => found !== undefined);
          if (!isLeft(place, expected) && (actor || expected.status === 'active')) {
            compare(actor?.getSnapshot() ?? { value: 'no actor' }, expected);
          }
        });
        await walk(page, graph, path);
      },
      PATH_TIMEOUT_MS,
    );
  });
}
