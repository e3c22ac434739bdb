import { globalStyle, style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const failed = style({ color: vars.color.failed });

export const succeeded = style({ color: vars.color.success });

/** A town may be one long word. */
export const order = style({ overflowWrap: 'anywhere' });

// On paper it stands in place of the page, whose form is empty by then.
globalStyle(`dialog[open]:has(${succeeded})`, {
  '@media': {
    [when.printed]: {
      display: 'block !important',
      position: 'absolute',
      margin: 0,
      maxWidth: 'none',
      maxHeight: 'none',
      background: 'none',
      boxShadow: 'none',
    },
  },
});

globalStyle(`dialog[open]:has(${succeeded})::backdrop, :has(~ dialog[open] ${succeeded})`, {
  '@media': { [when.printed]: { display: 'none' } },
});
