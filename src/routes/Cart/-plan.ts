import type { CartLine } from '#domain/cart-line';
import { outlineOf } from '#domain/fits';
import type { Product } from '#domain/product';
import type { Room } from '#domain/room';
import { planOf, takesFloor } from '#domain/room-plan';
import { printedSize, sizeIn, unitMark } from '#domain/units';
import type { Unit } from '#domain/units';
import type { RoomPlanWords } from '#ui/views/CartView/RoomPlan';

/**
 * The pieces of the cart on the floor of the room; undefined unless its width and depth are known and a piece stands or
 * lies there.
 */
export function planWords(
  products: readonly Product[],
  lines: readonly CartLine[],
  { width, depth }: Room,
  unit: Unit,
): RoomPlanWords | undefined {
  const qtyOf = (id: number) => lines.find(({ productId }) => productId === id)?.qty ?? 0;
  const onFloor = products.flatMap((product) => {
    const outline = takesFloor(product) ? outlineOf(product) : undefined;
    return outline ? [{ id: product.id, name: product.name, outline, qty: qtyOf(product.id) }] : [];
  });
  if (width === undefined || depth === undefined || onFloor.length === 0) {
    return undefined;
  }
  const { placed, unplaced } = planOf({ width, depth }, onFloor);
  const size = ({ width: along, depth: across }: { readonly width: number; readonly depth: number }) =>
    `${sizeIn(unit, along)} × ${sizeIn(unit, across)} ${unitMark(unit)}`;
  const pieces = onFloor.map(({ id, name, outline, qty }, index) => {
    const missing = unplaced.find((each) => each.id === id)?.qty ?? 0;
    const count = qty === 1 ? '' : `${qty} × `;
    return {
      id,
      number: index + 1,
      name: `${count}${name}, ${size(outline)}`,
      missing: missing === 0 ? undefined : missing === qty ? 'no place found' : `no place found for ${missing} of them`,
    };
  });
  const numberOf = new Map(pieces.map(({ id, number }) => [id, number]));
  const others = products.filter(({ id }) => !numberOf.has(id)).map(({ name }) => name);
  return {
    room: { width, depth },
    sizes: { width: printedSize(unit, width), depth: printedSize(unit, depth) },
    label: `Plan of a room ${printedSize(unit, width)} wide and ${printedSize(unit, depth)} deep with ${placed.length === 1 ? 'one piece' : `${placed.length} pieces`} from your cart, each named in the list below.`,
    boxes: placed.map(({ id, ...box }) => ({ ...box, number: numberOf.get(id) ?? 0 })),
    pieces,
    note: [
      'To scale, and only one of many ways to place them: doors, windows and space to walk are left out.',
      ...(others.length === 0 ? [] : [`Not drawn, since they take no floor space: ${others.join(', ')}.`]),
      ...(products.length < lines.length ? ['Some pieces could not be read just now, and are not drawn.'] : []),
    ].join(' '),
  };
}
