import type { Reporter } from 'vitest/reporters';
import type { SerializedError, TestModule } from 'vitest/node';

export class TestOutcome implements Reporter {
  constructor(file: string | undefined);
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void;
}
