/** Inline script that queues input until the page is hydrated. */
export const EARLY_INPUT: string;

export function finishDocument(
  html: string,
  options: { readonly path: string; readonly modules: readonly string[]; readonly data: unknown },
): string;

export function inlineScripts(html: string): readonly string[];

export function policyFor(scripts: Iterable<string>): string;

export function policyOf(html: string): string;

export function withPolicy(html: string, policy: string): string;
