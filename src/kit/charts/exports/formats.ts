import type { Chart } from '../chart';
import { toJson } from './definition-file';
import { toMermaid } from './mermaid';
import { toScxml } from './scxml';
import { toSvg } from './svg';

/** A way to take a machine along. */
export interface ExportFormat {
  readonly name: string;
  readonly ending: string;
  readonly mediaType: string;
  readonly purpose: string;
  readonly write: (chart: Chart) => string;
}

/** Every format there is. */
export const exportFormats: readonly ExportFormat[] = [
  {
    name: 'SVG',
    ending: 'svg',
    mediaType: 'image/svg+xml',
    purpose: 'The drawing, for documents and slides.',
    write: toSvg,
  },
  {
    name: 'Mermaid',
    ending: 'mmd',
    mediaType: 'text/plain',
    purpose: 'A diagram as text, for Markdown.',
    write: ({ definition }) => toMermaid(definition),
  },
  {
    name: 'SCXML',
    ending: 'scxml',
    mediaType: 'application/scxml+xml',
    purpose: 'The W3C standard, for other tools.',
    write: ({ definition }) => toScxml(definition),
  },
  {
    name: 'JSON',
    ending: 'json',
    mediaType: 'application/json',
    purpose: 'The definition, to keep and to compare later.',
    write: ({ definition }) => toJson(definition),
  },
];
