import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { AnyEventObject, MachineContext } from 'xstate';

import { afterRowRemoval } from '#domain/focus';
import type { FocusTarget } from '#domain/focus';
import type { LookedUp } from '#domain/known-products';

import { wantingFocus } from './focus';
import type { FocusWanted } from './focus';
import { member } from './members';
import type { Key, NoticeShown, ListPosition } from './messages';

interface KeyParams {
  readonly key: Key;
}

/** What differs between lists with Undo. */
interface KeptList<Context, Item> {
  /** The items in the machine's context. */
  readonly itemsOf: (context: Context) => readonly Item[];
  /** The change of context that replaces them. */
  readonly withItems: (items: readonly Item[], context: Context) => Partial<Context>;
  /** Unique within the list. */
  readonly keyOf: (item: Item) => Key;
  /** Those that are kept when a list is loaded from the device, another tab or Undo; all, when left out. */
  readonly valid?: (items: readonly Item[], context: Context) => readonly Item[];
  /** The items with a removed one back at its index; all others unchanged, when left out. */
  readonly putBack?: (items: readonly Item[], place: ListPosition<Item>) => readonly Item[];
  /** What the notice says of a removed item, and the message that puts it back. */
  readonly removed: (place: ListPosition<Item>, context: Context) => Pick<NoticeShown, 'removal' | 'undo'>;
  /** How many items a newer catalogue takes away; none, when left out. */
  readonly lost?: (context: Context, looked: LookedUp) => number;
  /** Where focus goes when the last item is removed; the heading, when left out. */
  readonly focusWhenEmpty?: FocusTarget;
}

/** The `setup` of a list that is kept on the device and whose removals can be undone; each machine extends it. */
export function keptList<Context extends MachineContext, Message extends AnyEventObject, Item, Input>(
  list: KeptList<Context, Item>,
) {
  const { itemsOf, withItems, keyOf, valid = all, putBack = inPlace, removed, lost = none, focusWhenEmpty } = list;
  const has = (context: Context, key: Key) => itemsOf(context).some((item) => keyOf(item) === key);
  return setup({
    types: { context: {} as Context, events: {} as Message, input: {} as Input, emitted: {} as FocusWanted },
    guards: {
      isEmpty: ({ context }) => itemsOf(context).length === 0,
      isListed: ({ context }, { key }: KeyParams) => has(context, key),
      isMissing: ({ context }, { item }: { item: Item }) => !has(context, keyOf(item)),
      losesItems: ({ context }, looked: LookedUp) => lost(context, looked) > 0,
    },
    actions: {
      drop: assign(({ context }, { key }: KeyParams) =>
        withItems(
          itemsOf(context).filter((item) => keyOf(item) !== key),
          context,
        ),
      ),
      dropAll: assign(({ context }) => withItems([], context)),
      putBack: assign(({ context }, place: ListPosition<Item>) => withItems(putBack(itemsOf(context), place), context)),
      replaceAll: assign(({ context }, { items }: { items: readonly Item[] }) =>
        withItems(valid(items, context), context),
      ),
      showNotice: enqueueActions(({ context, enqueue, system }, { key }: KeyParams) => {
        itemsOf(context).forEach((item, index) => {
          if (keyOf(item) === key) {
            const shown: NoticeShown = { type: 'notice.shown', key, ...removed({ item, index }, context) };
            enqueue.sendTo(member(system, 'notice'), shown);
          }
        });
      }),
      showWithdrawnNotice: sendTo(
        ({ system }) => member(system, 'notice'),
        ({ context }, looked: LookedUp): NoticeShown => ({
          type: 'notice.shown',
          removal: { kind: 'withdrawn', count: lost(context, looked) },
        }),
      ),
      wantFocus: emit(wantingFocus),
      wantFocusNearby: emit(({ context }, { key }: KeyParams) =>
        wantingFocus(undefined, afterRowRemoval(itemsOf(context).map(keyOf), key, focusWhenEmpty)),
      ),
    },
  });
}

function all<Item>(items: readonly Item[]): readonly Item[] {
  return items;
}

function none(): number {
  return 0;
}

function inPlace<Item>(items: readonly Item[], { item, index }: ListPosition<Item>): readonly Item[] {
  return items.toSpliced(index, 0, item);
}
