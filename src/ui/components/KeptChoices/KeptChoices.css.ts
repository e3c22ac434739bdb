import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gap: vars.space.s8 });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });
