import { globalStyle, style } from '@vanilla-extract/css';

import { from, when } from '#ui/theme/breakpoints';
import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 });

export const header = style({ display: 'grid', gap: vars.space.s4 });

/** Drawing and shop: one below the other, side by side where a pane is open and both have room. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s24,
  alignItems: 'start',
  '@media': {
    [from.wide]: {
      selectors: { '&:not([data-pane=closed])': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  },
});

export const read = style({ minWidth: 0 });

export const live = style({
  minWidth: 0,
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
});

// What one presses is of no use on paper.
globalStyle(`${read} [role=tablist], ${root} ${live}`, { '@media': { [when.printed]: { display: 'none' } } });
