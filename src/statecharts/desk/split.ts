import * as v from 'valibot';

/** How much of its room the pane before a splitter takes, in hundredths. */
export interface Splits {
  /** Charts, of the whole desk. */
  readonly charts: number;
  /** Shop, of what the charts leave. */
  readonly shop: number;
}

/** Both panes stay wide enough to be read. */
export const SPLIT = { least: 20, most: 75, step: 2 } as const;

const USUAL: Splits = { charts: 38, shop: 48 };
const KEY = 'larkwood-desk';

const share = v.pipe(v.number(), v.minValue(SPLIT.least), v.maxValue(SPLIT.most));
const kept = v.object({ v: v.literal(1), data: v.object({ charts: share, shop: share }) });

/** Where an arrow key, Home or End leads a splitter; undefined for any other key. */
export function splitAfter(key: string, split: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return within(split - SPLIT.step);
    case 'ArrowRight':
      return within(split + SPLIT.step);
    case 'Home':
      return SPLIT.least;
    case 'End':
      return SPLIT.most;
    default:
      return undefined;
  }
}

/** Where a splitter is that stands at x px between two edges. */
export function splitAt(x: number, { left, width }: Pick<DOMRect, 'left' | 'width'>): number {
  return width === 0 ? SPLIT.least : within(Math.round(((x - left) / width) * 100));
}

/** As they were left on this device; the usual ones where nothing sound is kept. */
export function readSplits(storage: Pick<Storage, 'getItem'> | undefined): Splits {
  try {
    const result = v.safeParse(kept, JSON.parse(storage?.getItem(KEY) ?? 'null'));
    return result.success ? result.output.data : USUAL;
  } catch {
    return USUAL;
  }
}

/** Keeps them on this device, where it lets anything be kept. */
export function keepSplits(storage: Pick<Storage, 'setItem'> | undefined, data: Splits): void {
  try {
    storage?.setItem(KEY, JSON.stringify({ v: 1, data }));
  } catch {
    // A desk that is laid out again each time is no loss worth a message.
  }
}

function within(split: number): number {
  return Math.min(SPLIT.most, Math.max(SPLIT.least, split));
}
