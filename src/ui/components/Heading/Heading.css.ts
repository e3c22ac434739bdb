import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
  textWrap: 'balance',
});

export const root = styleVariants({
  hero: [
    base,
    {
      fontFamily: vars.font.display,
      fontSize: vars.size.hero,
      lineHeight: vars.leading.hero,
      letterSpacing: vars.tracking.hero,
    },
  ],
  title1: [base, { fontFamily: vars.font.display, fontSize: vars.size.title1, letterSpacing: vars.tracking.hero }],
  title2: [base, { fontFamily: vars.font.display, fontSize: vars.size.title2 }],
  title3: [base, { fontSize: vars.size.title3 }],
  title4: [base, { fontSize: vars.size.title4, lineHeight: vars.leading.snug }],
  title5: [base, { fontSize: vars.size.title5, lineHeight: vars.leading.snug, letterSpacing: vars.tracking.normal }],
  /** A small heading in the sans, for forms, filters and the footer. */
  label: [
    base,
    {
      fontFamily: vars.font.sans,
      fontSize: vars.size.small,
      fontWeight: vars.weight.strong,
      lineHeight: vars.leading.small,
      letterSpacing: vars.tracking.label,
    },
  ],
});
