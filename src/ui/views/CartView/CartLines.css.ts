import { style } from '@vanilla-extract/css';

import { vars } from '#ui/theme/vars.css';

/** A container query: the total is beside the lines on a desktop, so the screen's width does not decide. */
const roomy = '(min-width: 40rem)';

const COLUMNS = 'clamp(6.5rem, 17cqi, 9.5rem) minmax(0, 1fr) 6rem 9.25rem 6rem';

export const root = style({ containerType: 'inline-size' });

/** Block layout; browsers still expose a table to screen readers. */
export const table = style({ display: 'block' });

export const head = style({
  position: 'absolute',
  width: vars.line.hair,
  height: vars.line.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  '@container': {
    [roomy]: {
      position: 'static',
      display: 'block',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      paddingBlockEnd: vars.space.s12,
    },
  },
});

export const headRow = style({
  display: 'grid',
  '@container': { [roomy]: { gridTemplateColumns: COLUMNS, columnGap: vars.space.s24 } },
});

export const headTotal = style({ textAlign: 'end' });

export const body = style({ display: 'block', borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'min(6.5rem, 34cqi) minmax(0, 1fr) auto',
  gridTemplateAreas: `
    "picture name name"
    "picture price price"
    "picture actions actions"
    "quantity quantity total"`,
  gridTemplateRows: 'auto auto 1fr',
  columnGap: vars.space.s16,
  rowGap: vars.space.s8,
  paddingBlock: vars.space.s24,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
  '@container': {
    [roomy]: {
      gridTemplateColumns: COLUMNS,
      gridTemplateAreas: `
        "picture name price quantity total"
        "picture actions price quantity total"`,
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.s24,
    },
  },
});

export const picture = style({ gridArea: 'picture' });

export const name = style({ gridArea: 'name', display: 'grid', gap: vars.space.s4, alignContent: 'start' });

export const productName = style({
  display: 'block',
  containerType: 'inline-size',
  fontFamily: vars.font.serif,
  fontSize: vars.size.title5,
  lineHeight: vars.leading.snug,
});

export const price = style({ gridArea: 'price' });

export const quantity = style({ gridArea: 'quantity', display: 'grid', gap: vars.space.s4, alignContent: 'start' });

export const total = style({
  gridArea: 'total',
  alignSelf: 'center',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [roomy]: { alignSelf: 'start' } },
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s20,
  rowGap: vars.space.s4,
  alignContent: 'start',
});
