/** A text with one defect. */
export interface CodeMutant {
  /** Where it is, from 1. */
  readonly line: number;
  /** Such as `< → <=`. */
  readonly what: string;
  readonly code: string;
}

export function codeMutants(code: string): readonly CodeMutant[];

export function endingLoops(code: string, mostTurns?: number): string;
