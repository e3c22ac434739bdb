import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { sampleContent } from '#content/whole-content';
import { lookupOf } from '#machines/samples';

import { homeMachine } from './home.machine';

const faqs = ['faq0', 'faq1', 'faq2', 'faq3', 'faq4'] as const;

function openHome() {
  return createActor(homeMachine, { input: { lookup: lookupOf(sampleContent().index()) } }).start();
}

test.each(faqs)('%s opens and closes without the others', (opened) => {
  const home = openHome();
  const expanded = () => faqs.filter((id) => home.getSnapshot().children[id]?.getSnapshot().hasTag('expanded'));
  expect(expanded()).toEqual([]);
  home.getSnapshot().children[opened]?.send({ type: 'question.toggled' });
  expect(expanded()).toEqual([opened]);
  home.getSnapshot().children[opened]?.send({ type: 'question.toggled' });
  expect(expanded()).toEqual([]);
});

test('its search box offers products', () => {
  const home = openHome();
  home.getSnapshot().children.search?.send({ type: 'words.typed', q: 'sofa' });
  expect(home.getSnapshot().children.search?.getSnapshot().hasTag('open')).toBe(true);
});
