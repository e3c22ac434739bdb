import { globalStyle, style } from '@vanilla-extract/css';

import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 });

export const header = style({ display: 'grid', gap: vars.space.s4 });

export const read = style({ minWidth: 0 });

// What one presses is of no use on paper.
globalStyle(`${read} [role=tablist]`, { '@media': { [when.printed]: { display: 'none' } } });
