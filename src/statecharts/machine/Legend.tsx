import { Heading } from '#ui/components/Heading/Heading';

import type { ChartDefinition } from '#kit/charts/definition';
import { legendOf } from '#kit/charts/layout/box';
import * as styles from './Chosen.css';

/** All that arrows stand for which have no room beside them, by the numbers that they name; nothing where all have room. */
export function Legend({ chart }: { chart: ChartDefinition }) {
  const legend = legendOf(chart);
  return legend.length === 0 ? null : (
    <section aria-label="Legend" className={styles.root}>
      <Heading level={2} size="title5">
        Legend
      </Heading>
      <ol className={styles.legend}>
        {legend.map(({ id, from, to, transitions }) => (
          <li key={id}>
            {from} → {to}
            <ul>
              {transitions.map((transition) => (
                <li key={transition}>{transition}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
