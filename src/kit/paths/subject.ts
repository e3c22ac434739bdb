import type { MachineCases } from './cases';
import type { MachinePlaces } from './page-place';

/** Items in another order; the same seed gives the same order. */
export type Shuffle = <Item>(items: readonly Item[], seed: number) => readonly Item[];

/** The system whose machines are walked, and all that the tools for paths ask of it. */
export interface Subject {
  readonly machines: readonly MachineCases[];
  /** What each machine shows on its pages. */
  readonly places: readonly MachinePlaces[];
  /** Machines of which every mutant has to be noticed, by name. */
  readonly core: ReadonlySet<string>;
  readonly shuffle: Shuffle;
  /** The file of a machine's recording. */
  readonly recordingFile: (machine: string) => string;
  /** The module from which a written spec imports `pathsAt`. */
  readonly specModule: string;
}
