/** Inline script that queues input until the page is hydrated. */
export const EARLY_INPUT: string;

export function withPolicy(html: string): string;
