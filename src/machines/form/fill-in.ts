import type { AnyActorRef, SnapshotFrom } from 'xstate';

import { filledIn } from '#domain/kept-details';
import type { KeptDetails } from '#domain/kept-details';

import type { FormEvent, formMachine } from './form.machine';

/** The events by which the form of an actor is filled in with kept details; none for an unknown id. */
export function fillingIn(actor: AnyActorRef, all: readonly KeptDetails[], id: string): readonly FormEvent[] {
  return all
    .filter((kept) => kept.id === id)
    .flatMap((kept) => Object.entries(filledIn(kept, all, formOf(actor)?.context.values ?? {})))
    .map(([field, value]) => ({ type: 'field.changed', field, value }));
}

/** Whether somebody has typed into the form of an actor. */
export function isTypedInto(actor: AnyActorRef): boolean {
  return (formOf(actor)?.context.touched.length ?? 0) > 0;
}

function formOf(actor: AnyActorRef) {
  const children = actor.getSnapshot().children as Readonly<Record<string, AnyActorRef | undefined>> | undefined;
  return children?.['form']?.getSnapshot() as SnapshotFrom<typeof formMachine> | undefined;
}
