import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const appears = keyframes({ from: { opacity: 0 } });

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  minHeight: vars.target.main,
  paddingInline: `${vars.space.s16} ${vars.space.s8}`,
  color: vars.color.clay,
  background: vars.color.surface,
  // Among the toasts, which let clicks through.
  pointerEvents: 'auto',
  borderInlineStart: `${vars.line.bold} solid currentColor`,
  animation: `${appears} ${vars.motion.calm} ${vars.motion.ease}`,
});

/** A long text breaks its own lines; Undo is below it only where that leaves it too narrow. */
export const text = style({
  flex: '1 1 10em',
  maxWidth: 'max-content',
  paddingBlock: vars.space.s8,
  color: vars.color.ink,
  lineHeight: vars.leading.snug,
});

export const action = style({
  minHeight: vars.target.main,
  paddingInline: vars.space.s8,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: '0.28em',
  selectors: { '&:hover': { textDecorationThickness: vars.line.bold } },
});

export const close = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.target.main,
  height: vars.target.main,
  marginInlineStart: 'auto',
  color: vars.color.ink,
});
