import { expect, test } from 'vitest';

import { keptMessageWords, messageWords } from './-words';

test('a message is listed with its local date, subject and text', () => {
  const keptAt = new Date(2025, 5, 9, 23, 59).getTime();
  expect(
    keptMessageWords({ id: 3, keptAt, values: { name: 'Ada', subject: 'The lamp', message: 'Does it dim?' } }),
  ).toEqual({
    id: 3,
    subject: 'The lamp',
    message: 'Does it dim?',
    date: '09 Jun 2025',
  });
});

test('a message without a subject says so', () => {
  expect(keptMessageWords({ id: 3, keptAt: 0, values: { subject: ' ' } }).subject).toBe('No subject');
});

test('a message has every field, also one that was never kept', () => {
  expect(messageWords({ name: 'Ada', email: 'ada@larkwood.example' })).toEqual({
    name: 'Ada',
    email: 'ada@larkwood.example',
    phone: '',
    subject: '',
    message: '',
  });
});
