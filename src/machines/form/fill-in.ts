import type { AnyActorRef, SnapshotFrom } from 'xstate';

import { filledIn } from '#domain/kept-details';
import type { KeptDetails } from '#domain/kept-details';

import type { FormEvent, formMachine } from './form.machine';

/** The events by which the form of an actor is filled in with kept details; none for an unknown id. */
export function fillingIn(actor: AnyActorRef, all: readonly KeptDetails[], id: string): readonly FormEvent[] {
  const children = actor.getSnapshot().children as Readonly<Record<string, AnyActorRef | undefined>> | undefined;
  const form = children?.['form']?.getSnapshot() as SnapshotFrom<typeof formMachine> | undefined;
  return all
    .filter((kept) => kept.id === id)
    .flatMap((kept) => Object.entries(filledIn(kept, all, form?.context.values ?? {})))
    .map(([field, value]) => ({ type: 'field.changed', field, value }));
}
