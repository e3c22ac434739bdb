import { style } from '@vanilla-extract/css';

import { when } from '#ui/theme/breakpoints';
import { vars } from '#ui/theme/vars.css';

/** What is pressed is the box below. */
export const root = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '@media': { [when.printed]: { display: 'none' } },
});

export const picture = style({
  position: 'absolute',
  overflow: 'hidden',
  background: vars.color.ground,
  selectors: { '&[data-lit]': { outline: `${vars.line.bold} solid ${vars.color.moss}` } },
});
