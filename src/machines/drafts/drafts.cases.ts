import { casesOf } from '#kit/paths/cases';
import { sampleNow } from '#machines/samples';

import { draftsMachine } from './drafts.machine';

const HOUR_MS = 60 * 60 * 1_000;

const draftOf = (name: string) => ({ name, email: '', phone: '', subject: '', message: '' });
const hoursAgo = (hours: number) => sampleNow().getTime() - hours * HOUR_MS;

export const cases = casesOf({
  name: 'drafts',
  machine: draftsMachine,
  starts: { 'the drafts': { now: sampleNow } },
  cases: {
    'a draft is kept': { type: 'draft.kept', form: 'contact', values: draftOf('Ada') },
    'a draft is dropped': { type: 'draft.dropped', form: 'contact' },
    'drafts of today arrive': { type: 'drafts.restored', keptAt: hoursAgo(0), drafts: {} },
    'drafts of another day arrive': { type: 'drafts.restored', keptAt: 0, drafts: {} },
  },
  pageCases: {
    'another tab has a draft that is 1 h old': {
      type: 'drafts.restored',
      keptAt: hoursAgo(1),
      drafts: { contact: draftOf('Bo') },
    },
    'another tab has a draft that is 9 h old': {
      type: 'drafts.restored',
      keptAt: hoursAgo(9),
      drafts: { contact: draftOf('Bo') },
    },
  },
});
