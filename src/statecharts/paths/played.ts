import type { PathPlace, SuitePath } from './path';

import { documentOf } from '#kit/paths/document';
import { stepSentence } from '#kit/paths/formats/words';
import type { Edge, Graph } from '#kit/paths/graph';
import { explore, snapshotAfter } from '#kit/paths/graph';
import type { Model } from '#kit/paths/model';
import { registry } from '#machines/registry';
import { suiteFor } from '#kit/paths/suite';

/** The suite for transitions of every machine by its name, as the page of the statecharts plays it. */
export function playedPaths(): Readonly<Record<string, readonly SuitePath[]>> {
  return Object.fromEntries(registry.map((model) => [model.name, playedSuite(model)]));
}

function playedSuite(model: Model): readonly SuitePath[] {
  const graph = explore(model);
  const suite = suiteFor(graph, 'transitions');
  const written = documentOf(suite, { seed: undefined, reasons: {} }).paths;
  return written.map(({ start, steps }, path) => {
    const placeAfter = (index: number, at: number) => placeOf(graph, suite.paths[path]?.[index], at);
    return {
      start: { name: start.case, ...placeAfter(0, 0) },
      steps: steps.map((step, index) => ({
        name: step.case,
        event: step.event,
        taken: step.branches.map(({ id }) => id),
        sentence: stepSentence(step, steps[index - 1] ?? start),
        ...placeAfter(index + 1, step.virtualTime),
      })),
    };
  });
}

function placeOf(graph: Graph, edge: Edge | undefined, at: number): PathPlace {
  if (!edge) {
    throw new Error('A suite is written path by path and step by step: this step is in no path.');
  }
  const { _nodes, value } = snapshotAfter(graph, edge);
  return { states: _nodes.map(({ id }) => id), value, at };
}
