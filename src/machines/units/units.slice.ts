import type { Unit } from '#domain/units';
import type { UnitsMessage } from '#machines/messages';
import { oneOf } from '#machines/shop/slice';
import type { Slice } from '#machines/shop/slice';

interface ShownUnits {
  readonly hasTag: (tag: 'inches') => boolean;
}

export const unitsSlice: Slice<Unit, ShownUnits, UnitsMessage> = {
  keep: (shown) => (shown.hasTag('inches') ? 'inch' : 'cm'),
  restored: (unit) => ({ type: 'unit.restored', unit }),
  ...oneOf('unit', ['cm', 'inch']),
};
