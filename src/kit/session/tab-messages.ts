import * as v from 'valibot';

import type { StateValue } from 'xstate';

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

const text = v.string();
const number = v.number();
const texts = v.array(text);
const event = v.looseObject({ type: text });
const values = v.record(text, v.unknown());

const stateValue: v.GenericSchema<unknown, StateValue> = v.union([
  text,
  v.record(
    text,
    v.lazy(() => stateValue),
  ),
]);

/** A list as it has changed. */
const listOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.object({ skipped: number, kept: number, added: v.array(item) });

const report = v.object({
  number,
  now: number,
  path: text,
  isRunning: v.boolean(),
  actors: v.array(
    v.object({
      address: text,
      machine: text,
      status: v.picklist(['active', 'done', 'error', 'stopped']),
      value: stateValue,
      states: texts,
      context: values,
    }),
  ),
  timers: v.array(v.object({ actor: text, event: text, left: number, delay: number })),
  offers: v.array(v.object({ name: text, event, refusal: v.optional(text) })),
  log: listOf(
    v.object({
      id: number,
      at: number,
      from: v.optional(text),
      to: text,
      event,
      taken: v.array(v.object({ id: text, guard: v.optional(text), actions: texts, isMove: v.boolean() })),
      refusal: v.optional(text),
      entry: v.optional(number),
      place: number,
    }),
  ),
  session: v.object({
    v: v.literal(2),
    world: v.object({ seed: number, now: number, stored: values }),
    path: text,
    events: listOf(v.object({ at: number, to: text, event })),
  }),
});

const command = v.variant('kind', [
  v.object({ kind: v.literal('call') }),
  v.object({ kind: v.literal('begin'), tab: text }),
  v.object({ kind: v.literal('end'), tab: text }),
  v.object({ kind: v.literal('watch'), tab: text, address: text }),
  v.object({ kind: v.literal('send'), tab: text, to: text, event }),
]);

const answer = v.variant('kind', [
  v.object({ kind: v.literal('here'), tab: text, place: text, path: text }),
  v.object({ kind: v.literal('report'), tab: text, report }),
  v.object({ kind: v.literal('gone'), tab: text }),
]);

/** Whether a message of the channel is a command: every page of the origin may write there. */
export function isCommand(message: unknown): message is TabCommand {
  return v.is(command, message);
}

/** Whether a message of the channel is an answer: every page of the origin may write there. */
export function isAnswer(message: unknown): message is TabAnswer {
  return v.is(answer, message);
}
