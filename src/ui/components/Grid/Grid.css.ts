import { style, styleVariants } from '@vanilla-extract/css';

import { from } from '#ui/theme/breakpoints';
import { vars } from '#ui/theme/vars.css';

const base = style({ display: 'grid', columnGap: vars.space.column, rowGap: vars.space.row });

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const root = styleVariants({
  /** Two, three, four: products. */
  four: [base, columns(2), { '@media': { [from.tablet]: columns(3), [from.wide]: columns(4) } }],
  /** Two, then four at once, so that four things never leave one alone. */
  quartet: [base, columns(2), { '@media': { [from.desk]: columns(4) } }],
  /** Two, three: products beside a column of filters. */
  three: [base, columns(2), { '@media': { [from.wide]: columns(3) } }],
  /** One, three: category tiles and journal cards. */
  trio: [base, columns(1), { '@media': { [from.tablet]: columns(3) } }],
  /** One, two: a form beside a picture, two addresses. */
  pair: [base, columns(1), { columnGap: vars.space.between, '@media': { [from.tablet]: columns(2) } }],
});
