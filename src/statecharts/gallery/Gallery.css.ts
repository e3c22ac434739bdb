import { globalStyle, style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: `${vars.space.s48} ${vars.space.s32}`,
  marginBlockStart: vars.space.s32,
});

export const watch = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s16,
  marginBlock: vars.space.s24,
});

export const journeys = style({ display: 'grid', gap: vars.space.s4 });

export const step = style({ display: 'inline-block', minHeight: vars.target.least, marginInlineStart: vars.space.s12 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  alignContent: 'start',
});

export const group = style({ marginBlockStart: vars.space.s64 });

/** The page and its drawing, as high as each other. */
export const pictures = style({ display: 'flex', gap: vars.space.s12, height: '242px', marginBlockEnd: vars.space.s8 });

const framed = style({
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.normal,
  selectors: { '&:hover': { borderColor: vars.color.edge } },
});

export const page = style([framed, { flex: 'none', width: '112px', overflow: 'hidden' }]);

globalStyle(`${page} img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

/** Laid out when it comes near the screen: all at once, and again with each font that arrives, are a second of a phone. */
export const drawing = style([
  framed,
  {
    display: 'grid',
    flex: 1,
    minWidth: 0,
    padding: vars.space.s12,
    contentVisibility: 'auto',
    '@media': { [when.printed]: { contentVisibility: 'visible' } },
  },
]);

globalStyle(`${drawing} svg`, { width: '100%', height: '100%', minHeight: 0 });

export const name = style({
  display: 'inline-block',
  minHeight: vars.target.least,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});
