import type { TestSequencerConstructor } from 'vitest/node';

export const SlowestFirst: TestSequencerConstructor;
