import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

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
