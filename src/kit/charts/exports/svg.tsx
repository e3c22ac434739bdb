import { renderToStaticMarkup } from 'react-dom/server';

import { palette } from '#ui/theme/palette';

import type { Chart } from '../chart';
import { Drawing } from '../drawing/Drawing';
import { drawingRules } from '../drawing/drawing-style';

const FONT = "'Hanken Grotesk', Arial, sans-serif";

/** A drawing as a picture of its own, with its style inside. */
export function toSvg({ definition, layouts }: Chart): string {
  const label = `Statechart of ${definition.name}`;
  const drawn = renderToStaticMarkup(<Drawing chart={definition} layout={layouts.wide} label={label} scale={1} />);
  const style = [
    `svg{font-family:${FONT};color:${palette.ink};background:${palette.paper}}`,
    ...drawingRules(palette).map(([selector, rule]) => `${selector}{${declarations(rule)}}`),
  ].join('');
  return `${drawn.replace(/ class="[^"]*"/, '').replace('>', () => `><style>${style}</style>`)}\n`;
}

const UNITLESS = new Set(['fontWeight', 'opacity', 'fillOpacity', 'strokeWidth']);

function declarations(rule: Readonly<Record<string, string | number>>): string {
  return Object.entries(rule)
    .map(([property, value]) => {
      const unit = typeof value === 'number' && !UNITLESS.has(property) ? 'px' : '';
      return `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}${unit}`;
    })
    .join(';');
}
