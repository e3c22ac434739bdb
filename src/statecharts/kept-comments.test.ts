import { describe, expect, test } from 'vitest';

import { keepComment, readKept, toCommit, withKept } from './kept-comments';

function device(content?: string) {
  const items = new Map(content === undefined ? [] : [['larkwood-comments', content]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

describe('comments that are kept on the device', () => {
  test('are there again after a reload, each of its state', () => {
    const storage = device();
    expect(keepComment(storage, 'toast.hidden', { text: 'Calm ', over: '' })).toBe(true);
    expect(keepComment(storage, 'payment.declined', { text: '', over: 'As stated.' })).toBe(true);
    expect([...readKept(storage)]).toEqual([
      ['toast.hidden', { text: 'Calm ', over: '' }],
      ['payment.declined', { text: '', over: 'As stated.' }],
    ]);
  });

  test('are let go once they are committed as they are, or empty', () => {
    const storage = device();
    keepComment(storage, 'toast.hidden', { text: 'Calm', over: '' });
    keepComment(storage, 'toast.visible', { text: 'Warm', over: '' });
    keepComment(storage, 'toast.hidden', { text: 'Calm\n', over: 'Calm' });
    expect([...readKept(storage).keys()]).toEqual(['toast.visible']);
    keepComment(storage, 'toast.visible', { text: ' ', over: '' });
    expect(readKept(storage).size).toBe(0);
  });

  test.each(['', 'null', '{', '{"v":2,"data":{}}', '{"v":1,"data":{"toast.hidden":"Calm"}}'])(
    'are none where %j is kept',
    (content) => {
      expect(readKept(device(content)).size).toBe(0);
    },
  );

  test('are read without signs that turn a line around', () => {
    const content = '{"v":1,"data":{"toast.hidden":{"text":"\u202ECalm","over":""}}}';
    expect([...readKept(device(content))]).toEqual([['toast.hidden', { text: 'Calm', over: '' }]]);
  });

  test('are not kept, and it is said, where the browser refuses', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(keepComment(full, 'toast.hidden', { text: 'Calm', over: '' })).toBe(false);
    expect(keepComment(undefined, 'toast.hidden', { text: 'Calm', over: '' })).toBe(false);
    expect(readKept(undefined).size).toBe(0);
  });
});

describe('what is committed', () => {
  const committed = new Map([
    ['toast.hidden', 'Calm'],
    ['toast.visible', 'Warm'],
    ['payment.declined', 'As stated.'],
  ]);

  test('stands until something else is written instead of it', () => {
    const written = new Map([
      ['toast.hidden', { text: 'Quiet\n', over: 'Calm' }],
      ['toast.visible.passing', { text: 'Passing', over: '' }],
    ]);
    expect([...withKept(committed, written)]).toEqual([
      ['toast.hidden', 'Quiet'],
      ['toast.visible', 'Warm'],
      ['payment.declined', 'As stated.'],
      ['toast.visible.passing', 'Passing'],
    ]);
  });

  test('takes from the device what was written on the machine, over what is committed now, and without fault', () => {
    const written = new Map([
      ['toast.hidden', { text: 'Quiet\n', over: 'Calm' }],
      ['toast.visible', { text: 'Hot', over: 'Cold' }],
      ['toast.visible.passing', { text: '## Passing', over: '' }],
      ['toast', { text: 'One sentence.', over: '' }],
      ['payment.declined', { text: '', over: 'As stated.' }],
    ]);
    expect([...toCommit('toast', committed, written)]).toEqual([
      ['toast.hidden', 'Quiet'],
      ['toast', 'One sentence.'],
    ]);
    expect([...toCommit('payment', committed, written)]).toEqual([['payment.declined', '']]);
  });
});
