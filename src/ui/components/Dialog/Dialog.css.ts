import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

const appears = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.s12}` } });
const dims = keyframes({ from: { opacity: 0 } });

const base = style({
  color: vars.color.ink,
  background: vars.color.surface,
  outline: 'none',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { animation: `${appears} ${vars.motion.calm} ${vars.motion.ease}` },
    '&::backdrop': { background: vars.color.scrim, animation: `${dims} ${vars.motion.calm} ${vars.motion.ease}` },
  },
});

const centred = style({
  margin: 'auto',
  width: `calc(100% - 2 * ${vars.space.s16})`,
  maxHeight: `calc(100dvh - 2 * ${vars.space.s16})`,
  overflowY: 'auto',
  borderRadius: vars.radius.normal,
  boxShadow: vars.shadow.overlay,
});

const fromLeft = keyframes({ from: { opacity: 0, translate: `calc(-1 * ${vars.space.s48}) 0` } });
const fromRight = keyframes({ from: { opacity: 0, translate: `${vars.space.s48} 0` } });

const atSide = style({
  width: `min(100% - ${vars.space.s48}, ${vars.width.drawer})`,
  height: '100dvh',
  maxHeight: '100dvh',
  boxShadow: vars.shadow.overlay,
  overflow: 'hidden',
});

export const place = styleVariants({
  middle: [base, centred, { maxWidth: vars.width.dialog }],
  /** For the picture preview. */
  screen: [base, { width: '100%', height: '100dvh', background: vars.color.paper, overflow: 'auto' }],
  /** Across the top; on a phone all of it. */
  top: [
    base,
    {
      margin: '0 0 auto',
      width: '100%',
      maxHeight: '100dvh',
      overflowY: 'auto',
      boxShadow: vars.shadow.overlay,
      '@media': { [`not all and ${from.tablet}`]: { minHeight: '100dvh' } },
    },
  ],
  left: [
    base,
    atSide,
    {
      margin: '0 auto 0 0',
      selectors: { '&[open]': { animation: `${fromLeft} ${vars.motion.slow} ${vars.motion.ease}` } },
    },
  ],
  right: [
    base,
    atSide,
    {
      margin: '0 0 0 auto',
      selectors: { '&[open]': { animation: `${fromRight} ${vars.motion.slow} ${vars.motion.ease}` } },
    },
  ],
});

export const content = styleVariants({
  middle: { display: 'grid', gap: vars.space.s24, padding: `clamp(${vars.space.s24}, 5vw, ${vars.space.s40})` },
  screen: { display: 'contents' },
  top: { display: 'contents' },
  left: { display: 'contents' },
  right: { display: 'contents' },
});
