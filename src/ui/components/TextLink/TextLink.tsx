import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

import * as styles from './TextLink.css';

type TextAnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  tone?: keyof typeof styles.tone | undefined;
};

function TextAnchor({ tone = 'text', children, ...anchor }: TextAnchorProps) {
  return (
    <a {...anchor} className={styles.tone[tone]}>
      {children}
    </a>
  );
}

const RouterLink = createLink(TextAnchor);

/** A text link: `to`, `params`, `search` as in `Link`. A page below its own is not where it leads: it is not current there. */
export const TextLink: typeof RouterLink = (props) => <RouterLink activeOptions={{ exact: true }} {...props} />;
