import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({ textWrap: 'pretty' });

export const size = styleVariants({
  tiny: [base, { fontSize: vars.size.tiny, lineHeight: vars.leading.small }],
  small: [base, { fontSize: vars.size.small, lineHeight: vars.leading.small }],
  body: [base, { fontSize: vars.size.body, lineHeight: vars.leading.body }],
  lead: [base, { fontSize: vars.size.lead, lineHeight: vars.leading.body }],
});

export const tone = styleVariants({
  ink: { color: vars.color.ink },
  soft: { color: vars.color.inkSoft },
  moss: { color: vars.color.moss },
  clay: { color: vars.color.clay },
  success: { color: vars.color.success },
  inherit: {},
});

export const measure = styleVariants({ text: { maxWidth: vars.width.text }, none: {} });

export const weight = styleVariants({ regular: {}, medium: { fontWeight: vars.weight.medium } });

export const figures = style({ fontVariantNumeric: 'tabular-nums' });
