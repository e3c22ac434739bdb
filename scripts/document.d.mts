/** Inline script that queues input until the page is hydrated. */
export const EARLY_INPUT: string;

export function finishDocument(
  html: string,
  options: { readonly path: string; readonly modules: readonly string[]; readonly content: unknown },
): string;

export function withPolicy(html: string): string;
