import { style, styleVariants } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: vars.target.main,
  height: vars.target.main,
  color: vars.color.ink,
  transition: `color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:hover, &[aria-pressed=true]': { color: vars.color.clay } },
  '@media': { [when.printed]: { display: 'none' } },
});

export const look = styleVariants({
  /** On a picture. */
  bare: [base, { borderRadius: vars.radius.round }],
  /** Beside Add to Cart. */
  framed: [
    base,
    {
      border: `${vars.line.hair} solid ${vars.color.edge}`,
      borderRadius: vars.radius.small,
      selectors: { '&:hover': { borderColor: vars.color.ink } },
    },
  ],
});

export const heart = style({
  display: 'block',
  fill: 'transparent',
  selectors: { '[aria-pressed=true] > &': { fill: 'currentColor' } },
});
