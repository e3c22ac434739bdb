import { style } from '@vanilla-extract/css';

import { from, when } from '#ui/theme/breakpoints';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  display: 'grid',
  gap: vars.space.s12,
  '@media': {
    [from.wide]: { gridTemplateColumns: `${vars.space.s96} minmax(0, 1fr)`, gap: vars.space.s16, alignItems: 'start' },
    [when.printed]: { gridTemplateColumns: 'minmax(0, 20rem)' },
  },
});

/** To the edges of the screen on a phone. */
export const main = style({
  position: 'relative',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  background: vars.color.ground,
  containerType: 'inline-size',
  '@media': { [from.tablet]: { marginInline: 0 }, [from.wide]: { order: 1 } },
});

/** Large screens only; a press anywhere on the picture reaches it. */
export const preview = style({
  display: 'none',
  position: 'absolute',
  insetBlockEnd: vars.space.s16,
  insetInlineEnd: vars.space.s16,
  alignItems: 'center',
  gap: vars.space.s8,
  minHeight: vars.target.small,
  paddingInline: vars.space.s16,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  background: vars.color.veil,
  borderRadius: vars.radius.small,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.paper },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: `calc(-1 * ${vars.space.s16})`,
      insetInlineEnd: `calc(-1 * ${vars.space.s16})`,
      width: '100cqw',
      height: '100cqw',
      cursor: 'zoom-in',
    },
  },
  '@media': { [from.desk]: { display: 'inline-flex' }, [when.printed]: { display: 'none' } },
});

export const thumbnails = style({
  display: 'flex',
  gap: vars.space.s12,
  '@media': { [from.wide]: { flexDirection: 'column' }, [when.printed]: { display: 'none' } },
});

export const thumbnailPlace = style({
  flex: `0 1 ${vars.space.s96}`,
  minWidth: 0,
  '@media': { [from.wide]: { flex: 'none' } },
});

export const thumbnail = style({
  display: 'block',
  width: '100%',
  paddingBlockEnd: vars.space.s4,
  borderBlockEnd: `${vars.line.bold} solid transparent`,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.line },
    '&[aria-current=true]': { borderColor: vars.color.ink },
  },
  '@media': {
    [when.forcedColors]: { selectors: { '&[aria-current=true]': { outline: `${vars.line.bold} solid Highlight` } } },
  },
});
