import { useState } from 'react';
import type { CSSProperties } from 'react';

import type { Splits } from './split';
import { keepSplits, readSplits } from './split';

/** Where the splitters stand; remembered on this device. */
export function useSplits() {
  const [splits, setSplits] = useState(() => readSplits(storage()));
  const keep = (next: Splits) => {
    setSplits(next);
    keepSplits(storage(), next);
  };
  return [splits, keep] as const;
}

/** A browser that forbids storage throws on the way to it. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The splits as the style of the desk. */
export function widths({ charts, shop }: Splits): CSSProperties {
  return { '--desk-charts': `${charts}%`, '--desk-shop': `${shop}%` } as CSSProperties;
}
