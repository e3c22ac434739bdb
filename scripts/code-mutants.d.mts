/** A text with one defect. */
export interface CodeMutant {
  /** Where it is, from 1. */
  readonly line: number;
  readonly column: number;
  /** Such as `< → <=`. */
  readonly what: string;
  readonly code: string;
  /** Of a number that stands for an element out of range: a text that throws where it is needed. */
  readonly probe: string | undefined;
}

export function codeMutants(code: string): readonly CodeMutant[];

export function endingLoops(code: string, mostTurns?: number, mostSeconds?: number): string;
