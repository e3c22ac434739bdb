import { afterEach, beforeAll, describe, test } from 'vitest';

import { completeDom, someoneInDom } from './dom-someone';
import { pageSuite } from './page-target';
import type { AnyPageTarget } from './page-target';
import { alsoChecking, compare, seenBy, walk } from './walk';

/** A path may open several pages. */
const PATH_TIMEOUT_MS = 90_000;

/** Tests that walk every path of these targets in a DOM. */
export function walkInDom(targets: readonly AnyPageTarget[]): void {
  const someone = someoneInDom();
  beforeAll(completeDom);
  afterEach(() => someone.leave());

  describe.each(targets)('$model.name in a DOM', (target) => {
    const { graph, paths } = pageSuite(target);

    test.each(paths.map((path) => ({ name: path.map((edge) => edge.name).join(', '), path })))(
      '$name',
      async ({ path }) => {
        const page = alsoChecking(seenBy(someone, target), (expected) => {
          const actor = target.actor(someone.shop());
          if (!target.isLeft(expected) && (actor || expected.status === 'active')) {
            compare(actor?.getSnapshot() ?? { value: 'no actor' }, expected);
          }
        });
        await walk(page, graph, path);
      },
      PATH_TIMEOUT_MS,
    );
  });
}
