import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const head = style({
  display: 'grid',
  gap: vars.space.s16,
  paddingBlockStart: `clamp(${vars.space.s32}, 5vw, ${vars.space.s64})`,
  paddingBlockEnd: vars.space.s24,
});

/** Reserves its space, so that a notice shifts nothing; sticky, so that it is visible from any line. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s16,
  minHeight: vars.target.main,
  marginBlockEnd: vars.space.s8,
  selectors: {
    '&[data-telling=true]': {
      background: vars.color.paper,
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      // Its tools must not look like those of the line that passes below.
      boxShadow: `0 ${vars.space.s8} 0 ${vars.color.paper}, 0 calc(${vars.space.s8} + ${vars.line.hair}) 0 ${vars.color.line}`,
    },
  },
  '@media': {
    [when.tall]: {
      selectors: { '&[data-telling=true]': { insetBlockStart: vars.header.height } },
    },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  columnGap: vars.space.s16,
  marginInlineStart: 'auto',
});

/** What tells nothing takes no gap. */
globalStyle(`${bar} > :empty`, { position: 'absolute' });

/** A long notice breaks its own lines; the tools are below it only where they leave it too narrow. */
globalStyle(`${bar} > :not(${tools}, :empty)`, { flex: '1 1 14rem', maxWidth: 'max-content' });

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s48,
  alignItems: 'start',
});

export const columns = styleVariants({
  one: [grid],
  two: [
    grid,
    {
      '@media': {
        [from.desktop]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 23rem)',
          columnGap: `clamp(${vars.space.s40}, 5vw, ${vars.space.s96})`,
        },
      },
    },
  ],
});

export const room = style({ display: 'grid', gap: vars.space.s32, marginBlockStart: vars.space.s40 });

/** Beside the lines and what is saved for later; below the lines on a phone. */
export const total = style({
  minWidth: 0,
  '@media': {
    [from.desktop]: { gridArea: '1 / 2 / span 3' },
    [`${from.desktop} and ${when.tall}`]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space.s24})`,
    },
  },
});
