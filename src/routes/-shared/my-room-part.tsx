import { lazyPart } from './lazy-part';

/** The fields of the shopper's room; loaded when they are opened. */
export const MyRoom = lazyPart(() => import('./my-room').then(({ MyRoom: part }) => part));
