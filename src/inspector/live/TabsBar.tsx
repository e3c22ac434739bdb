import * as styles from './Panels.css';
import type { Tabs } from './use-tabs';

/** Watches the shop on the stage, or in any tab of this browser. */
export function TabsBar({ tabs: { tabs, current, look, choose } }: { tabs: Tabs }) {
  return (
    <div role="group" aria-label="Which shop" className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={current === undefined}
        onClick={() => choose(undefined)}
      >
        The stage
      </button>
      {tabs.map(({ tab, path }) => (
        <button
          key={tab}
          type="button"
          className={styles.button}
          aria-pressed={tab === current}
          onClick={() => choose(tab)}
        >
          Tab on {path}
        </button>
      ))}
      <button type="button" className={styles.button} onClick={look}>
        Look for open tabs
      </button>
      <span role="status" className={styles.reading}>
        {tabs.length === 0 ? '' : `${tabs.length} open`}
      </span>
    </div>
  );
}
