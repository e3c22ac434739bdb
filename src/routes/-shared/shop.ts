import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';

import type { Person } from '#machines/messages';
import type { PageEntered } from '#machines/shop/shop-types';
import type { Shop, ShopMember } from '#shop';

import type { MachinePage } from './page';

/** The shop of the router's context. */
export function useShop(): Shop {
  return useRouteContext({ from: rootRouteId, select: ({ shop }) => shop });
}

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

/** Time and random seed of this visit; `arrivedAt` is undefined before settling. */
export function useVisit(): { readonly seed: number; readonly arrivedAt: number | undefined } {
  const { actor } = useShop();
  const seed = useSelector(actor, ({ context }) => context.seed);
  const arrivedAt = useSelector(actor, ({ context }) => context.arrivedAt);
  return { seed, arrivedAt };
}
