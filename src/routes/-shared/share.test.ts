import { afterEach, expect, test, vi } from 'vitest';

import { handedOn } from './share';

const list = { title: 'My wishlist', url: 'https://shop.example/MyAccount/Wishlist?ids=12,7' };

afterEach(() => vi.unstubAllGlobals());

/** A device whose sheet and clipboard do this. */
function device({ share, copy }: { share?: (shared: unknown) => Promise<void>; copy?: () => Promise<void> }) {
  const writeText = vi.fn(copy);
  vi.stubGlobal('navigator', { ...(share && { share }), ...(copy && { clipboard: { writeText } }) });
  return writeText;
}

const done = async () => undefined;
const refused = (name: string) => async () => {
  throw new DOMException('refused', name);
};

test('a phone shows its sheet; nothing is copied and nothing is said', async () => {
  const share = vi.fn(done);
  const writeText = device({ share, copy: done });
  expect(await handedOn(list)).toBeUndefined();
  expect(share).toHaveBeenCalledExactlyOnceWith(list);
  expect(writeText).not.toHaveBeenCalled();
});

test('a sheet that the shopper closes copies nothing and says nothing', async () => {
  const writeText = device({ share: refused('AbortError'), copy: done });
  expect(await handedOn(list)).toBeUndefined();
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  { where: 'without a sheet', device: { copy: done } },
  { where: 'where the sheet is not allowed', device: { share: refused('NotAllowedError'), copy: done } },
])('$where the address is copied, and that is said', async ({ device: given }) => {
  const writeText = device(given);
  expect(await handedOn(list)).toEqual({ kind: 'link' });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(list.url);
});

test.each([
  { where: 'without sheet and clipboard', device: {} },
  { where: 'where copying is refused', device: { copy: refused('NotAllowedError') } },
])('$where the address is shown', async ({ device: given }) => {
  device(given);
  expect(await handedOn(list)).toEqual({ kind: 'link', url: list.url });
});
