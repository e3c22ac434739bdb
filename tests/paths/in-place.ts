import { inject } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { mutantsOf } from '#kit/paths/mutants/operators';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant that stands in place of a machine while tests run, `toast: drop transition: …`; empty for none. */
    mutant: string;
  }
}

/** The machine of a name, or the mutant of it that the running tests are judged by; `scripts/mutants.mjs` puts it in place. */
export function inPlaceOf(name: string, machine: AnyStateMachine): AnyStateMachine {
  const asked = inject('mutant');
  return asked.startsWith(`${name}: `)
    ? (mutantsOf(machine)
        .find(({ id }) => asked === `${name}: ${id}`)
        ?.build() ?? machine)
    : machine;
}
