import { act, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { SimulatedClock } from 'xstate';

import { createAppRouter } from '#router';
import type { AppRouter } from '#router';
import { createShop } from '#shop';
import type { Shop } from '#shop';
import type { Store, World } from '#domain/world';
import { fits, wordsOf } from '#kit/paths/driver';
import type { Driver, PageVisit } from '#kit/paths/driver';

import { memoryWorld } from '../support/memory-world';
import { otherTabClears, otherTabWrites } from '../support/other-tab';
import { one, readIn, reachable } from './dom-locators';
import { keyOf, wrapped } from './kept-slices';

interface Opened {
  readonly shop: Shop;
  readonly router: AppRouter;
  readonly clock: SimulatedClock;
  readonly device: Device;
  readonly withheld: string | undefined;
  readonly leave: () => void;
}

/** Whether what is written is kept. */
interface Device {
  isFull: boolean;
}

const plainMatches = Element.prototype.matches;
let pointedAt: Element | undefined;

/** What jsdom lacks: modal dialogs that take focus and give it back, `:hover`, and scrolling. */
export function completeDom(): void {
  let opener: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    opener = document.activeElement;
    this.open = true;
    this.querySelector<HTMLElement>('a[href], button:not([disabled]), input, select, textarea')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    if (opener instanceof HTMLElement) {
      opener.focus();
    }
    this.dispatchEvent(new Event('close'));
  };
  const matches = (element: Element, selectors: string) => plainMatches.call(element, selectors);
  Object.defineProperty(Element.prototype, 'matches', {
    value(this: Element, selectors: string) {
      return selectors === ':hover' ? this.contains(pointedAt ?? null) : matches(this, selectors);
    },
  });
}

/** Driver at the shop in a DOM: the real tree of routes over a memory history and a simulated clock. */
export function driverInDom() {
  let opened: Opened | undefined;
  const user = userEvent.setup({ delay: null, document });
  const delivered = new WeakSet<HTMLImageElement>();
  const now = () => {
    if (!opened) {
      throw new Error('Open a page first.');
    }
    return opened;
  };
  /** Does something and lets the page and the router come to rest. */
  const after = async (effect: () => unknown) => {
    await act(async () => {
      await effect();
      // What waits for a frame is done: nothing is painted here.
      await new Promise((done) => setTimeout(done, 0));
    });
    for (let turn = 0; turn < 50 && now().router.state.status === 'pending'; turn += 1) {
      await act(async () => {
        await new Promise((done) => setTimeout(done, 0));
      });
    }
  };
  const driver: Driver & { shop: () => Shop; address: () => string; leave: () => void } = {
    shop: () => now().shop,
    address: () => now().router.history.location.href,
    leave: () => {
      opened?.leave();
      opened = undefined;
    },
    open: async (visit) => {
      driver.leave();
      opened = await opening(visit);
      await after(() => {
        now().shop.enterWorld();
        now().shop.viewportChanged(visit.width === 'desktop');
      });
      await act(() => vi.dynamicImportSettled());
    },
    // What is opened for the first time loads its script.
    click: (locator) => after(() => user.click(reachable(locator))).then(() => act(() => vi.dynamicImportSettled())),
    press: (key, locator) =>
      after(async () => {
        one(locator).focus();
        await user.keyboard(`{${key}}`);
      }),
    type: (locator, text) =>
      after(() => {
        const field = one(locator);
        field.focus();
        fireEvent.change(field, { target: { value: text } });
      }),
    choose: (locator, option) => after(() => user.selectOptions(one(locator), option)),
    pointAt: (locator) =>
      after(() => {
        pointedAt = one(locator);
        return user.hover(pointedAt);
      }),
    pointAway: () =>
      after(() => {
        pointedAt = document.body;
        return user.hover(document.body);
      }),
    blur: () =>
      after(() => {
        if (document.activeElement instanceof HTMLElement) {
          document.activeElement.blur();
        }
      }),
    pass: (ms) => after(() => now().clock.increment(ms)),
    makeWide: (isWide) => after(() => now().shop.viewportChanged(isWide)),
    hearOf: (slice, data) => after(() => otherTabWrites(now().shop, keyOf(slice), wrapped(data))),
    hearOfClearing: () => after(() => otherTabClears(now().shop)),
    fillDevice: async (isFull) => {
      now().device.isFull = isFull;
    },
    deliver: (isWhole) =>
      after(() => {
        const { withheld } = now();
        const next = [...document.images].find(
          (image) => withheld !== undefined && image.src.includes(withheld) && !delivered.has(image),
        );
        if (!next) {
          throw new Error('No picture is withheld.');
        }
        delivered.add(next);
        fireEvent(next, new Event(isWhole ? 'load' : 'error'));
      }),
    goBack: () => after(() => now().router.history.back()),
    see: async (assertion) => {
      const read = readIn(now().router, assertion);
      if (!fits(read, assertion)) {
        throw new Error(wordsOf(assertion, read));
      }
    },
  };
  return driver;
}

async function opening({ path, kept = {}, isForbidden = false, withheld }: PageVisit): Promise<Opened> {
  const clock = new SimulatedClock();
  const device = { isFull: isForbidden };
  const world = memoryWorld(() => new Date(2025, 5, 15, 12, 0, 0, clock.now()));
  for (const [slice, data] of Object.entries(kept)) {
    world.local.write(keyOf(slice), wrapped(data));
  }
  const goTo = (to: (typeof world.navigated)[number]) =>
    void (typeof to === 'string'
      ? router.navigate({ to })
      : router.navigate({ to: '/MyAccount/TrackOrder/TrackOrderDetail', search: { order: to.trackedOrder } }));
  const shop = createShop({ ...withRoom(world, device), navigate: goTo }, { clock });
  const router = createAppRouter({ shop, history: createMemoryHistory({ initialEntries: [path] }) });
  shop.start();
  await act(() => router.load());
  const root = createRoot(document);
  await act(async () => root.render(<RouterProvider router={router} />));
  return {
    shop,
    router,
    clock,
    device,
    withheld,
    leave: () => {
      act(() => root.unmount());
      shop.actor.stop();
    },
  };
}

/** A world in which nothing is kept while the device is full. */
function withRoom(world: World, device: Device): World {
  const limited = (store: Store): Store => ({
    ...store,
    write: (key, value) => !device.isFull && store.write(key, value),
  });
  return { ...world, local: limited(world.local), session: limited(world.session) };
}
