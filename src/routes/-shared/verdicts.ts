import { carriedOutline, isHanging, isRolled, outlineOf } from '#domain/fits';
import type { Product } from '#domain/product';
import type { Room } from '#domain/room';
import { floorFit, passageFit } from '#domain/room-fit';
import type { FloorFit } from '#domain/room-fit';
import { printedSize } from '#domain/units';
import type { Unit } from '#domain/units';
import type { FitVerdict } from '#ui/components/Verdicts/Verdicts';

/** How a product fits each measured part of a room; empty if its own sizes are not known, or if it is small. */
export function verdictsOf(product: Product, room: Room, unit: Unit): readonly FitVerdict[] {
  const outline = outlineOf(product);
  if (!outline) {
    return [];
  }
  const carried = carriedOutline(outline, product.kind);
  const mayTurn = !isHanging(product);
  const floor = floorFit(outline, room, mayTurn);
  const isInParts = (product.facts?.assemblyMinutes ?? 0) > 0;
  const through = (opening: number | undefined, way: string, place: string): readonly FitVerdict[] => {
    if (opening === undefined) {
      return [];
    }
    const { fits, isTipped, left } = passageFit(carried, opening);
    const size = printedSize(unit, Math.abs(left));
    if (fits) {
      const how = isRolled(product) ? 'rolled up' : isTipped ? 'laid on its side' : 'upright';
      return [{ fits, text: `It goes ${way} ${how}, with ${size} to spare.` }];
    }
    return isInParts
      ? [
          {
            fits,
            text: `Assembled, it is ${size} too large for ${place}. It arrives in parts, whose sizes are not known.`,
          },
        ]
      : [{ fits, text: `It does not fit ${way}: ${size} too large.` }];
  };
  return [
    ...(floor ? [floorVerdict(floor, mayTurn, unit)] : []),
    ...through(room.door, 'through the door', 'the door'),
    ...through(room.stairs, 'up the stairs', 'the stairs'),
  ];
}

function floorVerdict({ fits, isTurned, left }: FloorFit, mayTurn: boolean, unit: Unit): FitVerdict {
  const lengths = (['width', 'depth'] as const).flatMap((side) => {
    const rest = left[side];
    return rest === undefined || (!fits && rest >= 0) ? [] : [{ side, size: printedSize(unit, Math.abs(rest)) }];
  });
  if (fits) {
    const [first, other] = lengths;
    const spare =
      first && !other
        ? `the ${first.side}, with ${first.size}`
        : `the room, with ${lengths.map(({ side, size }) => `${size} of ${side}`).join(' and ')}`;
    return { fits, text: `${isTurned ? 'Given a quarter turn, it' : 'It'} fits ${spare} to spare.` };
  }
  const missing = lengths.map(({ side, size }) => `${size} more ${side}`).join(' and ');
  return { fits, text: `Too large for the room${mayTurn ? ', either way round' : ''}: it needs ${missing}.` };
}
