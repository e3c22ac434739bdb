interface Modifiers {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** True of a key with Alt, Ctrl or Cmd, which is the browser's: Alt and an arrow is Back, Ctrl and plus its own zoom. */
export function isOfBrowser({ altKey, ctrlKey, metaKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey;
}
