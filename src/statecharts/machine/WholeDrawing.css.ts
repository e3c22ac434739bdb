import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s12,
  rowGap: vars.space.s8,
  flex: '1 1 20rem',
  minWidth: 0,
});

export const found = style({ flex: 'none', fontSize: vars.size.tiny, color: vars.color.inkSoft });

// Beside its label a search takes one line of a pane.
globalStyle(`${search} > div`, { display: 'flex', alignItems: 'center', gap: vars.space.s12, flex: '1 1 16rem' });

globalStyle(`${search} label, ${search} > button`, { flex: 'none', whiteSpace: 'nowrap' });

globalStyle(`${search} input`, { minHeight: vars.target.small, minWidth: '5rem', width: '100%', maxWidth: '20rem' });
