import { style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

/** Without scripts all panels are shown, and no tabs. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s32,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  '@media': { [when.unscripted]: { display: 'none' } },
});

export const tab = style({
  minHeight: vars.target.large,
  paddingBlock: vars.space.s12,
  fontFamily: vars.font.serif,
  fontSize: vars.size.title4,
  whiteSpace: 'nowrap',
  color: vars.color.inkSoft,
  borderBlockEnd: `${vars.line.bold} solid transparent`,
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-selected=true]': { color: vars.color.ink, borderBlockEndColor: vars.color.moss },
  },
});

export const panel = style({
  paddingBlockStart: vars.space.s32,
  '@media': { [when.unscripted]: { selectors: { '&[hidden]': { display: 'block !important' } } } },
});
