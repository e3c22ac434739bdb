import { assign, setup } from 'xstate';

import { movedBy, WHOLE, zoomedBy } from '#domain/zoom';
import type { Point, Zoom, ZoomStep } from '#domain/zoom';

export interface ViewerInput {
  /** Number of frames of the 360° view; 0 without one. */
  readonly frames: number;
}

export type ViewerEvent =
  | ({ type: 'zoom.changed' } & ZoomStep)
  | { type: 'zoom.moved'; by: Point }
  | { type: 'zoom.closed' }
  | { type: 'turn.opened' }
  | { type: 'turn.closed' }
  | { type: 'frame.loaded' }
  | { type: 'frame.failed' }
  | { type: 'frame.turned'; by: number }
  | { type: 'picture.changed' };

interface ViewerContext extends ViewerInput {
  readonly zoom: Zoom;
  /** Index of the shown frame; 0 is the front. */
  readonly frame: number;
  /** Number of loaded frames. */
  readonly loaded: number;
}

/** The main picture of a product: whole, enlarged, or turning. */
export const viewerMachine = setup({
  types: { input: {} as ViewerInput, context: {} as ViewerContext, events: {} as ViewerEvent },
  guards: {
    isEnlarged: ({ context }, step: ZoomStep) => zoomedBy(context.zoom, step).scale > WHOLE.scale,
    isTurnable: ({ context }) => context.frames > 0,
    isLastFrame: ({ context }) => context.loaded + 1 >= context.frames,
  },
  actions: {
    enlarge: assign({ zoom: ({ context }, step: ZoomStep) => zoomedBy(context.zoom, step) }),
    move: assign({ zoom: ({ context }, { by }: { by: Point }) => movedBy(context.zoom, by) }),
    showWhole: assign({ zoom: WHOLE, frame: 0 }),
    faceFront: assign({ frame: 0, loaded: 0 }),
    countFrame: assign({ loaded: ({ context }) => context.loaded + 1 }),
    turn: assign({
      frame: ({ context }, { by }: { by: number }) =>
        (((context.frame + by) % context.frames) + context.frames) % context.frames,
    }),
  },
}).createMachine({
  id: 'viewer',
  description: 'How the main picture of a product is looked at.',
  context: ({ input }) => ({ ...input, zoom: WHOLE, frame: 0, loaded: 0 }),
  initial: 'whole',
  on: {
    'picture.changed': { target: '.whole', description: 'Another picture takes its place.' },
  },
  states: {
    whole: {
      description: 'The picture is shown whole.',
      entry: 'showWhole',
      on: {
        'zoom.changed': {
          guard: { type: 'isEnlarged', params: ({ event }) => event },
          target: 'closer',
          actions: { type: 'enlarge', params: ({ event }) => event },
          description: 'The shopper looks closer.',
        },
        'turn.opened': {
          guard: 'isTurnable',
          target: 'fetching',
          description: 'The shopper wants to turn the product.',
        },
      },
    },
    closer: {
      description: 'The picture is up to four times as large as its frame and can be moved about in it.',
      on: {
        'zoom.changed': [
          {
            guard: { type: 'isEnlarged', params: ({ event }) => event },
            actions: { type: 'enlarge', params: ({ event }) => event },
            description: 'The shopper looks closer still, or steps back a little.',
          },
          { target: 'whole', description: 'The shopper steps back as far as it goes.' },
        ],
        'zoom.moved': {
          actions: { type: 'move', params: ({ event }) => event },
          description: 'The shopper moves the picture, never beyond its edge.',
        },
        'zoom.closed': { target: 'whole', description: 'The shopper wants the whole picture again.' },
      },
    },
    fetching: {
      description: 'The picture stays while all sides of the product are loaded.',
      entry: 'faceFront',
      on: {
        'frame.loaded': [
          { guard: 'isLastFrame', target: 'turning', actions: 'countFrame', description: 'The last side is loaded.' },
          { actions: 'countFrame', description: 'One more side is loaded.' },
        ],
        'frame.failed': { target: 'failed', description: 'A side could not be loaded.' },
        'turn.closed': { target: 'whole', description: 'The shopper changes their mind.' },
      },
    },
    turning: {
      description: 'The product can be turned by drag and by arrow keys.',
      on: {
        'frame.turned': {
          actions: { type: 'turn', params: ({ event }) => event },
          description: 'The shopper turns the product.',
        },
        'turn.closed': { target: 'whole', description: 'The shopper has seen enough.' },
      },
    },
    failed: {
      description: 'The sides could not be loaded; the picture stays and the page says so.',
      on: {
        'turn.opened': { target: 'fetching', description: 'The shopper tries again.' },
        'zoom.changed': {
          guard: { type: 'isEnlarged', params: ({ event }) => event },
          target: 'closer',
          actions: { type: 'enlarge', params: ({ event }) => event },
          description: 'The shopper looks closer.',
        },
      },
    },
  },
});
