/** A text of a live region: what is said again on the next turn differs by a blank, so that it is announced once more. */
export function saidAgain(text: string, turn: number): string {
  return text + '\u00A0'.repeat(turn % 2);
}
