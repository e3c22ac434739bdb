import * as v from 'valibot';

import type { KeptMessage, OutboxMessage } from '#machines/messages';
import { moment, readList, texts, whole } from '#machines/shop/reading';
import { listBy } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

/** The oldest is dropped above this limit. */
export const MAX_MESSAGES = 20;

const message = v.pipe(
  v.object({ id: whole, keptAt: moment, values: v.record(v.string(), v.unknown()) }),
  v.transform((read): KeptMessage => ({ ...read, values: texts(read.values) })),
);

export const outboxSlice: Slice<
  readonly KeptMessage[],
  Showing<{ readonly messages: readonly KeptMessage[] }>,
  OutboxMessage
> = {
  keep: ({ context }) => context.messages,
  restored: (messages) => ({ type: 'messages.restored', messages }),
  firstVisit: () => [],
  read: (written) => readList(written, message),
  ...listBy(({ id }) => id),
  freeKey: (others) => String(1 + Math.max(0, ...(others as readonly KeptMessage[]).map(({ id }) => id))),
  withKey: (value, id) => ({ ...(value as KeptMessage), id: Number(id) }),
  most: MAX_MESSAGES,
};
