import type { KeyboardEvent, ReactNode } from 'react';

import { isOfBrowser } from '#ui/browser-keys';

import * as styles from './Tabs.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly panel: ReactNode;
  /** Whether the panel begins with something to focus: then it is no Tab stop itself. */
  readonly hasStops?: boolean;
}

export interface TabsProps<Id extends string> {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChoose: (id: Id) => void;
}

/** Arrow keys, Home and End move between the tabs and select (APG, tabs). */
export function Tabs<Id extends string>({ id, label, tabs, current, onChoose }: TabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const place = tabs.findIndex((tab) => tab.id === current);
    const next = tabs[placeAfter(event, place, tabs.length)];
    if (next) {
      event.preventDefault();
      event.currentTarget.ownerDocument.getElementById(`${id}-tab-${next.id}`)?.focus();
      onChoose(next.id);
    }
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} data-screen-only="">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === current}
            aria-controls={`${id}-panel-${tab.id}`}
            tabIndex={tab.id === current ? 0 : -1}
            onKeyDown={move}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${tab.id}`}
          tabIndex={tab.hasStops ? undefined : 0}
          hidden={tab.id !== current}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** -1 for keys that mean nothing here. */
function placeAfter(event: KeyboardEvent, place: number, count: number): number {
  const places: Readonly<Record<string, number>> = {
    ArrowRight: place + 1,
    ArrowLeft: place - 1 + count,
    Home: 0,
    End: count - 1,
  };
  return isOfBrowser(event) ? -1 : (places[event.key] ?? -1) % count;
}
