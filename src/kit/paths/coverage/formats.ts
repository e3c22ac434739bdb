import { coverageHtml } from './html';
import { coverageJunit } from './junit';
import type { Coverage } from './reports';
import { coverageJson, coverageMarkdown, coverageText } from './reports';

interface CoverageFormat {
  readonly file: string;
  readonly write: (coverage: Coverage) => string;
}

export const COVERAGE_FORMATS = ['text', 'markdown', 'json', 'junit', 'html'] as const;

export type CoverageFormatName = (typeof COVERAGE_FORMATS)[number];

export const coverageFormats: Readonly<Record<CoverageFormatName, CoverageFormat>> = {
  text: { file: 'machines.txt', write: coverageText },
  markdown: { file: 'machines.md', write: coverageMarkdown },
  json: { file: 'machines.json', write: coverageJson },
  junit: { file: 'machines.xml', write: coverageJunit },
  html: { file: 'machines.html', write: coverageHtml },
};
