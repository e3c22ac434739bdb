import { strToU8, zipSync } from 'fflate';

import type { Chart } from '../chart';
import { exportFormats } from './formats';

/** The same bytes for the same charts: no moment is written into the archive. */
const NO_MOMENT = '1980-01-01T00:00:00';

/** Every machine in every format, a folder per format. */
export function zipOf(charts: readonly Chart[]): Uint8Array<ArrayBuffer> {
  const files = charts.flatMap((chart) =>
    exportFormats.map(
      ({ ending, write }) => [`${ending}/${chart.definition.name}.${ending}`, strToU8(write(chart))] as const,
    ),
  );
  return zipSync(Object.fromEntries(files), { level: 9, mtime: NO_MOMENT });
}
