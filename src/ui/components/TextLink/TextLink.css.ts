import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

const base = style({
  textUnderlineOffset: '0.28em',
  textDecorationThickness: vars.line.hair,
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
});

export const tone = styleVariants({
  /** Inside running text. */
  text: [
    base,
    {
      color: vars.color.moss,
      textDecoration: 'underline',
      selectors: { '&:hover': { color: vars.color.mossDeep, textDecorationThickness: vars.line.bold } },
    },
  ],
  /** Alone on its line, such as View All. */
  alone: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.s8,
      minHeight: vars.target.least,
      color: vars.color.ink,
      fontWeight: vars.weight.medium,
      textDecoration: 'underline',
      selectors: { '&:hover': { color: vars.color.moss, textDecorationThickness: vars.line.bold } },
    },
  ],
  /** In a list of links, without underline. */
  plain: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: vars.target.least,
      color: 'inherit',
      textDecoration: 'none',
      selectors: { '&:hover': { textDecoration: 'underline' } },
    },
  ],
});
