import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

/** On a phone the first screen goes as far as Add to Cart: the choices say what they are by themselves. */
const fromTablet = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  '@media': { [from.tablet]: { position: 'static', clipPath: 'none' } },
});

export const legend = style([
  fromTablet,
  {
    paddingBlockEnd: vars.space.s8,
    fontSize: vars.size.small,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.small,
  },
]);

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });

export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minHeight: vars.target.small,
  paddingInline: vars.space.s12,
  overflow: 'hidden',
  border: `${vars.line.hair} solid ${vars.color.edge}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-current]': {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.ink}`,
    },
  },
});

export const picture = style({ width: 40, marginInlineStart: `calc(-1 * ${vars.space.s12})` });

export const note = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });

export const price = style([note, fromTablet]);
