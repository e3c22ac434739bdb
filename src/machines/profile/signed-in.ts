import { fromCallback } from 'xstate';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

import type { Person, ProfileMessage } from '#machines/messages';

type ProfileSnapshot = Snapshot<unknown> & {
  readonly context: { readonly person: Person | undefined };
  readonly hasTag: (tag: 'signedIn') => boolean;
};

type ProfileRef = ActorRef<ProfileSnapshot, ProfileMessage>;

/** The person who is signed in right now. */
export function signedInPerson(profile: { getSnapshot: () => unknown } | undefined): Person | undefined {
  const snapshot = profile?.getSnapshot() as ProfileSnapshot | undefined;
  return snapshot?.hasTag('signedIn') ? snapshot.context.person : undefined;
}

/** Tells who is signed in, now and whenever it changes: the profile is read only after hydration. */
export const personFinder = fromCallback<EventObject>(({ sendBack, system }) => {
  const profile = system.get('profile') as ProfileRef | undefined;
  const tell = () => {
    const person = signedInPerson(profile);
    if (person) {
      sendBack({ type: 'person.found', person });
    }
  };
  tell();
  const subscription = profile?.subscribe(tell);
  return () => subscription?.unsubscribe();
});

/** Tells when the person who is signed in is so no more, as when the session is closed in another tab. */
export const sessionWatcher = fromCallback<EventObject>(({ sendBack, system }) => {
  const profile = system.get('profile') as ProfileRef | undefined;
  const subscription = profile?.subscribe(() => {
    if (!signedInPerson(profile)) {
      sendBack({ type: 'session.left' });
    }
  });
  return () => subscription?.unsubscribe();
});
