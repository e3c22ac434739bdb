import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  position: 'absolute',
  width: vars.line.hair,
  height: vars.line.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
