import { useActorRef, useSelector } from '@xstate/react';
import { fromCallback } from 'xstate';

import type { PaletteEvent } from './palette.machine';
import { paletteMachine } from './palette.machine';
import { isShortcut } from './shortcut';

const palette = paletteMachine.provide({
  actors: {
    shortcut: fromCallback(({ sendBack }) => {
      const pressed = (event: KeyboardEvent) => {
        if (isShortcut(event)) {
          event.preventDefault();
          sendBack({ type: 'palette.toggled' } satisfies PaletteEvent);
        }
      };
      document.addEventListener('keydown', pressed);
      return () => document.removeEventListener('keydown', pressed);
    }),
  },
});

/** The search over all machines, opened by its button or by Ctrl or Cmd with K. */
export function usePalette() {
  const actor = useActorRef(palette);
  const { query, marked, wasOpened } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  return { isOpen, wasOpened, query, marked, send: actor.send };
}
