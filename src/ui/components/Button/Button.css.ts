import { style, styleVariants } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s8,
  fontFamily: vars.font.sans,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.label,
  textAlign: 'center',
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  border: `${vars.line.hair} solid transparent`,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
  // On paper there is nothing to press.
  '@media': { [when.printed]: { display: 'none' } },
});

export const tone = styleVariants({
  primary: [
    base,
    {
      color: vars.color.onMoss,
      background: vars.color.moss,
      selectors: { '&:hover': { background: vars.color.mossDeep } },
    },
  ],
  secondary: [
    base,
    {
      color: vars.color.ink,
      borderColor: vars.color.edge,
      selectors: { '&:hover': { borderColor: vars.color.ink, background: vars.color.surface } },
    },
  ],
  quiet: [
    base,
    {
      color: vars.color.moss,
      textDecoration: 'underline',
      textDecorationThickness: vars.line.hair,
      textUnderlineOffset: '0.3em',
      selectors: { '&:hover': { color: vars.color.mossDeep, textDecorationThickness: vars.line.bold } },
    },
  ],
  danger: [
    base,
    {
      color: vars.color.clay,
      borderColor: vars.color.clay,
      selectors: { '&:hover': { color: vars.color.onClay, background: vars.color.clay } },
    },
  ],
});

export const size = styleVariants({
  large: { minHeight: vars.target.large, paddingInline: vars.space.s32, fontSize: vars.size.body },
  normal: { minHeight: vars.target.main, paddingInline: vars.space.s24, fontSize: vars.size.body },
  small: {
    minHeight: vars.target.small,
    paddingBlock: vars.space.s4,
    paddingInline: vars.space.s16,
    fontSize: vars.size.small,
  },
  /** As high as its line, for an action inside text; its target is still 24 px. */
  inline: { minHeight: vars.target.least, fontSize: vars.size.small },
});

export const width = styleVariants({ auto: {}, full: { width: '100%' } });

export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  width: vars.icon.normal,
  height: vars.icon.normal,
});
