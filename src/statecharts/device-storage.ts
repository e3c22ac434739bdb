/** What is kept on this device; undefined where the browser forbids it, which throws on the way to it. */
export function deviceStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
