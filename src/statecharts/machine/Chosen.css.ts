import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gap: vars.space.s8, paddingBlock: vars.space.s16 });

export const list = style({ display: 'grid', gap: vars.space.s4, fontSize: vars.size.small });

export const legend = style({ fontSize: vars.size.small });

globalStyle(`${legend}, ${legend} ul`, { listStyle: 'revert', paddingInlineStart: vars.space.s24 });
