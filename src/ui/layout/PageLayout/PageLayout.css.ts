import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'flex', flexDirection: 'column', minHeight: '100svh' });

export const main = style({ flex: 1, minWidth: 0, outline: 'none' });

/**
 * Toasts are over the page's lower edge; on a phone, where what was pressed is often there, below the header. They let clicks
 * through beside them.
 */
export const toasts = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockStart: `calc(${vars.header.height} + ${vars.header.bar})`,
  insetInline: 0,
  display: 'grid',
  gap: vars.space.s8,
  padding: vars.space.s16,
  pointerEvents: 'none',
  '@media': {
    [from.tablet]: {
      // Above a bar at the lower edge (`FollowingBar`).
      insetBlock: 'auto var(--bar-height, 0px)',
      insetInline: 'auto 0',
      width: `calc(${vars.width.toast} + 2 * ${vars.space.s24})`,
      padding: vars.space.s24,
    },
  },
});

// Here a notice is over the page, as a toast is.
globalStyle(`${toasts} > :not([role=status])`, { boxShadow: vars.shadow.overlay });
