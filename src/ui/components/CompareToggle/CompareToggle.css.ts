import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s12,
  color: vars.color.inkSoft,
  fontSize: vars.size.tiny,
});

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s4,
  minHeight: vars.target.small,
  touchAction: 'manipulation',
  selectors: { '&:hover': { color: vars.color.ink }, '&[aria-pressed=true]': { color: vars.color.moss } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.small,
  color: vars.color.moss,
  textUnderlineOffset: '0.3em',
  textDecorationThickness: vars.line.hair,
});

/** Said, but not seen where two cards stand side by side on a phone. */
export const what = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  whiteSpace: 'pre',
  '@media': { [from.tablet]: { position: 'static', clipPath: 'none' } },
});
