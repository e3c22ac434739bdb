import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { STAGE_PATH } from '../address';
import { STAGE } from '../stage/messages';
import { useStage } from './use-stage';

test.each([{ kind: 'offered' }, {}, 42])('a stage of another build that says %j is not heard, and goes on', (body) => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { result } = renderHook(() => useStage(undefined));
  result.current.frameRef.current = frame;
  const say = (said: unknown) =>
    act(() => {
      const message = {
        source: frame.contentWindow,
        origin: window.location.origin,
        data: { channel: STAGE, body: said },
      };
      window.dispatchEvent(new MessageEvent('message', message));
    });
  say({ kind: 'ready' });
  say(body);
  say({ kind: 'failed', reason: 'It has gone.' });
  expect(result.current.failure).toBe('It has gone.');
  frame.remove();
});

test('a frame that did not load is asked for again when the network is back', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHook(() => useStage(undefined));
  const frame = document.createElement('iframe');
  result.current.frameRef.current = frame;
  act(() => void window.dispatchEvent(new Event('online')));
  expect([result.current.isLate, frame.getAttribute('src')]).toEqual([false, null]);
  act(() => void vi.advanceTimersByTime(8_000));
  act(() => void window.dispatchEvent(new Event('online')));
  expect([result.current.isLate, frame.getAttribute('src')]).toEqual([true, STAGE_PATH]);
});
