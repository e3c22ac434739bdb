import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

const hairline = `${vars.line.hair} solid ${vars.color.line}`;

export const layout = style({
  paddingBlockEnd: vars.space.section,
  borderBlockStart: hairline,
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)',
      columnGap: `clamp(${vars.space.s40}, 4vw, ${vars.space.s64})`,
      alignItems: 'start',
    },
  },
});

/** Sticky beside a long list, if the window is high enough; what does not fit is scrolled to. The sides have room for focus rings. */
export const filters = style({
  display: 'none',
  paddingBlockStart: vars.space.s32,
  '@media': {
    [from.desktop]: { display: 'block' },
    [`${from.desktop} and (min-height: 50em)`]: {
      position: 'sticky',
      insetBlockStart: vars.header.height,
      maxHeight: `calc(100vh - ${vars.header.height})`,
      marginInline: `calc(-1 * ${vars.space.s8})`,
      paddingInline: vars.space.s8,
      paddingBlockEnd: vars.space.s24,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
    [when.printed]: { display: 'none' },
  },
});

export const groups = style({ display: 'grid', gap: vars.space.s32 });

export const earlierTitle = style({
  paddingBlockEnd: vars.space.s8,
  fontFamily: 'inherit',
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.small,
});

export const earlier = style({ paddingBlock: vars.space.s8 });

export const results = style({ minWidth: 0 });

/** On a phone the search is below the buttons, so that its suggestions cover neither; where both do not fit, the order is, too. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s16} ${vars.space.s12}`,
  paddingBlock: vars.space.s24,
  '@media': {
    [from.tablet]: {
      display: 'grid',
      gridTemplateAreas: "'opener sort search' 'count count count'",
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      columnGap: vars.space.s24,
    },
    [from.desktop]: {
      gridTemplateAreas: "'count sort search'",
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      columnGap: vars.space.s32,
      paddingBlockEnd: vars.space.s32,
    },
  },
});

// Sizes of their own, so that neither what is filtered nor the order makes them wrap later.
export const opener = style({
  gridArea: 'opener',
  flex: '1 1 8rem',
  '@media': { [from.desktop]: { display: 'none' } },
});

export const sort = style({ gridArea: 'sort', flex: '9 1 11.5rem' });

// A phone has no room for label and select on one line.
globalStyle(`${sort} label`, {
  position: 'absolute',
  clipPath: 'inset(50%)',
  '@media': { [from.phone]: { position: 'static', clipPath: 'none' } },
});

globalStyle(`${sort} div:has(> select)`, { flex: 1 });

globalStyle(`${sort} select`, { width: '100%' });

export const search = style({
  gridArea: 'search',
  flex: '1 0 100%',
  '@media': { [from.tablet]: { justifySelf: 'end', width: '100%', maxWidth: '24rem' } },
});

export const count = style({
  gridArea: 'count',
  flex: '1 0 100%',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8, paddingBlockEnd: vars.space.s24 });

/** Paler while other products are looked up. */
export const found = style({
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.5 } },
});

const shows = keyframes({ to: { visibility: 'visible', maxHeight: '8em', paddingBlockEnd: vars.space.s24 } });

/** Takes no room before it is shown. */
export const late = style({
  visibility: 'hidden',
  overflow: 'clip',
  maxHeight: 0,
  animation: `${shows} 1ms linear 3s forwards`,
});

export const retry = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s24 });

export const nearest = style({ display: 'grid', gap: vars.space.s24, paddingBlockStart: vars.space.s40 });

export const actions = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s24 });

export const help = style({ display: 'grid', gap: vars.space.s8 });

export const note = style({ paddingBlockEnd: vars.space.s24 });
