import { describe, expect, it } from 'vitest';

import { isTest, namedTests, readProject } from './support/coverage';

const rows = rowsOf(readProject('docs/spec-coverage.md'));

describe('the coverage of the specification', () => {
  it('every sentence of the specification has its row, in order', () => {
    expect(rows.map(({ section, sentence }) => ({ section, sentence }))).toEqual(
      sentencesOf(readProject('docs/specification.md')),
    );
  });

  it('names only tests that exist', () => {
    const missing = rows.flatMap(({ tests }) => tests.filter((test) => !isTest(test)));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('names at least one test for every sentence', () => {
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });
});

interface Row {
  readonly section: number;
  readonly sentence: string;
  /** `file › title`. */
  readonly tests: readonly string[];
}

function rowsOf(document: string): Row[] {
  return [...document.matchAll(/^\| (\d) \| (.+) \| (.+) \|$/gm)].map(([, section, sentence = '', tests = '']) => ({
    section: Number(section),
    sentence,
    tests: namedTests(tests),
  }));
}

/** The sentences and list items of the specification; not headings, nor sentences that only introduce a list. */
function sentencesOf(specification: string) {
  let section = 0;
  return specification.split('\n').flatMap((line) => {
    section = Number(/^## (\d)\./.exec(line)?.[1] ?? section);
    const isFrame = line.trim() === '' || /^#|^\|[-|]+$|^\| Route/.test(line);
    return isFrame ? [] : sentencesIn(line, section).map((sentence) => ({ section, sentence }));
  });
}

function sentencesIn(line: string, section: number): string[] {
  const route = /^\| (.+) \| (.+) \|$/.exec(line);
  if (route) {
    return [`${route[1]}: ${route[2]}`];
  }
  const text = line.replace(/^\s*- /, '').trim();
  const isIntroduction = text.endsWith(':') || /^\*\*[^*]+\*\*$/.test(text);
  // Section 8 quotes messages of several sentences.
  const sentences = section === 8 ? [text] : text.split(/(?<=[.!?]'?) (?=[A-Z])/);
  return isIntroduction ? [] : sentences;
}
