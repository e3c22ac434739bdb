import type { RefObject } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { Report } from '../session/report';
import type { Session } from '../session/session';
import type { StageAnswer, StageCommand, StageMessage } from '../stage/messages';
import { bodyOf, STAGE } from '../stage/messages';
import type { Place } from './tape';
import { tapeAfter } from './tape';

export interface Stage {
  readonly frameRef: RefObject<HTMLIFrameElement | null>;
  /** The latest of the shop on the stage; undefined until it is drawn. */
  readonly report: Report | undefined;
  /** All that has happened, also what lies ahead after a step back. */
  readonly tape: Session | undefined;
  /** Grows whenever another session has been drawn. */
  readonly drawings: number;
  /** Why the last command was not followed. */
  readonly failure: string | undefined;
  readonly tell: (command: StageCommand) => void;
  /** Goes to a place on the tape. */
  readonly wind: (place: Place) => void;
}

interface Seen {
  readonly isReady: boolean;
  readonly report: Report | undefined;
  readonly tape: Session | undefined;
  readonly failure: string | undefined;
  readonly drawings: number;
}

const nothing: Seen = { isReady: false, drawings: 0, report: undefined, tape: undefined, failure: undefined };

/** The shop in a frame: shows a session as soon as there is another one, and hears what happens in it. */
export function useStage(begin: Place | undefined, watched: string | undefined): Stage {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [seen, setSeen] = useState(nothing);
  const { isReady, report, tape, failure, drawings } = seen;

  const tell = useCallback((body: StageCommand) => {
    const message: StageMessage<StageCommand> = { channel: STAGE, body };
    frameRef.current?.contentWindow?.postMessage(message, window.location.origin);
  }, []);
  const wind = useCallback(({ session, until }: Place) => tell({ kind: 'show', why: 'wind', session, until }), [tell]);

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const answer = event.source === frameRef.current?.contentWindow ? bodyOf<StageAnswer>(event) : undefined;
      if (answer) {
        setSeen((before) => after(before, answer));
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (isReady && begin) {
      tell({ kind: 'show', why: 'begin', ...begin });
    }
  }, [isReady, begin, tell]);
  useEffect(() => {
    if (isReady && watched !== undefined) {
      tell({ kind: 'watch', address: watched });
    }
  }, [isReady, watched, tell]);

  return useMemo(
    () => ({ frameRef, report, tape, failure, drawings, tell, wind }),
    [report, tape, failure, drawings, tell, wind],
  );
}

function after(before: Seen, answer: StageAnswer): Seen {
  switch (answer.kind) {
    case 'ready':
      return { ...nothing, isReady: true };
    case 'failed':
      return { ...before, failure: answer.reason };
    case 'report':
      return {
        ...before,
        failure: undefined,
        drawings: before.drawings + (answer.shown === undefined ? 0 : 1),
        report: answer.report,
        tape: answer.shown === 'begin' ? answer.report.session : tapeAfter(before.tape, answer.report.session),
      };
  }
}
