import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

import { buttonClasses } from '../Button/Button';
import type { ButtonLook } from '../Button/Button';

type ButtonAnchorProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & ButtonLook;

function ButtonAnchor({ tone = 'primary', size = 'normal', width = 'auto', children, ...anchor }: ButtonAnchorProps) {
  return (
    <a {...anchor} data-button="" className={buttonClasses({ tone, size, width })}>
      {children}
    </a>
  );
}

/** A link that looks like a button: `to`, `params`, `search` as in `Link`. */
export const ButtonLink = createLink(ButtonAnchor);
