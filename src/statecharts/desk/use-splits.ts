import { useState } from 'react';
import type { CSSProperties } from 'react';

import { deviceStorage } from '../device-storage';
import type { Splits } from './split';
import { keepSplits, readSplits } from './split';

/** Where the splitters stand; remembered on this device. */
export function useSplits() {
  const [splits, setSplits] = useState(() => readSplits(deviceStorage()));
  const keep = (next: Splits) => {
    setSplits(next);
    keepSplits(deviceStorage(), next);
  };
  return [splits, keep] as const;
}

/** The splits as the style of the desk. */
export function widths({ charts, shop }: Splits): CSSProperties {
  return { '--desk-charts': `${charts}%`, '--desk-shop': `${shop}%` } as CSSProperties;
}
