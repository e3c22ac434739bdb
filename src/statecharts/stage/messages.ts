import type { ReportChange } from '#kit/session/report-change';
import type { Session } from '#kit/session/session';

/** Names the messages of the stage among others of the same window. */
export const STAGE = 'larkwood stage';

/** Another session is begun, or the one that is shown is wound back or forward. */
export type ShowReason = 'begin' | 'wind';

/** What of the last command a drawn session answers. */
export type Drawn = Pick<StageCommand & { readonly kind: 'show' }, 'why' | 'begins'>;

/** What the statecharts ask of a shop they show. */
export type StageCommand =
  /** Open the shop again, let a session happen to it, and stop at a moment of it in ms. */
  | {
      readonly kind: 'show';
      readonly why: ShowReason;
      /** How many sessions were begun with this one: the shop may still draw an earlier one. */
      readonly begins: number;
      readonly session: Session;
      readonly until: number;
      /** What of the page is brought to the middle, as a CSS selector. */
      readonly part?: string | undefined;
    }
  | { readonly kind: 'send'; readonly to: string; readonly event: { readonly type: string } }
  /** Offer events for this actor from now on. */
  | { readonly kind: 'watch'; readonly address: string }
  | { readonly kind: 'advance'; readonly to: number }
  | { readonly kind: 'run'; readonly isRunning: boolean };

/** What a shop says to the statecharts that show it. */
export type StageAnswer =
  /** It can be asked now. */
  | { readonly kind: 'ready' }
  /** Something has happened in it; `shown` when another session has been drawn. */
  | { readonly kind: 'report'; readonly report: ReportChange; readonly shown: Drawn | undefined }
  /** A command could not be followed. */
  | { readonly kind: 'failed'; readonly reason: string };

export interface StageMessage<Body> {
  readonly channel: typeof STAGE;
  readonly body: Body;
}

/** The body of a message of the stage that comes from this origin; undefined for any other message. */
export function bodyOf<Body>({ origin, data }: MessageEvent<unknown>): Body | undefined {
  const isOurs =
    origin === window.location.origin &&
    typeof data === 'object' &&
    data !== null &&
    'channel' in data &&
    data.channel === STAGE;
  return isOurs ? (data as StageMessage<Body>).body : undefined;
}
