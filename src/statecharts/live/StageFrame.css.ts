import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.paper,
  outline: `${vars.line.hair} solid ${vars.color.line}`,
});

export const frame = style({ display: 'block', border: 0, transformOrigin: '0 0' });
