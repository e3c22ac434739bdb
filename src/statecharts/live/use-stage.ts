import { useActorRef, useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';

import type { Report } from '#kit/session/report';
import type { Session } from '#kit/session/session';
import type { TimelinePoint } from '#kit/session/timeline';

import { STAGE_PATH } from '../address';
import type { StageAnswer, StageCommand, StageMessage } from '../stage/messages';
import { bodyOf, STAGE } from '../stage/messages';
import type { StageFrameEvent } from './stage-frame.machine';
import { stageFrameMachine } from './stage-frame.machine';

export interface Stage {
  readonly frameRef: RefObject<HTMLIFrameElement | null>;
  /** The latest of the shop on the stage; undefined until it is drawn. */
  readonly report: Report | undefined;
  /** All that has happened, also what lies ahead after a step back. */
  readonly timeline: Session | undefined;
  /** Grows whenever another session has been drawn. */
  readonly drawings: number;
  /** Whether the report is of the session that was asked for last, and not still of the one before. */
  readonly isBegun: boolean;
  /** Why the last command was not followed. */
  readonly failure: string | undefined;
  /** Whether the frame has been waited for in vain. */
  readonly isLate: boolean;
  readonly retry: () => void;
  readonly tell: (command: StageCommand) => void;
  /** Has events offered for an actor. */
  readonly watch: (address: string) => void;
  /** Goes to a point on the timeline. */
  readonly wind: (point: TimelinePoint) => void;
}

/** The shop in a frame: shows a session as soon as there is another one, and hears what happens in it. */
export function useStage(begin: TimelinePoint | undefined): Stage {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const actor = useActorRef(stageFrameMachine);
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const answer = event.source === frameRef.current?.contentWindow ? bodyOf<StageAnswer>(event) : undefined;
      const told = answer && eventOf(answer);
      return told && actor.send(told);
    };
    const retry = () => actor.send({ type: 'stage.retried' });
    window.addEventListener('message', hear);
    window.addEventListener('online', retry);
    const wanted = actor.on('frame.wanted', () => frameRef.current?.setAttribute('src', STAGE_PATH));
    const { unsubscribe } = actor.on('shop.told', ({ command: body }) => {
      if (body) {
        const message: StageMessage<StageCommand> = { channel: STAGE, body };
        frameRef.current?.contentWindow?.postMessage(message, window.location.origin);
      }
    });
    return () => {
      unsubscribe();
      wanted.unsubscribe();
      window.removeEventListener('online', retry);
      window.removeEventListener('message', hear);
    };
  }, [actor]);
  useEffect(() => actor.send({ type: 'point.asked', point: begin }), [actor, begin]);
  const { latest, timeline, failure, drawings, ...heard } = useSelector(actor, ({ context }) => context);
  const isLate = useSelector(actor, (snapshot) => snapshot.matches({ loading: 'late' }));
  const report = latest?.report;
  const isBegun = heard.begin === begin && heard.begun === heard.begins;
  const commands = useMemo(
    () => ({
      retry: () => actor.send({ type: 'stage.retried' }),
      tell: (command: StageCommand) => actor.send({ type: 'command.given', command }),
      watch: (address: string) => actor.send({ type: 'actor.watched', address }),
      wind: (point: TimelinePoint) => actor.send({ type: 'point.wound', point }),
    }),
    [actor],
  );
  return useMemo(
    () => ({ frameRef, report, timeline, failure, drawings, isBegun, isLate, ...commands }),
    [report, timeline, failure, drawings, isBegun, isLate, commands],
  );
}

/** Undefined for what a stage of a later build may say more. */
function eventOf(answer: StageAnswer): StageFrameEvent | undefined {
  switch (answer.kind) {
    case 'ready':
      return { type: 'stage.ready' };
    case 'report':
      return { type: 'stage.reported', report: answer.report, shown: answer.shown };
    case 'failed':
      return { type: 'stage.failed', reason: answer.reason };
    default:
      return undefined;
  }
}
