/** A test file and the time it took. */
interface TimedFile {
  readonly file: string;
  readonly seconds: number;
}

/** A failed test, or what failed around tests, and the first line of its error. */
interface Failure {
  readonly name: string;
  readonly error: string;
}

export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly files: readonly TimedFile[];
  readonly failures: readonly Failure[];
  /** What could not be looked at, and why. */
  readonly notWalked?: readonly string[];
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: string;
}

interface StepOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly show?: (text: string) => void;
}

export function runStep(step: Step & StepOptions): Promise<StepResult>;

export function runRows(rows: readonly (readonly Step[])[], options?: StepOptions): Promise<StepResult[]>;

export function verdictOf(results: readonly StepResult[]): { readonly code: 0 | 1 | 2; readonly line: string };

export function closingLines(results: readonly StepResult[]): string[];
