import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

/** On a desktop the text is on the room's empty wall; on smaller screens above the room. */
export const root = style({
  display: 'grid',
  // A picture that fails has a stand-in as wide as it is high.
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.tablet]: { gridTemplateAreas: '"room"', alignItems: 'start' } },
});

export const words = style({
  position: 'relative',
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.s48}`,
  '@media': { [from.tablet]: { gridArea: 'room' } },
});

export const text = style({ display: 'grid', gap: vars.space.s24, justifyItems: 'start', maxWidth: '36rem' });

/** The specification's sentence verbatim; its capital is CSS. */
export const sentence = style({
  fontSize: vars.size.lead,
  textWrap: 'pretty',
  '::first-letter': { textTransform: 'uppercase' },
});

export const room = style({
  minHeight: '22rem',
  overflow: 'hidden',
  '@media': { [from.tablet]: { gridArea: 'room', height: 'clamp(34rem, 78svh, 56rem)' } },
});

// However wide the screen, the stool's feet are not cropped.
globalStyle(`${room} img`, { objectPosition: 'center bottom' });

// The stand-in is square and stands beside the text.
globalStyle(`${room} img[data-failed]`, { objectPosition: 'right' });
