import type { ReportChange } from './report-change';

/** The channel between the statecharts and the open tabs of the shop. */
export const TABS_CHANNEL = 'larkwood statecharts';

/** Says `call` for a moment when the statecharts look for open tabs; `src/browser/entry-client.tsx` listens for it. */
export const AGENT_KEY = 'larkwood-agent';

/** What the statecharts ask of open tabs; without `tab` all of them are asked. */
export type TabCommand =
  | { readonly kind: 'call' }
  | { readonly kind: 'begin'; readonly tab: string }
  | { readonly kind: 'end'; readonly tab: string }
  | { readonly kind: 'watch'; readonly tab: string; readonly address: string }
  | { readonly kind: 'send'; readonly tab: string; readonly to: string; readonly event: { readonly type: string } };

/** What an open tab says. */
export type TabAnswer =
  /** `tab` names what is loaded in it now, `place` the tab itself: a page that is loaded again has the same place. */
  | { readonly kind: 'here'; readonly tab: string; readonly place: string; readonly path: string }
  | { readonly kind: 'report'; readonly tab: string; readonly report: ReportChange }
  | { readonly kind: 'gone'; readonly tab: string };
