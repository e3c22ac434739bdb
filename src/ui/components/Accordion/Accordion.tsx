import type { ReactNode } from 'react';

import { Icon } from '../Icon/Icon';

import * as styles from './Accordion.css';

export interface AccordionItem {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  openIds: readonly string[];
  onToggle: (id: string) => void;
}

/** Rows that expand and collapse independently (APG, accordion). */
export function Accordion({ items, openIds, onToggle }: AccordionProps) {
  return (
    <div className={styles.root}>
      {items.map(({ id, title, content }) => (
        <div key={id} className={styles.item}>
          <h3>
            <button
              type="button"
              id={`${id}-title`}
              className={styles.question}
              aria-expanded={openIds.includes(id)}
              aria-controls={`${id}-content`}
              onClick={() => onToggle(id)}
            >
              {title}
              <Icon name="plus" className={styles.mark} size={22} />
            </button>
          </h3>
          <div id={`${id}-content`} className={styles.answer} hidden={!openIds.includes(id)}>
            {content}
          </div>
        </div>
      ))}
    </div>
  );
}
