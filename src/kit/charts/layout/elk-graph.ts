import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';

import type { ChartDefinition, ChartState } from '../definition';
import { statesOf } from '../definition';
import { bundleLines, bundlesOf, boxText, isInward, legendOf, SIZE } from './box';
import type { Arrow, Box, ChartDirection, ChartLayout, Line } from './chart-layout';
import { textWidth } from './text-width';

const DIRECTIONS = { wide: 'RIGHT', tall: 'DOWN' } as const;

const INITIAL = 'initial of ';
const ANYWHERE = 'anywhere in ';
const ORDER = 'order of ';

/** A machine as a graph for the layout engine ELK (layered, with arrows that cross borders of compound states). */
export function toElk(chart: ChartDefinition, direction: ChartDirection): ElkNode {
  const states = statesOf(chart);
  const legend = legendOf(chart);
  const initials = states.flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial === undefined ? [] : [{ id: INITIAL + id, sources: [INITIAL + id], targets: [initial] }],
  );
  // Regions have no arrows between them: in a narrow drawing these ones make them stand one below the other.
  const orders = states.flatMap((state): ElkExtendedEdge[] =>
    state.type === 'parallel' && direction === 'tall'
      ? state.states.slice(1).map(({ id }, index) => ({
          id: ORDER + id,
          sources: [state.states[index]?.id ?? state.id],
          targets: [id],
        }))
      : [],
  );
  const arrows = states.flatMap((state) =>
    bundlesOf(state).flatMap((bundle) =>
      bundle.slice(0, 1).flatMap((lead) =>
        lead.targets.map((target, index): ElkExtendedEdge => ({
          id: JSON.stringify([lead.id, index]),
          sources: [isInward(state, lead) ? ANYWHERE + state.id : state.id],
          targets: [target],
          ...(index === 0 ? { labels: [labelOf(bundleLines(bundle, legend))] } : {}),
        })),
      ),
    ),
  );
  return {
    id: 'drawing',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': DIRECTIONS[direction],
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
      ...spacing,
    },
    children: [toNode(chart.root, direction)],
    edges: [...initials, ...orders, ...arrows],
  };
}

/** What ELK made of the graph. Throws when it placed something nowhere. */
export function fromElk(drawn: ElkNode): ChartLayout {
  const nodes = new Map<string, Box>();
  const collect = (node: ElkNode) => {
    for (const child of node.children ?? []) {
      nodes.set(child.id, boxOf(child));
      collect(child);
    }
  };
  collect(drawn);
  const lines = new Map((drawn.edges ?? []).map((edge) => [edge.id, { line: lineOf(edge), label: edge.labels?.[0] }]));
  const arrows: Record<string, Arrow[]> = {};
  for (const [id, { line, label }] of lines) {
    if (!id.startsWith(INITIAL) && !id.startsWith(ORDER)) {
      const [transition] = JSON.parse(id) as [string, number];
      (arrows[transition] ??= []).push({ line, label: label ? boxOf(label) : undefined });
    }
  }
  const isInitial = (id: string) => id.startsWith(INITIAL);
  const isAnywhere = (id: string) => id.startsWith(ANYWHERE);
  return {
    width: Math.ceil(drawn.width ?? 0),
    height: Math.ceil(drawn.height ?? 0),
    states: Object.fromEntries([...nodes].filter(([id]) => !isInitial(id) && !isAnywhere(id))),
    initials: Object.fromEntries(
      [...nodes]
        .filter(([id]) => isInitial(id))
        .map(([id, dot]) => [id.slice(INITIAL.length), { dot, line: lines.get(id)?.line ?? [] }]),
    ),
    anywhere: Object.fromEntries(
      [...nodes].filter(([id]) => isAnywhere(id)).map(([id, ring]) => [id.slice(ANYWHERE.length), ring]),
    ),
    arrows,
  };
}

const spacing: LayoutOptions = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.labelNode': '6',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
};

function toNode(state: ChartState, direction: ChartDirection): ElkNode {
  const { width, height } = boxText(state);
  if (state.states.length === 0) {
    return { id: state.id, width, height };
  }
  const initial = state.initial === undefined ? [] : [{ id: INITIAL + state.id, width: SIZE.dot, height: SIZE.dot }];
  const anywhere = state.transitions.some((transition) => isInward(state, transition))
    ? [{ id: ANYWHERE + state.id, width: SIZE.dot, height: SIZE.dot }]
    : [];
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${height + SIZE.pad},left=${SIZE.pad + 4},bottom=${SIZE.pad + 4},right=${SIZE.pad + 4}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // ELK lays a tall drawing out lying down and turns it afterwards, these two with it.
      'elk.nodeSize.minimum': direction === 'tall' ? `(${height},${width})` : `(${width},${height})`,
      ...spacing,
    },
    children: [...initial, ...anywhere, ...state.states.map((child) => toNode(child, direction))],
  };
}

function labelOf(lines: readonly string[]) {
  return {
    text: lines.join('\n'),
    width: Math.ceil(Math.max(...lines.map((line) => textWidth(line, SIZE.text))) + SIZE.badge),
    height: SIZE.line * lines.length,
    layoutOptions: { 'elk.edgeLabels.placement': 'CENTER' },
  };
}

function lineOf({ id, sections = [] }: ElkExtendedEdge): Line {
  const [section] = sections;
  if (!section) {
    throw new Error(`The layout engine drew no line for ${id}.`);
  }
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => [round(x), round(y)]);
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
