import type { Person } from '#machines/messages';

import type { Someone, Spot } from './someone';

/** Who is known on the device of a visit. */
export const ADA = { name: 'Ada Sample', email: 'ada@larkwood.example' } as const satisfies Person;

/** An invoked form is complete, with these values. */
export function completed(actorId: string, values: Readonly<Record<string, string>>): never {
  return { type: `xstate.done.actor.${actorId}`, output: { values }, actorId } as never;
}

/** Types a text into every field that has a spot. */
export async function fillIn<Field extends string>(
  someone: Someone,
  spots: Readonly<Record<Field, Spot>>,
  values: Readonly<Record<Field, string>>,
): Promise<void> {
  for (const field of Object.keys(spots) as Field[]) {
    await someone.type(spots[field], values[field]);
  }
}
