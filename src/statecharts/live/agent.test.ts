import { expect, test } from 'vitest';

import { memoryWorld } from '#tests/support/memory-world';
import { openedShop } from '#tests/support/opened-shop';

import { statesOfShop } from '../session/system';
import { createMask } from '../session/mask';
import { replay } from '../session/replay';
import type { NumberedReport } from '#kit/session/report-change';
import { reportAfter } from '#kit/session/report-change';
import { createAgent } from './agent';
import type { TabAnswer } from '#kit/session/tab-messages';
import { isAnswer } from '#kit/session/tab-messages';

function tab() {
  const shop = openedShop();
  const answers: TabAnswer[] = [];
  const agent = createAgent(
    shop,
    () => '/',
    (answer) => answers.push(answer),
  );
  agent.follow({ kind: 'call' });
  const [id = ''] = answers.map((answer) => answer.tab);
  const reports = () => {
    let latest: NumberedReport | undefined;
    return answers.flatMap((answer) => {
      latest = answer.kind === 'report' ? reportAfter(latest, answer.report) : latest;
      return answer.kind === 'report' && latest ? [latest.report] : [];
    });
  };
  return { shop, agent, answers, id, reports };
}

test('an open tab answers when it is called, and tells nothing before it is watched', () => {
  const { shop, answers, id } = tab();
  shop.member('menu').send({ type: 'drawer.opened' });
  expect(answers).toEqual([{ kind: 'here', tab: id, place: id, path: '/' }]);
});

test('a watched tab tells what happens in it, and does what it is told', async () => {
  const { shop, agent, answers, id, reports } = tab();
  agent.follow({ kind: 'begin', tab: id });
  agent.follow({ kind: 'watch', tab: id, address: 'menu' });
  agent.follow({ kind: 'send', tab: id, to: 'menu', event: { type: 'drawer.opened' } });
  agent.follow({ kind: 'send', tab: 'another', to: 'menu', event: { type: 'drawer.closed' } });
  await Promise.resolve();
  expect(answers.map((said) => structuredClone(said)).filter((said) => !isAnswer(said))).toEqual([]);
  const last = reports().at(-1);
  expect(shop.member('menu').getSnapshot().value).toBe('open');
  expect(last?.actors.find(({ address }) => address === 'menu')).toMatchObject({ value: 'open', machine: 'drawer' });
  expect(last?.log.map(({ to, event, from }) => [from, to, event.type])).toEqual([
    [undefined, 'menu', 'drawer.opened'],
    ['pageLock', 'scrollLock', 'lock.acquired'],
  ]);
  expect(last?.offers.find(({ event }) => event.type === 'drawer.opened')?.refusal).toBe(
    'Unhandled: no active state reacts to "drawer.opened".',
  );
});

test('what happened in a tab since it was watched can be lived again', async () => {
  const { shop, agent, id, reports } = tab();
  shop.member('cart').send({ type: 'cart.cleared' });
  agent.follow({ kind: 'begin', tab: id });
  shop.member('cart').send({ type: 'line.added', productId: 42, qty: 1 });
  await Promise.resolve();
  const session = reports().at(-1)?.session;
  const states = session && statesOfShop(replay(session).shop, createMask());
  expect(states?.['cart']?.context).toEqual(statesOfShop(shop, createMask())['cart']?.context);
});

test('a tab that is left says so, and is silent from then on', () => {
  const { shop, agent, answers, id } = tab();
  agent.follow({ kind: 'begin', tab: id });
  const before = answers.length;
  agent.leave();
  shop.member('menu').send({ type: 'drawer.opened' });
  expect(answers.slice(before)).toEqual([{ kind: 'gone', tab: id }]);
});

test('a tab says where it is when it shows another page, and is known again after a reload', async () => {
  const world = memoryWorld();
  const load = (path: () => string) => {
    const shop = openedShop(world);
    const answers: TabAnswer[] = [];
    const agent = createAgent(shop, path, (answer) => answers.push(answer));
    agent.follow({ kind: 'call' });
    return {
      shop,
      agent,
      answers,
      places: () => answers.map((said) => (said.kind === 'here' ? [said.place, said.path] : said.kind)),
    };
  };
  let open = '/';
  const first = load(() => open);
  const [place] = first.places()[0] ?? [];
  open = '/Cart';
  first.shop.routeChanged({ path: '/Cart' });
  await Promise.resolve();
  expect(first.places()).toEqual([
    [place, '/'],
    [place, '/Cart'],
  ]);
  first.agent.leave();
  expect(load(() => '/Blog').places()).toEqual([[place, '/Blog']]);
});
