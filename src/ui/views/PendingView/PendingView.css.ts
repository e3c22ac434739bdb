import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const shows = keyframes({ to: { visibility: 'visible' } });

export const root = style({
  display: 'grid',
  gap: vars.space.s16,
  alignContent: 'start',
  maxWidth: '36rem',
  // The previous page may have been scrolled: the footer must not jump into view.
  minHeight: '100svh',
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.section}`,
});

export const late = style({ visibility: 'hidden', animation: `${shows} 1ms linear 7s forwards` });
