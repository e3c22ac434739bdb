import type { AnyStateMachine } from 'xstate';

import type { PageEntered } from '#machines/shop/shop-types';
import type { PageDefinition } from '#shop';

/** A page of the shop, as its `-page.ts` states it. */
export interface Page {
  /** Its address; a sample, where there are several. */
  readonly address: string;
  /** All that are drawn to files, where there are several. */
  readonly addresses?: () => readonly string[];
}

/** A page that has a machine of its own. */
export interface MachinePage<
  Machine extends AnyStateMachine,
  Params extends PageEntered['params'] = Record<string, never>,
>
  extends Page, PageDefinition<Machine, Params> {
  /** The beginning of the paths on which the machine lives; the page's own path when left out. */
  readonly scope?: string;
  /** What an address tells the machine; nothing when left out. */
  readonly paramsAt?: (address: URL) => Params | undefined;
}
