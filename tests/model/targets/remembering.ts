import { products } from '#fixtures/products';
import { deviceMachine } from '#machines/device/device.machine';
import { RECENTLY_VIEWED, recentlyViewedMachine } from '#machines/recently-viewed/recently-viewed.machine';

import { product, productPath, THE } from '../../journeys/pages/facts';
import { onPage } from './page-target';
import type { PageTarget } from './page-target';
import { button, containing, counted, link, MAIN, named, says, seen, standsAt, textbox, unseen } from './someone';
import type { Someone, Spot } from './someone';

const warning: Spot = { role: 'alert', saying: /This browser keeps nothing for us/ };
const understood = button('Understood');
const name = textbox('Name', MAIN);
const CONTACT = { path: '/ContactUs', width: 'desk' } as const;

type Device = PageTarget<typeof deviceMachine>;

/** What is said of a device is the same however it came to refuse. */
const toldOfDevice: Pick<Device, 'states' | 'actor'> = {
  states: {
    keeping: () => [unseen(warning), says(MAIN, /Saved on this device only/)],
    'refusing.warning': () => [seen(warning), seen(understood), says(MAIN, /Not saved: this browser keeps nothing/)],
    'refusing.told': () => [unseen(warning), unseen(understood), says(MAIN, /Not saved: this browser keeps nothing/)],
  },
  actor: (shop) => shop.member('device'),
};
const warningClosed: Device['events']['warning.closed'] = [
  {
    name: 'Understood is pressed',
    event: { type: 'warning.closed' },
    cause: (someone) => someone.click(understood),
  },
];

const drafting =
  (text: string, { isFull }: { readonly isFull: boolean }) =>
  async (someone: Someone) => {
    await someone.fillDevice(isFull);
    await someone.type(name, text);
  };

const fullDevice: Device = {
  machine: 'device',
  place: 'a device that is full',
  logic: deviceMachine,
  starts: [{ name: 'the contact page', input: undefined, visit: CONTACT }],
  events: {
    'write.refused': [
      {
        name: 'a draft finds no room',
        event: { type: 'write.refused' },
        cause: drafting('Ada', { isFull: true }),
      },
    ],
    'write.kept': [
      {
        name: 'a longer draft finds room',
        event: { type: 'write.kept' },
        cause: drafting('Ada Sample', { isFull: false }),
      },
    ],
    'warning.closed': warningClosed,
  },
  ...toldOfDevice,
};

const forbiddingBrowser: Device = {
  machine: 'device',
  place: 'a browser that forbids storage',
  logic: deviceMachine,
  starts: [{ name: 'the contact page, while storage is allowed', input: undefined, visit: CONTACT }],
  events: {
    'write.refused': [
      {
        name: 'the page is opened again, and storage is forbidden',
        event: { type: 'write.refused' },
        cause: (someone) => someone.open({ ...CONTACT, isForbidden: true }),
      },
    ],
    'write.kept': { notOnPage: 'What is forbidden stays so until the page is gone.' },
    'warning.closed': warningClosed,
  },
  ...toldOfDevice,
};

/** Two that are looked at, and nine that another tab has looked at: one more than are shown. */
const LOOKED_AT: readonly number[] = [THE.lamp, 9];
const OF_ANOTHER_TAB = [42, 10, 32, 44, 27, 1, 2, 3, 4];

const row = named('region', 'Recently Viewed', MAIN);

/** The page of a product is no part of the row below it; after another tab has spoken nobody knows which one is open. */
function rowOf(productIds: readonly number[]): readonly number[] {
  const [first = 0, ...others] = productIds;
  return (LOOKED_AT.includes(first) ? others : productIds).slice(0, RECENTLY_VIEWED);
}

async function lookAt(someone: Someone, id: number): Promise<void> {
  await someone.click(link('Products', named('navigation', 'Main')));
  await someone.see(standsAt('/Products'));
  await someone.see(seen(named('combobox', 'Search products', MAIN)));
  await someone.click(link(new RegExp(`^${product(id).name}`), MAIN));
  await someone.see(standsAt(productPath(id)));
}

const recentlyViewed: PageTarget<typeof recentlyViewedMachine> = {
  machine: 'recently-viewed',
  place: 'the pages of products',
  logic: recentlyViewedMachine,
  starts: [
    {
      name: 'the page of a lamp, on a device that has just been cleared',
      input: { productIds: products.map(({ id }) => id) },
      visit: { path: productPath(THE.lamp), width: 'desk' },
      deeds: (someone) => someone.hearOfClearing(),
    },
  ],
  events: {
    'product.viewed': LOOKED_AT.map((productId) => ({
      name: `${product(productId).name} is looked at`,
      event: { type: 'product.viewed', productId } as const,
      cause: (someone: Someone) => lookAt(someone, productId),
    })),
    'views.restored': [
      {
        name: 'another tab has looked at nine others',
        event: { type: 'views.restored', productIds: OF_ANOTHER_TAB },
        cause: (someone) => someone.hearOf('recentlyViewed', OF_ANOTHER_TAB),
      },
      {
        name: 'another tab clears this device',
        event: { type: 'views.restored', productIds: [] },
        cause: (someone) => someone.hearOfClearing(),
      },
    ],
  },
  states: {
    empty: () => [unseen(row)],
    filled: ({ context }) => {
      const shown = rowOf(context.productIds);
      return [
        counted(row, shown.length === 0 ? 0 : 1),
        ...(shown.length === 0 ? [] : [counted({ role: 'listitem', within: row }, shown.length)]),
        ...shown.map((id, place) => says({ role: 'listitem', within: row, place }, containing(product(id).name))),
      ];
    },
  },
  actor: (shop) => shop.member('recentlyViewed'),
};

/** What this device remembers, and whether it does. */
export const rememberingTargets = [onPage(fullDevice), onPage(forbiddingBrowser), onPage(recentlyViewed)];
