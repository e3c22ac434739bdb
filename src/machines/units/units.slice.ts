import type { Unit } from '#domain/units';
import type { UnitsMessage } from '#machines/messages';
import type { Slice } from '#machines/shop/slice';

interface ShownUnits {
  readonly hasTag: (tag: 'inches') => boolean;
}

export const unitsSlice: Slice<Unit, ShownUnits, UnitsMessage> = {
  keep: (shown) => (shown.hasTag('inches') ? 'inch' : 'cm'),
  restored: (unit) => ({ type: 'unit.restored', unit }),
  firstVisit: () => 'cm',
  read: (written) =>
    written === 'cm' || written === 'inch' ? { data: written, unread: [] } : { data: undefined, unread: [written] },
  pairsOf: (unit) => [['unit', unit]],
  dataOf: (entries) => (entries.get('unit') === 'inch' ? 'inch' : 'cm'),
};
