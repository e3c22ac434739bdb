import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gap: vars.space.s8 });

export const legend = style({
  paddingBlockEnd: vars.space.s8,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.small,
});

export const options = styleVariants({
  column: {},
  row: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s24 },
});
