/** Id of the Remove button of a line, an item, a card, an address or a message, so that focus can be sent there. */
export function removeId(id: string | number): string {
  return `remove-${id}`;
}
