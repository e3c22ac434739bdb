/** What is kept on this device; undefined where the browser forbids it, which throws on the way to it. */
export function deviceStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

const refused = new Map<string, string>();

/** The storage of this device; what it refuses to keep is remembered for as long as the page is open. */
export const rememberingStorage = {
  getItem: (key: string) => refused.get(key) ?? deviceStorage()?.getItem(key) ?? null,
  /** Throws, as storage does, if the device refuses. */
  setItem: (key: string, text: string) => {
    refused.set(key, text);
    const storage = deviceStorage();
    if (!storage) {
      throw new Error('The browser forbids to keep anything.');
    }
    storage.setItem(key, text);
    refused.delete(key);
  },
  /** Whether anything is only remembered. */
  isRefused: () => refused.size > 0,
};
