import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { AnyPagePlace } from '#kit/paths/page-place';
import { pageTests, testModelAt } from '#kit/paths/page-tests';
import { createTestModel } from '#kit/paths/test-model';
import { dueEvents } from '#kit/paths/traversal';
import { faqItemMachine } from '#machines/faq-item/faq-item.machine';
import { places as faqItem } from '#machines/faq-item/faq-item.page';
import { toastMachine } from '#machines/toast/toast.machine';
import { places as toasts } from '#machines/toast/toast.page';

import { completeDom, driverInDom } from './dom-driver';

const driver = driverInDom();
const [question, toast] = [faqItem, toasts].map(({ places: [place] }) => place) as [AnyPagePlace, AnyPagePlace];

beforeAll(completeDom);
afterEach(() => driver.leave());

describe('a test model, handed what is said of a page,', () => {
  test.each(createTestModel(faqItemMachine).getShortestPaths())('walks a question: $description', async (path) => {
    await path.test(pageTests(question, driver));
  });

  test.each(testModelAt(toast).getShortestPaths())('walks a toast: $description', async (path) => {
    await path.test(pageTests(toast, driver));
  });

  test('lets the time of a timer pass', async () => {
    const model = testModelAt(toast);
    const there = model.getShortestPaths().find(({ steps }) => steps.some(({ state }) => dueEvents(state).length > 0));
    const at = there?.steps.findIndex(({ state }) => dueEvents(state).length > 0) ?? 0;
    const steps = there?.steps.slice(0, at + 1) ?? [];
    const waiting = steps.at(-1)?.state as AnyMachineSnapshot;
    const [event] = dueEvents(waiting) as [EventObject];
    const state = model.testLogic.transition(waiting, event, {} as never);
    const passed: number[] = [];
    const pass = async (ms: number) => {
      passed.push(ms);
      await driver.pass(ms);
    };
    const path = { state, steps: [...steps, { state, event }], weight: steps.length };
    await model.testPath(path, pageTests(toast, { ...driver, pass }));
    expect(passed).toEqual([5_000]);
  });

  test('fails where the page shows otherwise, and says after which step', async () => {
    const wrong = new Map([...question.expectations, ['expanded', question.expectations.get('collapsed')]]);
    const [path] = createTestModel(faqItemMachine).getShortestPaths();
    const tests = pageTests({ ...question, expectations: wrong as AnyPagePlace['expectations'] }, driver);
    await expect(path?.test(tests)).rejects.toThrow(/expanded[^]*question\.toggled/);
  });

  test('fails at an event that nobody at the page causes', async () => {
    const model = createTestModel(toastMachine, {
      events: () => [{ ...shown(), message: { name: 'Lamp' } }],
    } as object);
    const [path] = model.getShortestPaths();
    await expect(path?.test(pageTests(toast, driver))).rejects.toThrow(
      'Nobody at the cart toast causes {"type":"toast.',
    );
  });
});

function shown() {
  return toast.model.cases.find(({ event }) => event.type === 'toast.shown')?.event;
}
