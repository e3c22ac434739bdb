import type { palette } from '#ui/theme/palette';

/** The colours of the shop: as custom properties on the page, as plain values in an exported picture. */
export type Colours = Readonly<Record<keyof typeof palette, string>>;

type Rule = Readonly<Record<string, string | number>>;

/** How the parts of a drawing look, by selector. The only place that says so: on the page and in exported pictures. */
export function drawingRules(colour: Colours): readonly (readonly [selector: string, rule: Rule])[] {
  return [
    ['text', { fill: colour.ink, fontSize: 12, dominantBaseline: 'central' }],
    ['[data-part=box]', { fill: colour.surface, stroke: colour.edge, strokeWidth: 1 }],
    ['[data-compound] [data-part=box]', { fill: colour.paper }],
    ['[data-region] [data-part=box]', { strokeDasharray: '5 4' }],
    ['[data-part=inner-box]', { fill: 'none', stroke: colour.edge, strokeWidth: 1 }],
    ['[data-part=title]', { fontSize: 14, fontWeight: 600 }],
    ['[data-part=rule]', { stroke: colour.line, strokeWidth: 1 }],
    ['[data-part=guard]', { fill: colour.inkSoft }],
    ['[data-part=note]', { fill: colour.brass }],
    ['[data-part=link]', { stroke: colour.brass, strokeWidth: 1 }],
    ['[data-part=line]', { fill: 'none', stroke: colour.inkSoft, strokeWidth: 1.25 }],
    ['[data-part=head], [data-part=dot]', { fill: colour.inkSoft }],
    ['[data-part=ring]', { fill: 'none', stroke: colour.inkSoft, strokeWidth: 2 }],
    ['[data-part=label-ground]', { fill: colour.paper, fillOpacity: 0.88 }],
    ['[data-part=hit]', { fill: 'none', stroke: 'transparent', strokeWidth: 14, pointerEvents: 'stroke' }],
    ['[data-part=ground]', { fill: 'transparent' }],
    ['[data-part=badge]', { fill: colour.ink }],
    ['[data-part=badge-text]', { fill: colour.onMoss, fontSize: 10, fontWeight: 600, textAnchor: 'middle' }],
    ['[data-part=fold]', { fill: 'none', stroke: colour.inkSoft, strokeWidth: 1.5 }],
    ['[data-part=fold-ground]', { fill: 'transparent' }],
    ...lit(colour),
    ...marked(colour),
  ];
}

function lit(colour: Colours): ReturnType<typeof drawingRules> {
  return [
    ['[data-path] [data-part=line]', { stroke: colour.brass, strokeWidth: 2.5 }],
    ['[data-path] [data-part=head]', { fill: colour.brass }],
    ['[data-active] [data-part=box]', { stroke: colour.moss, strokeWidth: 2.5 }],
    // What stands in an active state keeps its own ground.
    ['[data-active]:not([data-compound]) [data-part=box]', { fill: colour.mossPale }],
    ['[data-taken] [data-part=line]', { stroke: colour.clay, strokeWidth: 3 }],
    ['[data-taken] [data-part=head]', { fill: colour.clay }],
    ['[data-taken] [data-part=ground]', { fill: colour.clayPale, stroke: colour.clay, strokeWidth: 1.5 }],
    ['[data-found] [data-part=title], [data-found] [data-part=event]', { textDecoration: 'underline' }],
    ['[data-dim]', { opacity: 0.35 }],
    ['[data-selected] [data-part=box]', { stroke: colour.ink, strokeWidth: 2.5 }],
    ['[data-selected] [data-part=line]', { stroke: colour.ink, strokeWidth: 2.5 }],
    ['[data-selected] [data-part=head]', { fill: colour.ink }],
    ['[data-selected] [data-part=ground]', { fill: colour.mossPale, stroke: colour.ink, strokeWidth: 1 }],
  ];
}

function marked(colour: Colours): ReturnType<typeof drawingRules> {
  const kinds = {
    covered: { ink: colour.success, dash: 'none' },
    partly: { ink: colour.brass, dash: '8 3' },
    uncovered: { ink: colour.failed, dash: '3 3' },
    justified: { ink: colour.inkSoft, dash: '1 4' },
    added: { ink: colour.success, dash: 'none' },
    removed: { ink: colour.failed, dash: '3 3' },
    changed: { ink: colour.brass, dash: '8 3' },
  } as const;
  const edges = Object.entries(kinds).flatMap(([kind, { ink, dash }]) => {
    const mark = `[data-mark=${kind}]`;
    return [
      [`${mark} [data-part=box]`, { stroke: ink, strokeWidth: 2, strokeDasharray: dash }],
      [`${mark} [data-part=line]`, { stroke: ink, strokeWidth: 2, strokeDasharray: dash }],
      [`${mark} [data-part=head], ${mark} [data-part=badge]`, { fill: ink }],
    ] as const;
  });
  // A comment says nothing of the state's edge.
  return [...edges, ['[data-mark=commented] [data-part=badge]', { fill: colour.brass }]];
}
