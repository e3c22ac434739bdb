import { style } from '@vanilla-extract/css';

import { palette } from '#ui/theme/palette';
import { vars } from '#ui/theme/vars.css';

export const root = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.paper,
  flex: '1 0 auto',
  outline: `${vars.line.hair} solid ${vars.color.line}`,
});

/** A page of the shop, as light as shoppers see it; beside a page that is locked the frame shows itself. */
export const page = style({ border: 0, transformOrigin: '0 0', background: palette.paper, colorScheme: 'light' });

// In a pane that is narrower the frame would make it wider: it takes no room of its own.
export const frame = style([page, { position: 'absolute' }]);
