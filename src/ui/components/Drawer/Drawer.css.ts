import { style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

/** A phone on its side, or very large text: a footer that stays would leave no room for what it belongs to. */
const LOW = `not all and ${when.tall}`;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: vars.color.paper,
  '@media': {
    [LOW]: { overflowY: 'auto', overscrollBehavior: 'contain', scrollPaddingBlockStart: vars.header.height },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minHeight: vars.header.height,
  paddingInline: `${vars.space.s24} ${vars.space.s12}`,
  background: vars.color.paper,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': { [LOW]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 } },
});

export const body = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.s24,
  paddingBlock: vars.space.s24,
  '@media': { [LOW]: { flex: 'none', overflowY: 'visible' } },
});

export const foot = style({
  flex: 'none',
  padding: vars.space.s16,
  background: vars.color.paper,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});
