import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s8,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
});

export const root = styleVariants({
  normal: [base, { fontSize: vars.size.body }],
  large: [
    base,
    {
      columnGap: vars.space.s12,
      fontFamily: vars.font.serif,
      fontSize: vars.size.title3,
      fontWeight: vars.weight.regular,
      lineHeight: vars.leading.snug,
    },
  ],
});

export const shown = style({
  selectors: { '[data-reduced=true] > &': { color: vars.color.clay } },
});

export const was = style({
  color: vars.color.inkSoft,
  fontWeight: vars.weight.regular,
  textDecorationThickness: vars.line.hair,
  selectors: { [`${root.large} > &`]: { fontFamily: vars.font.sans, fontSize: vars.size.body } },
});
