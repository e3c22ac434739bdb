import type { SuiteDocument } from '../document';
import { asGherkin } from './gherkin';
import { asMarkdown } from './markdown';
import { asMermaid } from './mermaid';
import { asText } from './text';

interface Format {
  /** What a file of it is called after the machine and the criterion. */
  readonly ending: string;
  readonly write: (suites: readonly SuiteDocument[]) => string;
}

export const FORMATS = ['text', 'json', 'markdown', 'gherkin', 'playwright', 'mermaid'] as const;

export type FormatName = (typeof FORMATS)[number];

/**
 * How suites are written down. Only JSON takes several into one whole; the others stand one after the other. A spec for
 * Playwright is of places instead of machines.
 */
export const formats: Readonly<Record<Exclude<FormatName, 'playwright'>, Format>> = {
  text: { ending: 'txt', write: joined(asText) },
  json: { ending: 'json', write: (suites) => `${JSON.stringify({ version: 1, suites }, null, 2)}\n` },
  markdown: { ending: 'md', write: joined(asMarkdown) },
  gherkin: { ending: 'feature', write: joined(asGherkin) },
  mermaid: { ending: 'mmd', write: joined(asMermaid) },
};

function joined(write: (suite: SuiteDocument) => string): Format['write'] {
  return (suites) => suites.map(write).join('\n');
}
