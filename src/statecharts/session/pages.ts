import { sampleContent } from '#content/whole-content';
import { sameSlug } from '#domain/slug';
import type { PageEntered } from '#machines/shop/shop-types';
import { headerSearch } from '#routes/-layout/header-search';
import { miniCartPage } from '#routes/-layout/mini-cart-page';
import { addressesOf, machinePages } from '#routes/-pages';
import type { Shop } from '#shop';

type Entered = Omit<PageEntered, 'key'>;

/** The page that the route at an address lets in; undefined where the page has no machine of its own. */
export function pageAt(address: string): Entered | undefined {
  const content = sampleContent();
  const url = new URL(address, 'http://localhost');
  const path = decodeURI(url.pathname);
  const page = machinePages.find((each) => addressesOf(each, content).some((known) => sameSlug(known, path)));
  return page && { page: page.name, scope: page.scope ?? url.pathname, params: page.paramsAt?.(url, content) ?? {} };
}

/** Lets a page's machine join a shop, as its route does. Throws when no page has that name. */
export function enterPage(shop: Shop, { page, scope, params }: Entered): void {
  if (page === headerSearch.name) {
    shop.page(headerSearch, scope, {});
    return;
  }
  if (page === miniCartPage.name) {
    shop.page(miniCartPage, scope, {});
    return;
  }
  const definition = machinePages.find(({ name }) => name === page);
  if (!definition) {
    const names = new Set(machinePages.map(({ name }) => name));
    throw new Error(`No page of the shop is called "${page}": the pages are ${[...names].join(', ')}.`);
  }
  shop.page(definition, scope, params);
}
