import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { filesIn } from '../../scripts/folder-files.mjs';
import { wholeShop } from './journey';
import { pageSuite, assertionsAt } from '#kit/paths/page-paths';
import { loneActor, walk } from '#kit/paths/walk';

const { graph, paths, unreachable } = pageSuite(wholeShop);
const screens = [...graph.nodes.values()];

/** Every file that draws what lies over a page, and the states of the journey in which it does. */
const LIES_OVER: Readonly<Record<string, readonly string[]>> = {
  'layout/MiniCart/MiniCart.tsx': ['home.miniCart'],
  'layout/MobileMenu/MobileMenu.tsx': ['home.menu'],
  'layout/SearchPanel/SearchPanel.tsx': ['home.search'],
  'views/MyAccountView/AddressDialog.tsx': ['mine.adding'],
  'views/PaymentAndBillingView/AddCardDialog.tsx': ['billing.adding'],
  'views/PaymentView/PaymentDialogs.tsx': ['payment.declined', 'payment.thanked'],
  'views/ProductDetailView/Preview.tsx': ['product.preview'],
  'views/ProductsView/ProductsView.tsx': ['catalogue.filters'],
};

test('the paths of the whole shop take every step of its drawing, and lead where it says', async () => {
  expect(unreachable).toEqual([]);
  for (const path of paths) {
    await expect(walk(loneActor(wholeShop), graph, path)).resolves.toBeUndefined();
  }
});

test('every route is a screen of the journey, and one address leads nowhere', () => {
  const walked = screens.flatMap(({ snapshot }) =>
    assertionsAt(wholeShop, snapshot).flatMap(({ facet, expected }) => (facet === 'path' ? [String(expected)] : [])),
  );
  const routes = filesIn('src/routes').flatMap((file) => {
    const path = /^((?:[^-_][^/]*\/)*[^-_][^/]*)\.tsx$/.exec(file)?.[1];
    return path === undefined ? [] : [`/${path}`.replace(/\/(index|route)$/, '') || '/'];
  });
  const isAt = (route: string, path: string) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path);
  expect(
    routes.filter((route) => !walked.some((path) => isAt(route, path))),
    'each needs a screen in journey.machine.ts, and what it shows in journey.ts',
  ).toEqual([]);
  const nowhere = new Set(walked.filter((path) => !routes.some((route) => isAt(route, path))));
  expect([routes.length, ...nowhere]).toEqual([18, '/Nowhere']);
});

test('every dialog, drawer and preview that is drawn lies over a screen of the journey', () => {
  const drawn = filesIn('src/ui').flatMap((file) =>
    /^(layout|views)\/.*(?<!\.test)\.tsx$/.test(file)
      ? [...readFileSync(`src/ui/${file}`, 'utf8').matchAll(/<(Dialog|Drawer|FormDialog|ModalBox)\b/g)].map(() => file)
      : [],
  );
  expect(drawn.toSorted()).toEqual(Object.entries(LIES_OVER).flatMap(([file, states]) => states.map(() => file)));
  const overlays = new Set(
    screens.flatMap(({ snapshot, name }) => (snapshot.hasTag('overlay') ? [name.split(' ')[0]] : [])),
  );
  expect([...overlays].toSorted()).toEqual(Object.values(LIES_OVER).flat().toSorted());
});
