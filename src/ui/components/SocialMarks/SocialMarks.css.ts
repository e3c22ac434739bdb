import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 });

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.target.main,
  height: vars.target.main,
});
