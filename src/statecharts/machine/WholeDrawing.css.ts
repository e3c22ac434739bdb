import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const search = style({ display: 'flex', alignItems: 'end', gap: vars.space.s12, flex: '1 1 17rem' });

export const found = style({ minWidth: '5rem', fontSize: vars.size.tiny, color: vars.color.inkSoft });
