import * as v from 'valibot';

import { isEmail } from '#domain/fields';
import type { NewsletterMessage } from '#machines/messages';
import { readList } from '#machines/shop/reading';
import { listBy } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

const email = v.pipe(v.string(), v.check(isEmail));

export const newsletterSlice: Slice<
  readonly string[],
  Showing<{ readonly addresses: readonly string[] }>,
  NewsletterMessage
> = {
  keep: ({ context }) => context.addresses,
  restored: (addresses) => ({ type: 'addresses.restored', addresses }),
  firstVisit: () => [],
  read: (written) => readList(written, email),
  ...listBy((address) => address),
};
