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
}

export function runStep(step: {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly show?: (text: string) => void;
}): Promise<StepResult>;

export function closingLines(results: readonly StepResult[]): string[];
