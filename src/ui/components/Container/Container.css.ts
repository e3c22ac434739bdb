import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({ width: '100%', marginInline: 'auto', paddingInline: vars.space.gutter });

/** Without the gutters. */
const upTo = (width: string) => ({ maxWidth: `calc(${width} + 2 * ${vars.space.gutter})` });

export const root = styleVariants({
  page: [base, upTo(vars.width.page)],
  wide: [base, upTo(vars.width.wide)],
});
