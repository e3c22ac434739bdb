import { globalStyle, style } from '@vanilla-extract/css';

import { from } from '#ui/theme/breakpoints';
import { vars } from '#ui/theme/vars.css';

/** On a desk the words hang on the room's empty wall; before, they stand above the room. */
export const root = style({
  display: 'grid',
  '@media': { [from.tablet]: { gridTemplateAreas: '"room"', alignItems: 'start' } },
});

export const words = style({
  position: 'relative',
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.s48}`,
  '@media': { [from.tablet]: { gridArea: 'room' } },
});

export const text = style({ display: 'grid', gap: vars.space.s24, justifyItems: 'start', maxWidth: '36rem' });

/** The stated sentence as it is stated; its capital is drawn. */
export const sentence = style({
  fontSize: vars.size.lead,
  textWrap: 'pretty',
  '::first-letter': { textTransform: 'uppercase' },
});

export const room = style({
  minHeight: '22rem',
  '@media': { [from.tablet]: { gridArea: 'room', height: 'clamp(34rem, 78svh, 56rem)' } },
});

// However wide the screen, the stool keeps its feet.
globalStyle(`${room} img`, { objectPosition: 'center bottom' });
