import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { cellsOf } from '#tests/support/cells';
import type { ViewerEvent } from './viewer.machine';
import { viewerMachine } from './viewer.machine';

const zoomed: ViewerEvent = { type: 'zoom.opened' };
const unzoomed: ViewerEvent = { type: 'zoom.closed' };
const opened: ViewerEvent = { type: 'turn.opened' };
const closed: ViewerEvent = { type: 'turn.closed' };
const loaded: ViewerEvent = { type: 'frame.loaded' };
const failed: ViewerEvent = { type: 'frame.failed' };
const turned = (by: number): ViewerEvent => ({ type: 'frame.turned', by });
const changed: ViewerEvent = { type: 'picture.changed' };

const events = { zoomed, unzoomed, opened, closed, loaded, failed, turned: turned(1), changed };

test('every state and event', () => {
  expect(
    cellsOf({
      machine: viewerMachine,
      input: { frames: 2 },
      pathTo: {
        whole: [],
        closer: [zoomed],
        fetching: [opened],
        almost: [opened, loaded],
        turning: [opened, loaded, loaded],
        failed: [opened, failed],
      },
      events,
    }),
  ).toEqual({
    whole: { ...refused(), zoomed: 'closer', opened: 'fetching', changed: 'whole' },
    closer: { ...refused(), unzoomed: 'whole', changed: 'whole' },
    fetching: { ...refused(), closed: 'whole', loaded: 'fetching', failed: 'failed', changed: 'whole' },
    almost: { ...refused(), closed: 'whole', loaded: 'turning', failed: 'failed', changed: 'whole' },
    turning: { ...refused(), closed: 'whole', turned: 'turning', changed: 'whole' },
    failed: { ...refused(), zoomed: 'closer', opened: 'fetching', changed: 'whole' },
  });
});

test('a product that was never turned in the studio cannot be turned', () => {
  const table = cellsOf({ machine: viewerMachine, input: { frames: 0 }, pathTo: { whole: [] }, events });
  expect(table).toEqual({ whole: { ...refused(), zoomed: 'closer', changed: 'whole' } });
});

describe('turning', () => {
  test.each([
    { steps: [1, 1], frame: 2 },
    { steps: [-1], frame: 23 },
    { steps: [25], frame: 1 },
    { steps: [-49], frame: 23 },
  ])('by $steps shows frame $frame', ({ steps, frame }) => {
    const actor = createActor(viewerMachine, { input: { frames: 24 } }).start();
    actor.send(opened);
    Array.from({ length: 24 }, () => actor.send(loaded));
    steps.forEach((by) => actor.send(turned(by)));
    expect(actor.getSnapshot().context.frame).toBe(frame);
  });

  test('begins at the front each time', () => {
    const actor = createActor(viewerMachine, { input: { frames: 1 } }).start();
    [opened, loaded, turned(3), closed, opened].forEach((event) => actor.send(event));
    expect(actor.getSnapshot().context).toEqual({ frames: 1, frame: 0, loaded: 0 });
  });
});

function refused(): Record<string, string> {
  return Object.fromEntries(Object.keys(events).map((name) => [name, '·']));
}
