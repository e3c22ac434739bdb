import { expect, test } from 'vitest';

import { createShop } from '#shop';
import { memoryWorld } from '#tests/support/memory-world';

import { statesOf } from '../session/states';
import { createMask } from '../session/mask';
import { replay } from '../session/replay';
import { createAgent } from './agent';
import type { TabAnswer } from './tab-messages';

function tab() {
  const shop = createShop(memoryWorld());
  shop.start();
  shop.enterWorld();
  const answers: TabAnswer[] = [];
  const agent = createAgent(
    shop,
    () => '/',
    (answer) => answers.push(answer),
  );
  agent.follow({ kind: 'call' });
  const [id = ''] = answers.map((answer) => answer.tab);
  const reports = () => answers.flatMap((answer) => (answer.kind === 'report' ? [answer.report] : []));
  return { shop, agent, answers, id, reports };
}

test('an open tab answers when it is called, and tells nothing before it is watched', () => {
  const { shop, answers, id } = tab();
  shop.member('menu').send({ type: 'drawer.opened' });
  expect(answers).toEqual([{ kind: 'here', tab: id, path: '/' }]);
});

test('a watched tab tells what happens in it, and does what it is told', async () => {
  const { shop, agent, id, reports } = tab();
  agent.follow({ kind: 'begin', tab: id });
  agent.follow({ kind: 'watch', tab: id, address: 'menu' });
  agent.follow({ kind: 'send', tab: id, to: 'menu', event: { type: 'drawer.opened' } });
  agent.follow({ kind: 'send', tab: 'another', to: 'menu', event: { type: 'drawer.closed' } });
  await Promise.resolve();
  const last = reports().at(-1);
  expect(shop.member('menu').getSnapshot().value).toBe('open');
  expect(last?.actors.find(({ address }) => address === 'menu')).toMatchObject({ value: 'open', machine: 'drawer' });
  expect(last?.log.map(({ to, event, from }) => [from, to, event.type])).toEqual([
    [undefined, 'menu', 'drawer.opened'],
    ['pageLock', 'scrollLock', 'lock.acquired'],
  ]);
  expect(last?.offers.find(({ event }) => event.type === 'drawer.opened')?.refusal).toBe(
    'Unhandled: no state it is in hears "drawer.opened".',
  );
});

test('what happened in a tab since it was watched can be lived again', async () => {
  const { shop, agent, id, reports } = tab();
  shop.member('cart').send({ type: 'cart.cleared' });
  agent.follow({ kind: 'begin', tab: id });
  shop.member('cart').send({ type: 'line.added', productId: 42, qty: 1 });
  await Promise.resolve();
  const session = reports().at(-1)?.session;
  const states = session && statesOf(replay(session).shop, createMask());
  expect(states?.['cart']?.context).toEqual(statesOf(shop, createMask())['cart']?.context);
});

test('a tab that is left says so, and is silent from then on', () => {
  const { shop, agent, answers, id } = tab();
  agent.follow({ kind: 'begin', tab: id });
  const before = answers.length;
  agent.leave();
  shop.member('menu').send({ type: 'drawer.opened' });
  expect(answers.slice(before)).toEqual([{ kind: 'gone', tab: id }]);
});
