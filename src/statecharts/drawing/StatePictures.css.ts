import { style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
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

/** Only on paper, in place of the live pages. */
export const printed = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  '@media': { [when.printed]: { display: 'block' } },
});

export const print = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  border: `${vars.line.hair} solid ${vars.color.line}`,
});
