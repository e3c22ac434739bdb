import { createActor } from 'xstate';
import type { Actor, ActorOptions, ActorRefFrom, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';

import type { World } from '#domain/world';
import { sampleCartLines } from '#fixtures/cart-lines';
import { sampleOrders } from '#fixtures/orders';
import { products } from '#fixtures/products';
import { sampleSavedCards } from '#fixtures/saved-cards';
import { sampleWishlist } from '#fixtures/wishlist';
import { readStored } from '#machines/shop/keeping';
import { shopMachine } from '#machines/shop/shop.machine';
import type { PageEntered } from '#machines/shop/shop.machine';
import { SLICE_NAMES, sliceOfKey } from '#machines/shop/stored';
import type { SharedVisit } from '#machines/shop/visit';
import { joinVisit, VISIT_KEY } from '#machines/shop/visit';

type Children = SnapshotFrom<typeof shopMachine>['children'];

/** A long-lived actor of the system, by its systemId. */
export type ShopMember<Name extends keyof Children> = NonNullable<Children[Name]>;

type PageParams = PageEntered['params'];

/** How a page's machine is made: a name, the machine, and its input from what the address says. */
export interface PageDefinition<Machine extends AnyStateMachine, Params extends PageParams> {
  readonly name: string;
  /** Names the actor; the page and what it shows, when left out. */
  readonly key?: string;
  readonly machine: Machine;
  readonly input: (params: Params, shop: Shop) => InputFrom<Machine>;
}

/** The shop outside React: one system of actors and its doors. */
export interface Shop {
  readonly world: World;
  readonly actor: Actor<typeof shopMachine>;
  readonly member: <Name extends keyof Children>(name: Name) => ShopMember<Name>;
  /**
   * The machine of an open page; it joins the system on first mention. Safe to call while rendering: it answers the same
   * actor until the shopper has left `scope`, and no snapshot that is drawn changes by it.
   */
  readonly page: <Machine extends AnyStateMachine, Params extends PageParams>(
    definition: PageDefinition<Machine, Params>,
    scope: string,
    params: Params,
  ) => ActorRefFrom<Machine>;
  readonly start: () => void;
  /** What is kept on this device, the clock and chance come in: once, after hydration. */
  readonly enterWorld: () => void;
  readonly routeChanged: (path: string) => void;
  readonly viewportChanged: (isWide: boolean) => void;
  /** Another tab wrote something to the device's storage; the key is null when all of it may have changed. */
  readonly deviceChanged: (key: string | null, written?: unknown) => void;
}

type ShopOptions = Required<Pick<ActorOptions<typeof shopMachine>, 'clock'>> | { clock?: never };

/** Opens the shop in a world. Nothing in it reads a clock, chance or storage but through that world. */
export function createShop(world: World, options: ShopOptions = {}): Shop {
  const samples = {
    products,
    cart: sampleCartLines,
    wishlist: sampleWishlist,
    orders: sampleOrders,
    savedCards: sampleSavedCards,
  };
  let visit: SharedVisit | undefined;
  const actor = createActor(shopMachine, {
    ...options,
    systemId: 'shop',
    input: { world, samples, isKeeping: () => visit?.isKept },
  });
  const shop: Shop = {
    world,
    actor,
    member: (name) => {
      const found = actor.getSnapshot().children[name];
      if (!found) {
        throw new Error(`The shop has stopped: there is no "${name}".`);
      }
      return found;
    },
    page: (definition, scope, params) => {
      const key = definition.key ?? [definition.name, ...Object.values(params)].join(':');
      if (!actor.system.get(key)) {
        const open = () => ({ logic: definition.machine, input: definition.input(params, shop) });
        actor.send({ type: 'page.entered', key, page: definition.name, params, scope, open });
      }
      return actor.system.get(key);
    },
    start: () => actor.start(),
    enterWorld: () => {
      visit = joinVisit(world);
      const stored = readStored(world, products);
      actor.send({ type: 'world.entered', stored, seed: visit.seed, now: world.now().getTime() });
    },
    routeChanged: (path) => {
      actor.send({ type: 'route.changed', path });
      visit?.note();
    },
    viewportChanged: (isWide) => actor.send({ type: 'viewport.changed', isWide }),
    deviceChanged: (key, written) => {
      const slice = sliceOfKey(key);
      (key === null ? SLICE_NAMES : slice ? [slice] : []).forEach((name) =>
        actor.send({ type: 'device.written', slice: name, said: written }),
      );
      const seed = key === null || key === VISIT_KEY ? visit?.hear() : undefined;
      if (seed !== undefined && seed !== actor.getSnapshot().context.seed) {
        actor.send({ type: 'visit.joined', seed });
      }
    },
  };
  return shop;
}
