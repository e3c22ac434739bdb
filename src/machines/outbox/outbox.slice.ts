import * as v from 'valibot';

import type { KeptMessage, OutboxMessage } from '#machines/messages';
import { moment, readList, texts, whole } from '#machines/shop/reading';
import { listByNumber } from '#machines/shop/slice';
import type { Showing, Slice } from '#machines/shop/slice';

/** The oldest is dropped above this limit. */
export const MAX_MESSAGES = 20;

const message = v.pipe(
  v.object({ id: whole, keptAt: moment, values: v.looseObject({}) }),
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
  ...listByNumber<KeptMessage>(),
  most: MAX_MESSAGES,
};
