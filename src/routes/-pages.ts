import type { AnyStateMachine } from 'xstate';

import type { WholeContent } from '#content/whole-content';
import type { PageEntered } from '#machines/shop/shop-types';

import type { MachinePage, Page } from './-shared/page';

type AnyMachinePage = MachinePage<AnyStateMachine, PageEntered['params']>;

/**
 * All pages, from the `-page.ts` files. For prerendering, statecharts and tests only: it imports the machines of all
 * pages.
 */
export const pages: readonly (Page | AnyMachinePage)[] = Object.values(
  import.meta.glob<Page | AnyMachinePage>('./**/-page.ts', { eager: true, import: 'page' }),
);

/** Pages with a machine of their own. */
export const machinePages = pages.filter((page): page is AnyMachinePage => 'machine' in page);

/** All prerendered addresses of a page. */
export function addressesOf({ address, addresses }: Page, content: WholeContent): readonly string[] {
  return addresses?.(content) ?? [address];
}
