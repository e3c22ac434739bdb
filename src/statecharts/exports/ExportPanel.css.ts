import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gap: vars.space.s24 });

export const list = style({ display: 'grid', gap: vars.space.s16 });

export const item = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s16 });
