/**
 * Id of the name of a line, an item, a card, an address or a message, so that focus can be sent there: unlike a button it
 * does nothing when Enter comes a second time.
 */
export function nameId(id: string | number): string {
  return `name-${id}`;
}
