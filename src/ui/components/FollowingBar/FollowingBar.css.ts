import { globalStyle, style } from '@vanilla-extract/css';

import { from } from '#ui/theme/breakpoints';
import { vars } from '#ui/theme/vars.css';

/** With the narrowest phones' two rows of buttons. */
const BAR_HEIGHT = '8.5rem';

const BELOW_DESKTOP = `screen and (not ${from.desktop})`;

/** Keeps its height while its content follows. */
export const place = style({});

export const content = style({
  display: 'grid',
  gap: vars.space.s8,
  '@media': {
    [BELOW_DESKTOP]: {
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
  '@media': { [BELOW_DESKTOP]: { selectors: { '[data-follows=true] &': { display: 'none' } } } },
});

// Neither focus nor toasts are covered by it.
globalStyle('html:has([data-follows=true])', {
  '@media': { [BELOW_DESKTOP]: { scrollPaddingBlockEnd: BAR_HEIGHT, vars: { '--bar-height': BAR_HEIGHT } } },
});
