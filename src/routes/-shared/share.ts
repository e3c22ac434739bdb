import { withBase } from '#ui/base';

import { useMember } from './shop';

/** Hands on the address of a path, by the sheet of the device, else by the clipboard; a notice says so. */
export function useShare(): (title: string, path: string) => void {
  const notice = useMember('notice');
  return (title, path) => {
    const url = new URL(withBase(path), location.origin).href;
    void (async () => {
      if (!(await isHandedOn(title, url))) {
        const isCopied = await isDone(() => navigator.clipboard.writeText(url));
        notice.send({ type: 'notice.shown', removal: isCopied ? { kind: 'link' } : { kind: 'link', url } });
      }
    })();
  };
}

/** True as well if the shopper closed the sheet. */
async function isHandedOn(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
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
