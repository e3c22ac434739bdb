import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

/** Another option, right below the message that nothing was found. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
});
