import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

/** Horizontal from a tablet on, and in print. */
const sideBySide = `${from.tablet}, ${when.printed}`;

const dotSize = vars.space.s20;

export const root = style({
  display: 'grid',
  '@media': { [sideBySide]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${dotSize} 1fr`,
  columnGap: vars.space.s16,
  paddingBlockEnd: vars.space.s32,
  color: vars.color.inkSoft,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&[data-state=reached], &[data-state=current]': { color: vars.color.ink },
    // The line to the next stage: coloured as far as the parcel has come.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: dotSize,
      insetBlockEnd: 0,
      insetInlineStart: `calc(${dotSize} / 2 - ${vars.line.hair} / 2)`,
      borderInlineStart: `${vars.line.hair} solid ${vars.color.edge}`,
    },
    '&[data-state=reached]:not(:last-child)::before': { borderColor: vars.color.moss },
  },
  '@media': {
    [sideBySide]: {
      gridTemplateColumns: '1fr',
      rowGap: vars.space.s12,
      paddingBlockEnd: 0,
      paddingInlineEnd: vars.space.s16,
      alignContent: 'start',
      selectors: {
        '&:not(:last-child)::before': {
          insetBlock: `calc(${dotSize} / 2) auto`,
          insetInline: `${dotSize} 0`,
          borderInlineStart: 0,
          borderBlockStart: `${vars.line.hair} solid ${vars.color.edge}`,
        },
      },
    },
  },
});

export const dot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: dotSize,
  height: dotSize,
  printColorAdjust: 'exact',
  color: vars.color.onMoss,
  borderRadius: vars.radius.round,
  border: `${vars.line.hair} solid ${vars.color.edge}`,
  selectors: {
    '[data-state=reached] > &, [data-state=current] > &': {
      background: vars.color.moss,
      borderColor: vars.color.moss,
    },
    '[data-state=current] > &': { outline: `${vars.line.hair} solid ${vars.color.moss}`, outlineOffset: vars.space.s4 },
  },
});

export const words = style({ display: 'grid', gap: vars.space.s2, alignContent: 'start' });

export const name = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title5,
  lineHeight: vars.leading.snug,
});

export const note = style({ color: vars.color.inkSoft, fontSize: vars.size.small, lineHeight: vars.leading.small });
