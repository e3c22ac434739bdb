import { expect, test } from 'vitest';

import type { SessionEntry } from '#kit/session/session';
import { hrefTo, listenForPage } from './href';

const DETAIL = '/MyAccount/TrackOrder/TrackOrderDetail?order=LW-1%2F2';

test('a destination has an address, whatever an order is called', () => {
  expect([hrefTo('/Checkout/Payment'), hrefTo({ trackedOrder: 'LW-1/2' })]).toEqual(['/Checkout/Payment', DETAIL]);
});

test('the page that was asked for last is the one to show, until it is reached', () => {
  let events: readonly SessionEntry[] = [];
  const happens = (event: SessionEntry['event']) => {
    events = [...events, { at: 0, to: 'shop', event }];
  };
  const page = listenForPage(() => events);
  expect(page.href()).toBeUndefined();
  happens({ type: 'route.changed' });
  happens({ type: 'form.submitted' });
  page.navigate('/Checkout/Payment');
  page.navigate({ trackedOrder: 'LW-1/2' });
  expect(page.href()).toBe(DETAIL);
  happens({ type: 'viewport.changed' });
  expect(page.href()).toBe(DETAIL);
  happens({ type: 'route.changed' });
  expect(page.href()).toBeUndefined();
});
