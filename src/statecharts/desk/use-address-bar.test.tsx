import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { emptySession } from '#kit/session/session';

import { readAddress } from '../address';
import { useAddress } from '../use-address';
import { useAddressBar } from './use-address-bar';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/Statecharts?machine=toast');
});

afterEach(() => {
  vi.useRealTimers();
});

test.each(['http://[', 'https://elsewhere.example/Statecharts?machine=cart', 42, {}, null])(
  'an entry of the history that asks for %j asks for nothing',
  (asked) => {
    const { result } = renderHook(useAddress);
    window.history.replaceState({ asked }, '');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(result.current.address.machine).toBe('toast');
  },
);

test('a state that is chosen while the bar is behind is not overwritten by where the shop was before', async () => {
  const asked = renderHook(useAddress);
  const { address } = readAddress('?machine=toast&state=hidden', '');
  const shop = {
    address,
    timeline: emptySession('/', { seed: 1, now: 0, stored: {} }),
    step: 0,
    namedActor: undefined,
  };
  renderHook(() => useAddressBar(asked.result.current.address, shop));
  act(() => asked.result.current.navigate({ machine: 'toast', state: 'visible' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(new URL(window.location.href).searchParams.get('state')).toBe('visible');
});
