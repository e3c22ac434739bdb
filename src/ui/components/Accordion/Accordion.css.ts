import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}` });

export const item = style({ borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` });

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s24,
  width: '100%',
  minHeight: vars.target.large,
  paddingBlock: vars.space.s20,
  fontFamily: vars.font.serif,
  fontSize: vars.size.title4,
  lineHeight: vars.leading.snug,
  selectors: { '&:hover': { color: vars.color.moss } },
});

export const mark = style({
  flex: 'none',
  transition: `rotate ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '45deg' } },
});

const appears = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.space.s4})` } });

export const answer = style({
  maxWidth: vars.width.text,
  paddingBlockEnd: vars.space.s32,
  paddingInlineEnd: vars.space.s48,
  color: vars.color.inkSoft,
  animation: `${appears} ${vars.motion.calm} ${vars.motion.ease}`,
});
