import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { ActorReport } from '#kit/session/report';
import { emptySession } from '#kit/session/session';

import { CopyAsTest } from './CopyAsTest';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const session = emptySession('/Cart', { seed: 1, now: 0, stored: {} });
const actor = { address: 'cart', machine: 'cart', states: ['cart.empty'] } as unknown as ActorReport;

function copy(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  vi.stubGlobal('navigator', { clipboard });
  render(<CopyAsTest session={session} actor={actor} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy unit test' }));
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a test is copied, and that is said beside it', async () => {
  const writeText = vi.fn<Clipboard['writeText']>().mockResolvedValue();
  copy({ writeText });
  await vi.waitFor(() => expect(said()).toEqual(['Copied.', '']));
  expect(writeText.mock.calls).toEqual([
    [screen.getByRole('region', { name: 'Unit test' }).querySelector('pre')?.textContent],
  ]);
});

test.each([
  ['that refuses', { writeText: () => Promise.reject(new Error('Refused.')) }],
  ['without a secure address, which has no clipboard', undefined],
])('a browser %s lets nothing be copied, and that is said', async (_, clipboard) => {
  copy(clipboard);
  await vi.waitFor(() => expect(said()).toEqual(['This browser lets nothing be copied.', '']));
});
