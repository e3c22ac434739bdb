import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

import { buttonClasses } from '../Button/Button';
import type { ButtonLook } from '../Button/Button';
import * as styles from '../Button/Button.css';

type ButtonAnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & ButtonLook;

function ButtonAnchor({
  tone = 'primary',
  size = 'normal',
  width = 'auto',
  icon,
  children,
  ...anchor
}: ButtonAnchorProps) {
  return (
    <a {...anchor} data-button="" className={buttonClasses({ tone, size, width })}>
      {icon ? (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      {children}
    </a>
  );
}

/** A link that looks like a button: `to`, `params`, `search` as in `Link`. */
export const ButtonLink = createLink(ButtonAnchor);
