import { Button } from '#ui/components/Button/Button';
import { Text } from '#ui/components/Text/Text';

import type { Chart } from '#kit/charts/chart';
import { allCharts } from '../charts';
import { download } from './download';
import * as styles from './ExportPanel.css';
import { withOwnFont } from './own-font';
import { exportFormats } from '#kit/charts/exports/formats';
import { zipOf } from '#kit/charts/exports/zip';

export interface ExportPanelProps {
  chart: Chart;
}

/** Takes the machine along, or all machines. */
export function ExportPanel({ chart }: ExportPanelProps) {
  const { name } = chart.definition;
  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {exportFormats.map(({ name: format, ending, mediaType, purpose, write }) => (
          <li key={ending} className={styles.item}>
            <Button
              size="small"
              tone="secondary"
              label={`${format} of ${name}`}
              onClick={async () => {
                const text = write(chart);
                download(`${name}.${ending}`, mediaType, ending === 'svg' ? await withOwnFont(text) : text);
              }}
            >
              {format}
            </Button>
            <Text size="small" tone="soft">
              {purpose}
            </Text>
          </li>
        ))}
        <li className={styles.item}>
          <Button
            size="small"
            onClick={() => download('larkwood-statecharts.zip', 'application/zip', zipOf(allCharts()))}
          >
            All machines as one zip
          </Button>
          <Text size="small" tone="soft">
            Every machine in each of these formats.
          </Text>
        </li>
      </ul>
    </div>
  );
}
