import type { ReactNode } from 'react';

import * as styles from './Text.css';

export interface TextProps {
  as?: 'p' | 'span' | undefined;
  size?: keyof typeof styles.size | undefined;
  tone?: keyof typeof styles.tone | undefined;
  weight?: keyof typeof styles.weight | undefined;
  /** `text` limits lines to 60-70 characters. */
  measure?: keyof typeof styles.measure | undefined;
  /** Tabular figures, for money and counts. */
  isTabular?: boolean | undefined;
  children: ReactNode;
}

/** A paragraph or a part of one, in the sizes and tones of the house. */
export function Text({
  as: Tag = 'p',
  size = 'body',
  tone = 'ink',
  weight = 'regular',
  measure = 'none',
  isTabular = false,
  children,
}: TextProps) {
  const names = [styles.size[size], styles.tone[tone], styles.weight[weight], styles.measure[measure]];
  return <Tag className={[...names, isTabular ? styles.figures : ''].join(' ').trim()}>{children}</Tag>;
}
