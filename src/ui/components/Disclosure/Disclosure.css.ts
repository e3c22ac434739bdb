import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ borderBlock: `${vars.line.hair} solid ${vars.color.line}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  minHeight: vars.target.main,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.color.moss } },
});

export const mark = style({
  flex: 'none',
  transition: `rotate ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});

export const content = style({
  paddingBlockEnd: vars.space.s20,
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
