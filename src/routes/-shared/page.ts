import type { AnyStateMachine } from 'xstate';

import type { WholeContent } from '#content/whole-content';
import type { Content } from '#domain/content';
import type { PageEntered } from '#machines/shop/shop-types';
import type { PageDefinition } from '#shop';

/** A page of the shop, defined by its `-page.ts`. */
export interface Page {
  /** Its address, or a sample of several. */
  readonly address: string;
  /** All prerendered addresses, if there are several. */
  readonly addresses?: (content: WholeContent) => readonly string[];
}

/** A page with a machine of its own. */
export interface MachinePage<
  Machine extends AnyStateMachine,
  Params extends PageEntered['params'] = Record<string, never>,
>
  extends Page, PageDefinition<Machine, Params> {
  /** Path prefix within which the machine runs; by default the page's path. */
  readonly scope?: string;
  /** Params of the machine from the address; by default none. */
  readonly paramsAt?: (address: URL, content: Content) => Params | undefined;
}
