import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';

import { MIDDLE, WHOLE } from '#domain/zoom';
import type { Point } from '#domain/zoom';
import { cellsOf } from '#tests/support/cells';
import type { ViewerEvent } from './viewer.machine';
import { viewerMachine } from './viewer.machine';

const zoomedAt = (factor: number, at: Point = MIDDLE): ViewerEvent => ({ type: 'zoom.changed', factor, at });
const zoomed = zoomedAt(2);
const reduced = zoomedAt(0.5);
const moved: ViewerEvent = { type: 'zoom.moved', by: { x: 0.5, y: -0.5 } };
const unzoomed: ViewerEvent = { type: 'zoom.closed' };
const opened: ViewerEvent = { type: 'turn.opened' };
const closed: ViewerEvent = { type: 'turn.closed' };
const loaded: ViewerEvent = { type: 'frame.loaded' };
const failed: ViewerEvent = { type: 'frame.failed' };
const turned = (by: number): ViewerEvent => ({ type: 'frame.turned', by });
const changed: ViewerEvent = { type: 'picture.changed' };

const events = { zoomed, reduced, moved, unzoomed, opened, closed, loaded, failed, turned: turned(1), changed };

test('every state and event', () => {
  expect(
    cellsOf({
      machine: viewerMachine,
      input: { frames: 2 },
      pathTo: {
        whole: [],
        closer: [zoomed],
        closest: [zoomed, zoomed],
        fetching: [opened],
        almost: [opened, loaded],
        turning: [opened, loaded, loaded],
        failed: [opened, failed],
      },
      events,
    }),
  ).toEqual({
    whole: { ...refused(), zoomed: 'closer', opened: 'fetching', changed: 'whole' },
    closer: {
      ...refused(),
      zoomed: 'closer',
      reduced: 'whole',
      moved: 'closer',
      unzoomed: 'whole',
      changed: 'whole',
    },
    closest: {
      ...refused(),
      zoomed: 'closer',
      reduced: 'closer',
      moved: 'closer',
      unzoomed: 'whole',
      changed: 'whole',
    },
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

describe('looking closer', () => {
  const zoomAfter = (...steps: readonly ViewerEvent[]) => {
    const actor = createActor(viewerMachine, { input: { frames: 0 } }).start();
    steps.forEach((step) => actor.send(step));
    return actor.getSnapshot().context.zoom;
  };

  test('enlarges what is under the pointer, four times at most', () => {
    expect(zoomAfter(zoomedAt(2, { x: 0, y: 1 }))).toEqual({ scale: 2, x: 0.25, y: 0.75 });
    expect(zoomAfter(zoomed, zoomed, zoomed)).toEqual({ scale: 4, x: 0.5, y: 0.5 });
  });

  test('moves as far as the edge of the picture', () => {
    expect(zoomAfter(zoomed, zoomed, moved)).toEqual({ scale: 4, x: 0.625, y: 0.375 });
    expect(zoomAfter(zoomed, moved, moved, moved)).toEqual({ scale: 2, x: 0.75, y: 0.25 });
  });

  test.each([unzoomed, changed, reduced])('begins with the whole picture again after $type', (ending) => {
    expect(zoomAfter(zoomed, moved, ending)).toEqual(WHOLE);
    expect(zoomAfter(zoomed, moved, ending, zoomed)).toEqual({ scale: 2, x: 0.5, y: 0.5 });
  });
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
    expect(actor.getSnapshot().context).toEqual({ frames: 1, zoom: WHOLE, frame: 0, loaded: 0 });
  });
});

function refused(): Record<string, string> {
  return Object.fromEntries(Object.keys(events).map((name) => [name, '·']));
}
