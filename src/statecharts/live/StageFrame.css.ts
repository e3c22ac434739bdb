import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.paper,
  flex: '1 0 auto',
  outline: `${vars.line.hair} solid ${vars.color.line}`,
});

// In a pane that is narrower the frame would make it wider: it takes no room of its own.
export const frame = style({ position: 'absolute', border: 0, transformOrigin: '0 0' });
