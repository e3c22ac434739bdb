import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  maxWidth: '100%',
  textAlign: 'start',
  minHeight: vars.target.small,
  paddingInline: `${vars.space.s16} ${vars.space.s12}`,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.color.ink,
  border: `${vars.line.hair} solid ${vars.color.edge}`,
  borderRadius: vars.radius.round,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}, background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:hover': { borderColor: vars.color.ink, background: vars.color.surface } },
});

/** What somebody has pasted may be very long: its name is read out whole. */
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const cross = style({ flexShrink: 0 });
