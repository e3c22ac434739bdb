import type { RefObject } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { Report } from '#kit/session/report';
import type { NumberedReport } from '#kit/session/report-change';
import { reportAfter } from '#kit/session/report-change';
import type { Session } from '#kit/session/session';
import type { StageAnswer, StageCommand, StageMessage } from '../stage/messages';
import { bodyOf, STAGE } from '../stage/messages';
import type { Place } from '#kit/session/tape';
import { tapeAfter } from '#kit/session/tape';

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
  /** Has events offered for an actor; another function as soon as the stage is ready. */
  readonly watch: (address: string) => void;
  /** Goes to a place on the tape. */
  readonly wind: (place: Place) => void;
}

interface Seen {
  readonly isReady: boolean;
  readonly latest: NumberedReport | undefined;
  readonly tape: Session | undefined;
  readonly failure: string | undefined;
  readonly drawings: number;
}

const nothing: Seen = { isReady: false, drawings: 0, latest: undefined, tape: undefined, failure: undefined };

/** The shop in a frame: shows a session as soon as there is another one, and hears what happens in it. */
export function useStage(begin: Place | undefined): Stage {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [seen, setSeen] = useState(nothing);
  const { isReady, latest, tape, failure, drawings } = seen;
  const report = latest?.report;

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
  const watch = useCallback(
    (address: string) => (isReady ? tell({ kind: 'watch', address }) : undefined),
    [isReady, tell],
  );

  return useMemo(
    () => ({ frameRef, report, tape, failure, drawings, tell, watch, wind }),
    [report, tape, failure, drawings, tell, watch, wind],
  );
}

function after(before: Seen, answer: StageAnswer): Seen {
  switch (answer.kind) {
    case 'ready':
      return { ...nothing, isReady: true };
    case 'failed':
      return { ...before, failure: answer.reason };
    case 'report': {
      const latest = reportAfter(before.latest, answer.report);
      const session = latest?.report.session;
      return {
        ...before,
        failure: undefined,
        drawings: before.drawings + (answer.shown === undefined ? 0 : 1),
        latest,
        tape: session && (answer.shown === 'begin' ? session : tapeAfter(before.tape, session)),
      };
    }
  }
}
