/** Two states of one machine that look alike, and why that is no fault. */
export interface SamePicture {
  /** Ids of the states. */
  readonly states: readonly [one: string, other: string];
  readonly reason: string;
}

/** All of them. A test and `npm run states` ask for every other pair to differ, and for each of these to be needed. */
export const samePictures: readonly SamePicture[] = [
  {
    states: ['toast.visible.passing', 'toast.visible.held'],
    reason: 'A pointer that rests on the message stops its time, and nothing else.',
  },
  {
    states: ['notice.visible.passing', 'notice.visible.held'],
    reason: 'A pointer that rests on the notice stops its time, and nothing else.',
  },
];
