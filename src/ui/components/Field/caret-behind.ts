/** The position in a formatted number right after so many of its digits; a plus counts as one. */
export function caretBehind(formatted: string, count: number): number {
  const last = [...formatted.matchAll(/[\d+]/g)][count - 1];
  return count === 0 ? 0 : (last?.index ?? formatted.length - 1) + 1;
}
