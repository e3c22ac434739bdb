import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';

import type { Person } from '#domain/person';
import { member } from '#machines/members';
import type { MemberRef } from '#machines/members';

/** The signed-in person, if any. */
export function signedInPerson(profile: MemberRef<'profile'>): Person | undefined {
  const snapshot = profile.getSnapshot();
  return snapshot.hasTag('signedIn') ? snapshot.context.person : undefined;
}

/** Sends the signed-in person, now and after each change: the profile is only read after hydration. */
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

/** Reports when the person is signed out, for example in another tab. */
export const sessionWatcher = fromCallback<EventObject>(({ sendBack, system }) => {
  const profile = member(system, 'profile');
  const subscription = profile.subscribe(() => {
    if (!signedInPerson(profile)) {
      sendBack({ type: 'session.left' });
    }
  });
  return () => subscription.unsubscribe();
});
