import type { Person } from '#machines/messages';

import type { Sight, Someone, Spot } from './someone';

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

/** Goes elsewhere by a link, and Back: each page is seen before the next step. */
export async function goThereAndBack(
  someone: Someone,
  { by, there, back }: Readonly<Record<'there' | 'back', Sight>> & { readonly by: Spot },
): Promise<void> {
  await someone.click(by);
  await someone.see(there);
  await someone.goBack();
  await someone.see(back);
}
