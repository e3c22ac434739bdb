import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s12 });

// The list scrolls below the field.
globalStyle(`${root} [role=listbox]`, { maxHeight: 'min(60dvh, 30rem)', overflowY: 'auto' });
