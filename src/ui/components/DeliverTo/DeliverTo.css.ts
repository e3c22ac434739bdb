import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

/** As wide with one country as with all. */
export const root = style({ marginBlockStart: vars.space.s8, maxWidth: '20rem' });
