import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

/** The minimum height of a page, so that the footer stays at its position. */
export const root = style({
  display: 'grid',
  gap: vars.space.s24,
  alignContent: 'start',
  justifyItems: 'start',
  maxWidth: '36rem',
  minHeight: '70svh',
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.section}`,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s8,
});
