import type { AnyStateMachine } from 'xstate';

import type { PageEntered } from '#machines/shop/shop-types';

import type { MachinePage, Page } from './-shared/page';

type AnyMachinePage = MachinePage<AnyStateMachine, PageEntered['params']>;

/**
 * Every page of the shop, by the `-page.ts` beside its route. For prerendering, the statecharts and tests: it brings the
 * machines of all pages, which a shopper's browser gets page by page.
 */
export const pages: readonly (Page | AnyMachinePage)[] = Object.values(
  import.meta.glob<Page | AnyMachinePage>('./**/-page.ts', { eager: true, import: 'page' }),
);

/** Those with a machine of their own. */
export const machinePages = pages.filter((page): page is AnyMachinePage => 'machine' in page);

/** Every address of a page that is drawn to a file. */
export function addressesOf({ address, addresses }: Page): readonly string[] {
  return addresses?.() ?? [address];
}
