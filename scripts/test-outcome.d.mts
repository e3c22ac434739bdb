import type { Reporter } from 'vitest/reporters';
import type { TestModule } from 'vitest/node';

export class TestOutcome implements Reporter {
  constructor(file: string | undefined);
  onTestRunEnd(modules: readonly TestModule[]): void;
}
