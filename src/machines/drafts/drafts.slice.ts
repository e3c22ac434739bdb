import * as v from 'valibot';

import type { DraftsMessage, KeptDrafts } from '#machines/messages';
import { isRecord, moment, texts } from '#machines/shop/reading';
import type { Showing, Slice } from '#machines/shop/slice';

/** Separates form and field in a key. */
const FIELD = '\n';

/** Removed drafts leave nothing in the log. */
export const draftsSlice: Slice<KeptDrafts, Showing<KeptDrafts>, DraftsMessage> = {
  keep: ({ context: { keptAt, drafts } }) => ({ keptAt, drafts }),
  restored: (kept) => ({ type: 'drafts.restored', ...kept }),
  firstVisit: () => ({ keptAt: 0, drafts: {} }),
  read: (written) => {
    // Drafts of unknown age must not stay on a shared device: they are not set aside.
    if (!isRecord(written) || !isRecord(written['drafts']) || !v.is(moment, written['keptAt'])) {
      return { data: undefined, unread: [] };
    }
    const forms = Object.entries(written['drafts']).flatMap(([form, values]) =>
      isRecord(values) ? [[form, texts(values)] as const] : [],
    );
    return { data: { keptAt: written['keptAt'], drafts: Object.fromEntries(forms) }, unread: [] };
  },
  pairsOf: ({ keptAt, drafts }) => [
    ['keptAt', keptAt],
    ...Object.entries(drafts).flatMap(([form, values]) =>
      Object.entries(values).map(([field, text]) => [`${form}${FIELD}${field}`, text] as const),
    ),
  ],
  dataOf: (entries) => {
    const drafts = new Map<string, Record<string, string>>();
    for (const [key, text] of entries) {
      if (key !== 'keptAt') {
        const [form = '', field = ''] = key.split(FIELD);
        drafts.set(form, { ...drafts.get(form), [field]: text as string });
      }
    }
    return { keptAt: (entries.get('keptAt') ?? 0) as number, drafts: Object.fromEntries(drafts) };
  },
  isUnlogged: true,
};
