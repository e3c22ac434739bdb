import { RouterProvider } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { EventObject } from 'xstate';

import type { ActorReport } from '#kit/session/report';
import { loadPhoneNumbers } from '#routes/-shared/phone';
import * as from from '#ui/theme/from';

import { holdInView } from './hold-in-view';
import type { StageAnswer, StageCommand } from './messages';
import { stageMachine } from './stage.machine';
import type { DrawnPage } from './stage-page';
import { openPage } from './stage-page';
import type { Asked, StageEvent, StagePage } from './stage-setup';

/** What moves a hand or a key; until then a picture stays as it was asked for. */
const TOUCHES = ['pointermove', 'pointerdown', 'wheel', 'click', 'keydown', 'input'] as const;

/** Shows a shop in this document, in its own world and on its own clock, and does with it what it is told. */
export function createStage(answer: (message: StageAnswer) => void): (command: StageCommand) => void {
  const root = createRoot(document);
  let shows = 0;
  const stage = createActor(
    stageMachine.provide({
      actors: {
        load: fromPromise<StagePage, Asked | undefined>(async ({ input, signal }) => {
          if (!input) {
            throw new Error('Nobody has said what to show.');
          }
          // A number would be written otherwise once its rules have come, and a visit end otherwise than before.
          await loadPhoneNumbers();
          const page = openPage(input.session, input.until, () => stage.send({ type: 'shop.changed' }));
          signal.addEventListener('abort', page.leave);
          await page.router.load();
          signal.removeEventListener('abort', page.leave);
          return page;
        }),
        touches,
        width,
        frames,
        nextFrame,
        holdInView: fromCallback<EventObject, string | undefined>(({ input }) =>
          input === undefined ? undefined : holdInView(input),
        ),
      },
      actions: {
        // With all it needs loaded, the page and what it does on being drawn are done when this returns.
        draw: (_, { page, last }) => {
          shows += 1;
          const { router } = page as DrawnPage;
          flushSync(() => root.render(<RouterProvider key={shows} router={router} />));
          (last as DrawnPage | undefined)?.leave();
        },
        sendEvent: (_, { page, to, event }) => {
          if (page?.send(to, event) !== true) {
            answer({ kind: 'failed', reason: `"${to}" does not run at this moment.` });
          }
        },
        report: ({ context: { page, watched, asked }, self }, { isNew }) => {
          if (page) {
            const { actors, report } = page as DrawnPage;
            nameStates(actors());
            const isRunning = self.getSnapshot().matches({ time: 'running' });
            answer({
              kind: 'report',
              shown: isNew ? asked && { why: asked.why, begins: asked.begins } : undefined,
              report: report(watched, isRunning),
            });
          }
        },
        fail: (_, { reason }) => answer({ kind: 'failed', reason }),
      },
    }),
  );
  stage.start();
  return (command) => stage.send(eventOf(command));
}

function eventOf(command: StageCommand): StageEvent {
  switch (command.kind) {
    case 'show':
      return { ...command, type: 'session.asked' };
    case 'send':
      return { ...command, type: 'event.sent' };
    case 'watch':
      return { ...command, type: 'actor.watched' };
    case 'advance':
      return { ...command, type: 'time.advanced' };
    case 'run':
      return { type: command.isRunning ? 'time.started' : 'time.stopped' };
  }
}

const touches = fromCallback(({ sendBack }) => {
  const touched = () => sendBack({ type: 'page.touched' } satisfies StageEvent);
  TOUCHES.forEach((touch) => window.addEventListener(touch, touched, { capture: true, passive: true }));
  return () => TOUCHES.forEach((touch) => window.removeEventListener(touch, touched, { capture: true }));
});

const width = fromCallback(({ sendBack }) => {
  const query = window.matchMedia(from.desktop);
  const changed = ({ matches }: MediaQueryListEvent) =>
    sendBack({ type: 'width.changed', isDesk: matches } satisfies StageEvent);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
});

/** The first frame only says from when on time passes. */
const frames = fromCallback(({ sendBack }) => {
  let id = requestAnimationFrame(tick());
  return () => cancelAnimationFrame(id);

  function tick(last?: number): (frame: number) => void {
    return (frame) => {
      id = requestAnimationFrame(tick(frame));
      if (last !== undefined) {
        sendBack({ type: 'frame.passed', ms: frame - last } satisfies StageEvent);
      }
    };
  }
});

const nextFrame = fromCallback(({ sendBack }) => {
  const id = requestAnimationFrame(() => sendBack({ type: 'frame.come' } satisfies StageEvent));
  return () => cancelAnimationFrame(id);
});

/** The document says which states the shop is in, or has ended in, so that a test in a browser can wait for one. */
function nameStates(actors: readonly ActorReport[]): void {
  const states = actors.flatMap(({ status, states }) => (status === 'active' || status === 'done' ? states : []));
  document.documentElement.dataset['states'] = [...new Set(states)].join(' ');
}
