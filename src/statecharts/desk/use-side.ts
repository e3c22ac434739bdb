import { useEffect, useState } from 'react';

import type { DeskAddress } from '../address';
import { isAsking } from '../address';

/** What of a desk is seen where its parts do not stand side by side. */
export const SIDES = ['charts', 'shop'] as const;

export type Side = (typeof SIDES)[number];

const KEY = 'larkwood-desk-side';

/**
 * The side that is seen: of a link to a picture of the shop that picture, else the drawing. In this tab it is kept for the
 * machine that is drawn, which the address bar names, so that a page that is loaded again shows the same.
 */
export function useSide(address: DeskAddress, drawn: string | undefined) {
  const [side, setSide] = useState<Side>(
    () => keptSide(address.machine) ?? (isAsking(address) && isPlainDrawing(address) ? 'shop' : 'charts'),
  );
  const machine = drawn ?? address.machine;
  useEffect(() => keepSide(machine, side), [machine, side]);
  return [side, setSide] as const;
}

/** No board, table or the like was asked for. */
function isPlainDrawing({ view, labels }: DeskAddress): boolean {
  return view === 'drawing' && labels !== 'pictures';
}

function keptSide(machine: string | undefined): Side | undefined {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    return SIDES.find((side) => kept === `${machine} ${side}`);
  } catch {
    return undefined;
  }
}

function keepSide(machine: string | undefined, side: Side): void {
  try {
    window.sessionStorage.setItem(KEY, `${machine} ${side}`);
  } catch {
    // Where nothing can be kept, a page that is loaded again shows what its address asks for.
  }
}
