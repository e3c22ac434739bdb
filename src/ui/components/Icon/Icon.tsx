import type { ComponentProps } from 'react';

import type { IconName } from './icon-names';
import sprite from './icons.svg';

/** Like an `svg` element it takes its place, and nothing of its look, from the component it is in. */
export interface IconProps extends Pick<ComponentProps<'svg'>, 'className' | 'strokeWidth'> {
  name: IconName;
  /** Width and height in px. */
  size: number;
  'data-settles'?: string | undefined;
}

/** A line drawing in the colour of the text, always beside words or in a control with a name. */
export function Icon({ name, size, strokeWidth = 1.5, ...others }: IconProps) {
  return (
    <svg width={size} height={size} fill="none" strokeWidth={strokeWidth} aria-hidden {...others}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
