import { style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

/** On a phone a row of pictures, one of them in view. */
export const root = style({
  gridArea: '1 / 1',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  touchAction: 'pan-x pan-y',
  outlineOffset: `calc(-1 * ${vars.space.s4})`,
  '@media': { [from.desktop]: { display: 'contents' }, [when.printed]: { display: 'contents' } },
});

export const frame = style({
  position: 'relative',
  flex: '0 0 100%',
  minWidth: 0,
  background: vars.color.ground,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '@media': {
    [from.desktop]: {
      selectors: {
        '&:first-child': { gridArea: '1 / 1 / 2 / -1' },
        // Not by what comes after it: while the page is still read that is unknown.
        '[data-count="2"] > &:nth-child(2)': { gridColumn: '1 / -1' },
      },
    },
    [when.printed]: { selectors: { '&:not([data-travels])': { display: 'none' } } },
  },
});

/** A press anywhere on the picture. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  cursor: 'zoom-in',
  outlineOffset: `calc(-1 * ${vars.space.s4})`,
  touchAction: 'pan-x pan-y',
  '@media': { [`${when.printed}, ${when.unscripted}`]: { display: 'none' } },
});
