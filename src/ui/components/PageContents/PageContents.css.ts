import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const hairline = `${vars.line.hair} solid ${vars.color.line}`;

export const root = style({ fontSize: vars.size.small, lineHeight: vars.leading.small });

export const list = style({ display: 'grid', borderBlockStart: hairline });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target.main,
  borderBlockEnd: hairline,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.moss, textDecoration: 'underline', textUnderlineOffset: '0.28em' } },
});
