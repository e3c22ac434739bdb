import { keyframes, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

const appears = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.s12}` } });
const appearsBelowHeader = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.space.s12})` } });

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s16,
  paddingBlock: vars.space.s8,
  paddingInline: `${vars.space.s20} ${vars.space.s8}`,
  color: vars.color.paper,
  background: vars.color.ink,
  borderRadius: vars.radius.normal,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  pointerEvents: 'auto',
  animation: `${appearsBelowHeader} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    [from.tablet]: { animationName: appears },
    [when.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const message = style({ flex: 1, paddingBlock: vars.space.s8 });

export const tools = style({ display: 'flex', alignItems: 'center', flex: 'none', gap: vars.space.s4 });

export const close = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.target.main,
  height: vars.target.main,
  borderRadius: vars.radius.round,
  selectors: { '&:hover': { background: vars.color.inkSoft }, '&:focus-visible': { outlineColor: 'currentColor' } },
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.target.main,
  paddingInline: vars.space.s8,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.28em',
  selectors: {
    '&:hover': { textDecorationThickness: vars.line.bold },
    '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: `calc(-1 * ${vars.space.s4})` },
  },
});
