import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s12,
  maxWidth: '40rem',
  paddingBlock: vars.space.s16,
});

// What is written takes the whole line; buttons are as wide as their words.
globalStyle(`${root} > div`, { justifySelf: 'stretch' });
