import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

import { member } from '#machines/members';
import type { MemberRef } from '#machines/members';
import type { Person } from '#machines/messages';

/** The person who is signed in right now. */
export function signedInPerson(profile: MemberRef<'profile'>): Person | undefined {
  const snapshot = profile.getSnapshot();
  return snapshot.hasTag('signedIn') ? snapshot.context.person : undefined;
}

/** Tells who is signed in, now and whenever it changes: the profile is read only after hydration. */
export const personFinder = fromCallback<EventObject>(({ sendBack, system }) => {
  const profile = member(system, 'profile');
  const tell = () => {
    const person = signedInPerson(profile);
    if (person) {
      sendBack({ type: 'person.found', person });
    }
  };
  tell();
  const subscription = profile.subscribe(tell);
  return () => subscription.unsubscribe();
});

/** Tells when the person who is signed in is so no more, as when the session is closed in another tab. */
export const sessionWatcher = fromCallback<EventObject>(({ sendBack, system }) => {
  const profile = member(system, 'profile');
  const subscription = profile.subscribe(() => {
    if (!signedInPerson(profile)) {
      sendBack({ type: 'session.left' });
    }
  });
  return () => subscription.unsubscribe();
});
