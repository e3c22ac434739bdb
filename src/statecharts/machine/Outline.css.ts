import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const branch = style({
  paddingInlineStart: vars.space.s12,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.line}`,
});

export const summary = style({ minHeight: vars.target.least, paddingBlock: vars.space.s4, fontSize: vars.size.body });

export const kind = style({ color: vars.color.inkSoft, fontSize: vars.size.small });

export const inside = style({
  display: 'grid',
  gap: vars.space.s8,
  paddingBlockEnd: vars.space.s12,
  paddingInlineStart: vars.space.s16,
});

export const transitions = style({ display: 'grid', gap: vars.space.s4, fontSize: vars.size.small });

globalStyle(`${transitions} [data-taken=true]`, {
  paddingInlineStart: vars.space.s8,
  borderInlineStart: `${vars.line.bold} solid ${vars.color.clay}`,
});
