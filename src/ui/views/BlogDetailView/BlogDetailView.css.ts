import { globalStyle, style } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import * as when from '#ui/theme/when';
import { vars } from '#ui/theme/vars.css';

/** The text is centred; the headline begins at its edge and may extend to the right. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.gutter} minmax(0, 1fr) ${vars.space.gutter}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: `minmax(${vars.space.gutter}, 1fr) minmax(0, ${vars.width.text}) minmax(${vars.space.gutter}, 1fr)`,
    },
    [when.printed]: { display: 'block', breakInside: 'auto' },
  },
});

export const head = style({
  gridColumn: '2',
  display: 'grid',
  gap: vars.space.s24,
  justifyItems: 'start',
  paddingBlockStart: `calc(${vars.space.section} / 2)`,
  paddingBlockEnd: vars.space.heading,
  '@media': {
    [from.desktop]: { gridColumn: '2 / -1', maxWidth: '58rem', paddingInlineEnd: vars.space.gutter },
    [when.printed]: { paddingBlock: vars.space.s16 },
  },
});

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s8 });

export const standfirst = style({
  maxWidth: vars.width.text,
  fontFamily: vars.font.serif,
  fontSize: vars.size.title4,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
  textWrap: 'pretty',
});

export const byline = style({ display: 'flex', alignItems: 'center', gap: vars.space.s16 });

export const author = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s8 });

export const name = style({ fontWeight: vars.weight.medium });

/** Full width on a phone, between the gutters from a tablet on. */
export const picture = style({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  width: '100%',
  maxWidth: `calc(${vars.width.page} + 2 * ${vars.space.gutter})`,
  '@media': {
    [from.tablet]: { paddingInline: vars.space.gutter },
    [when.printed]: { paddingInline: 0, maxWidth: '32rem' },
  },
});

export const text = style({
  gridColumn: '2',
  paddingBlockStart: `calc(${vars.space.section} / 2)`,
  '@media': { [when.printed]: { paddingBlockStart: vars.space.s24 } },
});

globalStyle(`${text} :is(h2, blockquote)`, { '@media': { [when.printed]: { breakInside: 'avoid' } } });

globalStyle(`${text} h2`, { '@media': { [when.printed]: { breakAfter: 'avoid' } } });

globalStyle(`${text} p`, { hyphenateLimitChars: '9 4 4', orphans: 3, widows: 3 });

/** The shop's name in print, where the header is missing. */
export const imprint = style({
  display: 'none',
  '@media': { [when.printed]: { display: 'block', fontFamily: vars.font.serif, fontSize: vars.size.title4 } },
});
