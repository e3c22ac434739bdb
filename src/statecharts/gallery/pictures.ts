import { stateNodes } from '#kit/charts/transitions';

import type { ChartedMachine } from '../machines';

const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

/** A page in a state, as `npm run states -- --gallery` took it. */
export interface GalleryPicture {
  readonly src: string;
  /** The state within its machine, such as `visible.held`. */
  readonly state: string;
  /** What is said of the state. */
  readonly sentence: string;
}

/** The ids of the states that the gallery has pictures of. */
export const picturedIds: readonly string[] = Object.keys(files).map((file) =>
  file.slice(file.lastIndexOf('/') + 1, -'.webp'.length),
);

/** The picture of a machine; undefined where no page shows it, and for one that was added since they were taken. */
export function pictureIn({ machine }: Pick<ChartedMachine, 'machine'>): GalleryPicture | undefined {
  const node = stateNodes(machine).find(({ id }) => picturedIds.includes(id));
  const src = node && files[`./pictures/${node.id}.webp`];
  return node && src !== undefined ? { src, state: node.path.join('.'), sentence: node.description ?? '' } : undefined;
}
