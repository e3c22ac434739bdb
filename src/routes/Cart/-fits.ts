import type { Product } from '#domain/product';
import type { Room, RoomSize } from '#domain/room';
import { printedSize } from '#domain/units';
import type { Unit } from '#domain/units';
import { verdictsOf } from '#routes/-shared/verdicts';
import type { CartFitsWords } from '#ui/views/CartView/CartFits';

/**
 * Which products of the cart do not fit the room; undefined if none of them is large enough to ask. That all others fit
 * is said only if `knowsAll`.
 */
export function cartFitsWords(
  products: readonly Product[],
  knowsAll: boolean,
  room: Room,
  unit: Unit,
): Omit<CartFitsWords, 'plan'> | undefined {
  const judged = products.map((product) => ({ product, verdicts: verdictsOf(product, room, unit) }));
  const lacking = judged.flatMap(({ product: { id, name }, verdicts }) => {
    const reasons = verdicts.filter(({ fits }) => !fits);
    return reasons.length > 0 ? [{ id, name, reasons: reasons.map(({ text }) => text) }] : [];
  });
  if (judged.every(({ verdicts }) => verdicts.length === 0)) {
    return undefined;
  }
  const others = lacking.length === 0 ? 'Everything in your cart fits.' : 'Everything else fits.';
  return {
    lacking,
    others: knowsAll && lacking.length < products.length ? others : undefined,
    room: `Each by itself, compared with ${sizesOf(room, unit)}.${isFloorKnown(room) ? '' : ' With the width and depth of the room, the cart draws a plan.'}`,
  };
}

function isFloorKnown({ width, depth }: Room): boolean {
  return width !== undefined && depth !== undefined;
}

const NAMES: Readonly<Record<RoomSize, string>> = {
  width: 'a room',
  depth: 'a room',
  door: 'a door',
  stairs: 'stairs',
};

const SIDES: Readonly<Record<RoomSize, string>> = { width: 'wide', depth: 'deep', door: 'wide', stairs: 'wide' };

/** "a room 300 cm wide and 400 cm deep, a door 80 cm wide, and stairs 90 cm wide" */
function sizesOf(room: Room, unit: Unit): string {
  const parts = new Map<string, readonly string[]>();
  for (const size of Object.keys(NAMES) as readonly RoomSize[]) {
    const known = room[size];
    if (known !== undefined) {
      parts.set(NAMES[size], [...(parts.get(NAMES[size]) ?? []), `${printedSize(unit, known)} ${SIDES[size]}`]);
    }
  }
  const named = [...parts].map(([name, sizes]) => `${name} ${sizes.join(' and ')}`);
  return named.map((text, place) => (place > 0 && place === named.length - 1 ? `and ${text}` : text)).join(', ');
}
