import { createActor } from 'xstate';
import type { Actor, ActorOptions, ActorRefFrom, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';

import type { CatalogueIndex } from '#domain/catalogue-index';
import type { ListedProduct } from '#domain/product';
import type { World } from '#domain/world';
import type { Lookup } from '#machines/catalogue/lookup';
import { setUnreadAside } from '#machines/shop/aside';
import { isSame } from '#machines/shop/entries';
import { readStored } from '#machines/shop/written';
import { isWithin, UNSTORED } from '#machines/shop/scope';
import { shopMachine } from '#machines/shop/shop.machine';
import type { PageEntered, Reached } from '#machines/shop/shop-types';
import { idsIn, storedIds } from '#machines/shop/stored-ids';
import { takePriceChanges } from '#machines/shop/price-changes';
import { takeOutWithdrawn } from '#machines/shop/withdrawn';
import { SLICE_NAMES, sliceKey, sliceOfKey } from '#machines/shop/stored';
import type { SharedVisit } from '#machines/shop/visit';
import { joinVisit, VISIT_KEY } from '#machines/shop/visit';

type Children = SnapshotFrom<typeof shopMachine>['children'];

/** A long-lived actor of the system, by its systemId. */
export type ShopMember<Name extends keyof Children> = NonNullable<Children[Name]>;

type PageParams = PageEntered['params'];

/** A page's machine: its name, and its input from the params of the address. */
export interface PageDefinition<Machine extends AnyStateMachine, Params extends PageParams> {
  readonly name: string;
  /** Key of the actor; by default the name and the params. */
  readonly key?: string;
  readonly machine: Machine;
  readonly input: (params: Params, shop: Shop) => InputFrom<Machine>;
}

/** The shop outside React: one actor system, and the calls that feed it. */
export interface Shop {
  readonly world: World;
  readonly actor: Actor<typeof shopMachine>;
  readonly member: <Name extends keyof Children>(name: Name) => ShopMember<Name>;
  /**
   * The actor of an open page; the first call starts it. Safe to call while rendering: it returns the same actor until
   * the shopper has left `scope`, and changes no snapshot that is rendered.
   */
  readonly page: <Machine extends AnyStateMachine, Params extends PageParams>(
    definition: PageDefinition<Machine, Params>,
    scope: string,
    params: Params,
  ) => ActorRefFrom<Machine>;
  readonly start: () => void;
  /**
   * Looks up the products that storage names: without their facts, what is stored cannot be judged. Rejects if they
   * cannot be read.
   */
  readonly productsOfStored: () => Promise<void>;
  /** Reads storage, clock and randomness: once, after hydration. */
  readonly enterWorld: () => void;
  /** The shopper is here: if it is another day than at arrival, dates are counted from it. */
  readonly noteDay: () => void;
  /** Another address is reached. */
  readonly routeChanged: (reached: Reached) => void;
  /** Products that were looked up, or came with a page. */
  readonly productsLoaded: (products: readonly ListedProduct[], gone?: readonly number[]) => void;
  /** How page machines ask the catalogue. */
  readonly lookup: Lookup;
  /** A file of a part of the page did not come: it may have gone with an older build, which then is left. */
  readonly partMissing: () => void;
  readonly viewportChanged: (isWide: boolean) => void;
  /** Another tab changed storage; the key is null when any of it may have changed. */
  readonly deviceChanged: (key: string | null, written?: unknown) => void;
}

type ShopOptions = Required<Pick<ActorOptions<typeof shopMachine>, 'clock'>> | { clock?: never };

/** Starts nothing by itself. Everything in it reads clock, randomness and storage through `world` only. */
export function createShop(world: World, options: ShopOptions = {}): Shop {
  let visit: SharedVisit | undefined;
  let index = indexNow(world);
  /** Ids that the catalogue does not have. */
  const missing = new Set<number>();
  /** True if products that another tab has written could not be looked up. */
  let isOwing = false;
  const actor = createActor(shopMachine, {
    ...options,
    systemId: 'shop',
    input: { world, isKeeping: () => visit?.isKept, unknown },
  });
  function unknown(ids: readonly number[]): readonly number[] {
    const known = new Set(actor.getSnapshot().context.products.map(({ id }) => id));
    return world.content.listed ? ids.filter((id) => !known.has(id) && !missing.has(id)) : [];
  }
  /** Rejects if they cannot be read. */
  const lookUp = async (ids: readonly number[]) => {
    const asked = unknown(ids);
    if (asked.length > 0) {
      const listed = world.content.listed?.(asked) ?? [];
      // Those that are at hand are shown with the answer, not after it.
      const products = listed instanceof Promise ? await listed : listed;
      const gone = asked.filter((id) => !products.some((product) => product.id === id));
      gone.forEach((id) => missing.add(id));
      shop.productsLoaded(products, gone);
    }
  };
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
    productsOfStored: () => lookUp(storedIds(world.local)),
    enterWorld: () => {
      visit = joinVisit(world);
      const { products } = actor.getSnapshot().context;
      const takenOut = takeOutWithdrawn(world, missing, new Map(products.map(({ id, stock }) => [id, stock])));
      const prices = takePriceChanges(world.local, products);
      const unread = setUnreadAside(world);
      const stored = readStored(world, products);
      actor.send({ type: 'world.entered', stored, seed: visit.seed, now: world.now().getTime() });
      if (unread + takenOut.count + takenOut.pieces + prices.length > 0) {
        const changes = { ...takenOut, ...(prices.length > 0 && { prices }) };
        const kind = unread > 0 ? 'unread' : 'withdrawn';
        shop.member('notice').send({ type: 'notice.shown', removal: { kind, ...changes } });
      }
    },
    noteDay: () => {
      const { arrivedAt } = actor.getSnapshot().context;
      const now = world.now();
      if (arrivedAt !== undefined && now.toDateString() !== new Date(arrivedAt).toDateString()) {
        actor.send({ type: 'day.changed', now: now.getTime() });
      }
    },
    routeChanged: (reached) => {
      shop.noteDay();
      actor.send({ type: 'route.changed', ...reached });
      visit?.note();
      if (isOwing) {
        isOwing = false;
        shop.deviceChanged(null);
      }
    },
    productsLoaded: (products, gone = []) => {
      const known = new Map(actor.getSnapshot().context.products.map((product) => [product.id, product]));
      const news = products.filter((product) => !isSame(known.get(product.id), product));
      if (news.length > 0 || gone.length > 0) {
        actor.send({ type: 'products.loaded', products: news, missing: gone });
      }
    },
    lookup: {
      index: () => index,
      load: async () => {
        try {
          const opened = await world.content.index();
          index = opened;
          await Promise.all(
            opened.lacking().map(async (position) => {
              opened.takeMentions(position, await world.content.read(`mentions/${position}`));
            }),
          );
        } catch (error) {
          shop.partMissing();
          throw error;
        }
      },
      // What cannot be read now is asked for again when it is wanted again.
      want: (ids) =>
        lookUp(ids).then(
          () => true,
          () => false,
        ),
    },
    partMissing: () => {
      if (!isWithin(actor.getSnapshot().context.reached?.path ?? '', UNSTORED)) {
        shop.member('edition').send({ type: 'file.missing' });
      }
    },
    viewportChanged: (isWide) => actor.send({ type: 'viewport.changed', isWide }),
    deviceChanged: (key, written) => {
      const slice = sliceOfKey(key);
      for (const name of key === null ? SLICE_NAMES : slice ? [slice] : []) {
        const tell = () => actor.send({ type: 'device.written', slice: name, said: written });
        const ids = unknown(idsIn(name, written ?? world.local.read(sliceKey(name))));
        if (ids.length === 0) {
          tell();
        } else {
          lookUp(ids).then(tell, () => {
            isOwing = true;
            tell();
          });
        }
      }
      const seed = key === null || key === VISIT_KEY ? visit?.hear() : undefined;
      if (seed !== undefined && seed !== actor.getSnapshot().context.seed) {
        actor.send({ type: 'visit.joined', seed });
      }
    },
  };
  return shop;
}

/** The index, where it is there from the start. */
function indexNow({ content }: World): CatalogueIndex | undefined {
  return content.listed ? undefined : (content.index() as CatalogueIndex);
}
