import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';

import { fullLines } from '#domain/cart-line';
import type { CartLine, FullCartLine } from '#domain/cart-line';
import type { ContentKey, Contents } from '#domain/content';
import type { ListedProduct } from '#domain/product';
import type { Person } from '#domain/person';
import type { PageEntered } from '#machines/shop/shop-types';
import type { Shop, ShopMember } from '#shop';

import { arrived } from './content';
import type { MachinePage } from './page';

/** The shop of the router's context. */
export function useShop(): Shop {
  return useRouteContext({ from: rootRouteId, select: ({ shop }) => shop });
}

/** A long-lived actor of the shop, by its systemId. */
export function useMember<Name extends Parameters<Shop['member']>[0]>(name: Name): ShopMember<Name> {
  return useShop().member(name);
}

/** The actor of a page, which runs as long as the address is within `scope`. */
export function usePage<Machine extends AnyStateMachine, Params extends PageEntered['params']>(
  page: MachinePage<Machine, Params>,
  params: Params,
  scope: string = page.scope ?? page.address,
): ActorRefFrom<Machine> {
  return useShop().page(page, scope, params);
}

/** The signed-in person. */
export function usePerson(): Person | undefined {
  return useSelector(useMember('profile'), (profile) =>
    profile.hasTag('signedIn') ? profile.context.person : undefined,
  );
}

/** Of all tabs: its random seed, and when it began. */
export interface Visit {
  readonly seed: number;
  /** In ms since 1970; undefined before settling. */
  readonly arrivedAt: number | undefined;
}

/** This visit. A change is drawn in a React transition: it concerns every card of a page. */
export function useVisit(): Visit {
  const { actor } = useShop();
  const [visit, setVisit] = useState<Visit>(() => actor.getSnapshot().context);
  useEffect(() => {
    let told: Visit | undefined;
    const update = ({ context: { seed, arrivedAt } }: { readonly context: Visit }) => {
      const isSame = (visit?: Visit) => visit?.seed === seed && visit.arrivedAt === arrivedAt;
      // Pages are entered while others are rendered, when no state of theirs may be set.
      if (!isSame(told)) {
        const now = { seed, arrivedAt };
        told = now;
        startTransition(() => setVisit((known) => (isSame(known) ? known : now)));
      }
    };
    update(actor.getSnapshot());
    const subscription = actor.subscribe(update);
    return () => subscription.unsubscribe();
  }, [actor]);
  return visit;
}

/** Content that the route's loader has read. Throws if it has not arrived. */
export function useContent<Key extends ContentKey>(key: Key): Contents[Key] {
  return arrived(useShop().world.content.read(key));
}

/** All products known so far. */
export function useKnownProducts(): readonly ListedProduct[] {
  return useSelector(useShop().actor, ({ context }) => context.products);
}

/** The known ones of these products, in this order; the same list until one of them changes. */
export function useProducts(ids: readonly number[]): readonly ListedProduct[] {
  const select = useCallback(
    ({ context: { products } }: SnapshotFrom<Shop['actor']>) =>
      ids.flatMap((id) => products.find((product) => product.id === id) ?? []),
    [ids],
  );
  return useSelector(useShop().actor, select, isSameItems);
}

/** Lines with the facts of their products. */
export function useFullLines(lines: readonly CartLine[]): readonly FullCartLine[] {
  return fullLines(lines, useProducts(lines.map(({ productId }) => productId)));
}

/** For selectors that make a new list each time. */
export function isSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
