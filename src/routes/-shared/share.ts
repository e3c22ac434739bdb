import type { Removal } from '#machines/messages';
import { withBase } from '#ui/base';

import { useMember } from './shop';

/** Hands on the address of a path; where there is something to say of it, a notice does. */
export function useShare(): (title: string, path: string) => void {
  const notice = useMember('notice');
  return (title, path) => {
    const url = new URL(withBase(path), location.origin).href;
    void handedOn({ title, url }).then((removal) => removal && notice.send({ type: 'notice.shown', removal }));
  };
}

/**
 * Opens the sheet of the device, else copies the address. Resolves to what is to be said: nothing where there is a sheet,
 * also if the shopper closed it; the address where it could not be copied.
 */
export async function handedOn(shared: { readonly title: string; readonly url: string }): Promise<Removal | undefined> {
  const { url } = shared;
  if (await isSent(shared)) {
    return undefined;
  }
  return (await isDone(() => navigator.clipboard.writeText(url))) ? { kind: 'link' } : { kind: 'link', url };
}

/** True as well if the shopper closed the sheet. */
async function isSent(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function isDone(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch {
    return false;
  }
}
