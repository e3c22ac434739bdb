import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

/** With the narrowest phones' two rows of buttons. */
const BAR_HEIGHT = '8.5rem';

/** In a window that is lower, most of the page would be covered. */
const FOLLOWS = `screen and (not ${from.desktop}) and (min-height: 24em)`;

/** Keeps its height while its content follows. */
export const place = style({});

export const content = style({
  display: 'grid',
  gap: vars.space.s8,
  '@media': {
    [FOLLOWS]: {
      selectors: {
        '[data-follows=true] > &': {
          position: 'fixed',
          zIndex: vars.layer.header,
          insetInline: 0,
          insetBlockEnd: 0,
          paddingInline: vars.space.gutter,
          paddingBlock: `${vars.space.s12} calc(${vars.space.s12} + env(safe-area-inset-bottom))`,
          background: vars.color.paper,
          borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
        },
      },
    },
  },
});

/** What is said in its place only. */
export const inPlace = style({
  '@media': { [FOLLOWS]: { selectors: { '[data-follows=true] &': { display: 'none' } } } },
});

// Neither focus nor toasts are covered by it.
globalStyle('html:has([data-follows=true])', {
  '@media': { [FOLLOWS]: { scrollPaddingBlockEnd: BAR_HEIGHT, vars: { '--bar-height': BAR_HEIGHT } } },
});
