import { useSelector } from '@xstate/react';

import type { Unit } from '#domain/units';

import { useMember } from './shop';

/** The unit in which the shopper reads sizes. */
export function useUnit(): Unit {
  return useSelector(useMember('units'), (units) => (units.hasTag('inches') ? 'inch' : 'cm'));
}
