import { style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

import { ON_A_DESK } from '../desk/media';

export const root = style({ position: 'relative', minWidth: 0 });

export const ground = style({
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'safe center',
  height: 'clamp(20rem, 62svh, 46rem)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.paper,
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.normal,
  cursor: 'grab',
  // Two fingers zoom the drawing, one moves it.
  touchAction: 'pan-x pan-y',
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': {
    // Below it stays room for the first lines about what is chosen.
    [ON_A_DESK]: { selectors: { '[data-desk] &': { height: 'max(14rem, calc(100cqh - 19rem))' } } },
    [when.printed]: { height: 'auto', overflow: 'visible', border: 0 },
  },
});

export const drawing = style({ position: 'relative', lineHeight: 0 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s4,
  marginBlockEnd: vars.space.s8,
});

export const zoom = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

export const scale = style({
  minWidth: '4.5ch',
  paddingInlineEnd: vars.space.s12,
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  color: vars.color.inkSoft,
});
