type Values = readonly (number | undefined)[];

interface Summary {
  readonly median?: number;
  readonly min?: number;
  readonly max?: number;
  readonly missing: number;
}

interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly values: Readonly<Record<string, Values>>;
}

export function median(numbers: readonly number[]): number | undefined;
export function summary(values: Values): Summary;
export function ratio(values: Values, others: Values): Summary;
export function tableLines(shops: readonly string[], measures: readonly Measure[]): readonly string[];
export function chart(shops: readonly string[], measures: readonly Measure[]): string;
