/** Copies a text; what is to be said of it. A page without a secure address has no clipboard. */
export async function copying(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return 'This browser lets nothing be copied.';
  }
}
