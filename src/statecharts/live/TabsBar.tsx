import * as styles from './Panels.css';
import type { Tabs } from './use-tabs';

export interface TabsBarProps {
  tabs: Pick<Tabs, 'tabs' | 'current' | 'presence' | 'look' | 'choose'>;
}

/** Watches the shop on the stage, or in any tab of this browser. */
export function TabsBar({ tabs: { tabs, current, presence, look, choose } }: TabsBarProps) {
  return (
    <div role="group" aria-label="Which shop" className={styles.bar}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={current === undefined}
        onClick={() => choose(undefined)}
      >
        The shop above
      </button>
      {tabs.map(({ tab, path }) => (
        <button
          key={tab}
          type="button"
          className={styles.button}
          aria-pressed={tab === current?.tab}
          onClick={() => choose(tab)}
        >
          Tab on {path}
        </button>
      ))}
      <button type="button" className={styles.button} onClick={look}>
        Look for open tabs
      </button>
      <span role="status" className={styles.reading}>
        {current !== undefined && presence !== 'here' ? SAID[presence](current.path) : countOf(tabs.length)}
      </span>
    </div>
  );
}

const SAID = {
  away: (path: string) =>
    `The tab that was on ${path} has left its page. It is shown again once it answers; it may be closed.`,
  gone: (path: string) =>
    `The tab that was on ${path} is gone: it was closed, or shows something else. Choose another tab, or the shop above.`,
};

function countOf(tabs: number): string {
  return tabs === 0 ? '' : `${tabs} open`;
}
