import { style, styleVariants } from '@vanilla-extract/css';

import * as from from '#ui/theme/from';
import { vars } from '#ui/theme/vars.css';

const base = style({ display: 'grid', columnGap: vars.space.column, rowGap: vars.space.row });

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const root = styleVariants({
  /** Two, three, four columns: products. */
  four: [
    base,
    columns(1),
    {
      containerType: 'inline-size',
      '@media': { [from.narrow]: columns(2), [from.tablet]: columns(3), [from.wide]: columns(4) },
    },
  ],
  /** Two, then four columns: four items never leave a single one in a row. */
  quartet: [base, columns(1), { '@media': { [from.narrow]: columns(2), [from.desktop]: columns(4) } }],
  /** Two, three columns: the wishlist. */
  three: [base, columns(1), { '@media': { [from.narrow]: columns(2), [from.wide]: columns(3) } }],
  /** One, three columns: category tiles and journal cards. */
  trio: [base, columns(1), { '@media': { [from.sideways]: columns(3) } }],
});
