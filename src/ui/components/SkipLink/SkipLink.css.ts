import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  position: 'fixed',
  zIndex: vars.layer.skip,
  insetBlockStart: vars.space.s8,
  insetInlineStart: vars.space.s8,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.main,
  paddingInline: vars.space.s24,
  color: vars.color.onMoss,
  background: vars.color.moss,
  borderRadius: vars.radius.small,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});
