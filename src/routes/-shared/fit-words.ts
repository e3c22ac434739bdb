import type { ListedFit } from '#domain/list-fits';
import { printedSize } from '#domain/units';
import type { Unit } from '#domain/units';

const LACKING: Readonly<Record<ListedFit['at'], string>> = {
  width: 'too wide for the room',
  depth: 'too deep for the room',
  door: 'too large for the door',
  stairs: 'too large for the stairs',
};

/** "Fits, 12 cm to spare", or where it is too large; what arrives in parts is measured assembled. */
export function fitWords({ at, left, isInParts }: ListedFit, unit: Unit): string {
  const size = printedSize(unit, Math.abs(left));
  if (left >= 0) {
    return `Fits, ${size} to spare`;
  }
  const isPassage = at === 'door' || at === 'stairs';
  return `${isInParts && isPassage ? 'Assembled, ' : ''}${size} ${LACKING[at]}`;
}
