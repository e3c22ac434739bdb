import { createActor, setup } from 'xstate';
import { expect, test } from 'vitest';

import type { Order } from '#domain/order';
import { draftsMachine } from '#machines/drafts/drafts.machine';
import { sampleNow, sampleOrder } from '#machines/samples';
import { cellsOf, startedActor } from '#tests/support/cells';
import { spyOnMessages, done } from '#tests/support/message-spy';

import type { TrackOrderEvent } from './track-order.machine';
import { trackOrderMachine } from './track-order.machine';

const placed: Order = { ...sampleOrder, orderid: 'LW-10002', email: 'Ben@larkwood.example' };
const input = { sampleOrder, orders: () => [placed, sampleOrder] };
const sampleChosen: TrackOrderEvent = { type: 'sample.chosen' };
const routeChanged: TrackOrderEvent = { type: 'route.changed' };
const submitted = (orderid: string, email: string) => done('form', { values: { orderid, email } });
const hit = submitted('LW-10002', 'ben@larkwood.example');
const miss = submitted('LW-10002', 'ada@larkwood.example');

function formOf(actor: ReturnType<typeof startedActor>) {
  return actor.getSnapshot().children.form.getSnapshot().context;
}

test('every event before, after a miss and after a hit', () => {
  expect(
    cellsOf({
      machine: trackOrderMachine,
      input,
      pathTo: { fresh: [], missed: [miss], found: [hit], back: [hit, routeChanged] },
      events: { hit, miss, sampleChosen, routeChanged },
    }),
  ).toEqual({
    fresh: { hit: 'found', miss: 'asking.missed', sampleChosen: 'asking.fresh', routeChanged: '·' },
    missed: { hit: 'found', miss: 'asking.missed', sampleChosen: 'asking.fresh', routeChanged: '·' },
    found: { hit: '·', miss: '·', sampleChosen: 'asking.fresh', routeChanged: 'asking.fresh' },
    back: { hit: 'found', miss: 'asking.missed', sampleChosen: 'asking.fresh', routeChanged: '·' },
  });
});

test.each([
  { orderid: 'LW-10002', email: 'ben@larkwood.example', opens: 'LW-10002' },
  { orderid: ' #lw-10002 ', email: ' BEN@larkwood.example', opens: 'LW-10002' },
  { orderid: 'lw-10001', email: 'ada@larkwood.example', opens: 'LW-10001' },
])('"$orderid" and "$email" open the tracking page of $opens', ({ orderid, email, opens }) => {
  const { actor, received } = spyOnMessages(trackOrderMachine, input, ['shop']);
  actor.send(submitted(orderid, email));
  expect(received).toEqual([['shop', { type: 'page.requested', to: { trackedOrder: opens } }]]);
});

test.each([
  { what: 'another email', orderid: 'LW-10001', email: 'ben@larkwood.example' },
  { what: 'an unknown id', orderid: 'LW-9', email: 'ada@larkwood.example' },
])('$what finds nothing; the entries stay and each miss counts', ({ orderid, email }) => {
  const actor = startedActor(trackOrderMachine, input);
  actor.send(submitted(orderid, email));
  actor.send(submitted(orderid, email));
  expect(formOf(actor).values).toEqual({ orderid, email });
  expect(actor.getSnapshot().hasTag('missed')).toBe(true);
  expect(actor.getSnapshot().context.misses).toBe(2);
});

test('entries that find nothing stay the draft, for a reload', () => {
  const root = setup({ actors: { drafts: draftsMachine, trackOrder: trackOrderMachine } }).createMachine({
    invoke: [
      { systemId: 'drafts', src: 'drafts', input: { now: sampleNow } },
      { systemId: 'trackOrder', src: 'trackOrder', input },
    ],
  });
  const { system } = createActor(root).start();
  const typed = { orderid: 'LW-10002', email: 'ada@larkwood.example' };
  const { form } = system.get('trackOrder').getSnapshot().children;
  Object.entries(typed).forEach(([field, value]) => form.send({ type: 'field.changed', field, value }));
  form.send({ type: 'form.submitted' });
  expect(system.get('trackOrder').getSnapshot().hasTag('missed')).toBe(true);
  expect(system.get('drafts').getSnapshot().context.drafts).toEqual({ 'track-order': typed });
});

test('the sample order fills in both fields', () => {
  const actor = startedActor(trackOrderMachine, input);
  actor.send(miss);
  actor.send(sampleChosen);
  expect(formOf(actor).values).toEqual({ orderid: 'LW-10001', email: 'ada@larkwood.example' });
  expect(actor.getSnapshot().hasTag('missed')).toBe(false);
});

test('coming back from the tracking page the form is ready, with what was typed', () => {
  const actor = startedActor(trackOrderMachine, input);
  actor.send(hit);
  actor.send(routeChanged);
  expect(formOf(actor).values).toEqual({ orderid: 'LW-10002', email: 'ben@larkwood.example' });
});

test('the email may be left out where the order has none, and only there', () => {
  const { actor, received } = spyOnMessages(
    trackOrderMachine,
    { sampleOrder, orders: () => [{ ...placed, email: '' }, sampleOrder] },
    ['shop'],
  );
  const ask = (orderid: string) => {
    const { form } = actor.getSnapshot().children;
    form?.send({ type: 'field.changed', field: 'orderid', value: orderid });
    form?.send({ type: 'form.submitted' });
  };
  ask(sampleOrder.orderid);
  expect(formOf(actor).problems).toEqual({ email: 'Enter the billing email, or check the order ID.' });
  ask('LW-10002');
  expect(received).toEqual([['shop', { type: 'page.requested', to: { trackedOrder: 'LW-10002' } }]]);
});

test('an empty form says what is missing', () => {
  const actor = startedActor(trackOrderMachine, input);
  actor.getSnapshot().children.form.send({ type: 'form.submitted' });
  expect(formOf(actor).problems).toEqual({
    orderid: 'Enter an order ID.',
    email: 'Enter the billing email, or check the order ID.',
  });
});
