import { afterEach, beforeAll, describe, test } from 'vitest';

import { completeDom, someoneInDom } from './dom-someone';
import { pageSuite } from './page-target';
import { targets } from './targets';
import { alsoChecking, compare, seenBy, walk } from './walk';

/** A path may open several pages. */
const PATH_TIMEOUT_MS = 90_000;

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
