import type { ChartDefinition } from '#kit/charts/definition';
import type { Difference } from '#kit/charts/compare/diff';
import { diffCharts } from '#kit/charts/compare/diff';
import { asDiagram, fromMermaid } from '#kit/charts/exports/read-mermaid';

/** What git knows of the diagrams of the machines. */
export interface ChartHistory {
  /** How much of the history the build had: a shallow clone has a part. */
  readonly extent: 'all' | 'part' | 'none';
  /** By machine, the latest first. */
  readonly machines: Readonly<Record<string, readonly CommittedDiagram[]>>;
}

/** The diagram of a machine as a commit left it. */
export interface CommittedDiagram {
  /** The beginning of its name. */
  readonly commit: string;
  /** A date such as `2026-11-23`. */
  readonly date: string;
  readonly subject: string;
  /** As Mermaid. */
  readonly text: string;
}

/** An earlier version of a machine, and what changed since. */
export interface EarlierVersion extends Omit<CommittedDiagram, 'text'> {
  readonly definition: ChartDefinition;
  readonly diff: readonly Difference[];
}

/**
 * The earlier versions of a machine that its diagrams tell apart from how it is now, the latest first. A diagram that was
 * written in a way that is not read any more is left out.
 */
export function earlierVersions(
  diagrams: readonly CommittedDiagram[],
  now: ChartDefinition,
): readonly EarlierVersion[] {
  const after = asDiagram(now);
  return diagrams.flatMap(({ text, ...version }) => {
    const definition = read(now.name, text);
    const diff = definition ? diffCharts(definition, after) : [];
    return definition && diff.length > 0 ? [{ ...version, definition, diff }] : [];
  });
}

function read(name: string, text: string): ChartDefinition | undefined {
  try {
    return fromMermaid(name, text);
  } catch {
    return undefined;
  }
}
