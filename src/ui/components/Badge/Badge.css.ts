import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'center',
  flex: 'none',
  gap: vars.space.s4,
  minHeight: vars.target.least,
  paddingInline: vars.space.s8,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.small,
  border: `${vars.line.hair} solid transparent`,
});

export const tone = styleVariants({
  paper: [base, { color: vars.color.ink, background: vars.color.paper }],
  moss: [base, { color: vars.color.mossDeep, background: vars.color.mossPale }],
  clay: [base, { color: vars.color.clay, background: vars.color.clayPale }],
});
