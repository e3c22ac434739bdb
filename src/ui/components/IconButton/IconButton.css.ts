import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  color: vars.color.ink,
  borderRadius: vars.radius.round,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:hover': { background: vars.color.mossPale } },
});

export const size = styleVariants({
  normal: [base, { width: vars.target.main, height: vars.target.main }],
  small: [base, { width: vars.target.small, height: vars.target.small }],
});
