import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s16,
  alignItems: 'start',
});
