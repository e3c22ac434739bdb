import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

/** The frame: fills its box. */
export const root = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  cursor: 'zoom-in',
  userSelect: 'none',
  selectors: {
    '&[data-enlarged=true]': { cursor: 'grab', touchAction: 'none' },
    '&[data-enlarged=true]:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.s4})` },
  },
});

export const picture = style({
  width: '100%',
  height: '100%',
  transformOrigin: '0 0',
  pointerEvents: 'none',
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${root}:active > &`]: { transition: 'none' } },
});
