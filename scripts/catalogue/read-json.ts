import { parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';

import { MAX_COUNTED, MAX_SHOWN_LENGTH, lineFinder, shown } from './faults';
import type { Fault } from './faults';
import type { Path, Source } from './source';

/** Of a catalogue: itself, products, a product, its facts, a list of them. */
const LEVELS = 5;
const MAX_LEVELS = 100;
/** More than a file of the largest size has where each value has a name. */
const MAX_VALUES = 3_000_000;
/**
 * A text in quotes, single and typographic ones included, that something follows as in JSON, or a name without any;
 * longer than any may be, and not so long that the engine lacks stack.
 */
const WHOLE_TEXT =
  /(?:"(?:[^"\\]|\\[^]){0,10000}"|'(?:[^'\\\r\n]|\\.){0,10000}'|[“”][^“”\r\n]{0,10000}[“”])(?=\s*[,:}\]])|(?=[A-Za-z_$])(?<=[{,]\s*)[\w$]{2,}(?=\s*:)/g;
const OTHER_QUOTES = 'double quotes: JSON has no others';
const NO_QUOTES = 'a name in double quotes';

const SYNTAX: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a value in quotes, a number, true, false or null',
  InvalidNumberFormat: 'a number such as 12',
  PropertyNameExpected: `${NO_QUOTES}; the last one of an object has no comma after it`,
  ValueExpected: 'a value; the last one of a list has no comma after it',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma',
  CloseBraceExpected: 'a closing brace',
  CloseBracketExpected: 'a closing bracket',
  EndOfFileExpected: 'the end of the file',
  InvalidCommentToken: 'no comment: JSON has none',
  UnexpectedEndOfComment: 'no comment: JSON has none',
  UnexpectedEndOfString: 'a closing quote on the same line',
  UnexpectedEndOfNumber: 'digits',
  InvalidUnicode: String.raw`four hexadecimal digits after \u`,
  InvalidEscapeCharacter: String.raw`one of \" \\ \/ \b \f \n \r \t \u after the backslash`,
  InvalidCharacter: 'no control characters in text',
};

/** What a JSON text says, with the place of each value; or its errors of syntax and names that stand twice. */
export function readJson(text: string): { readonly source: Source | undefined; readonly faults: readonly Fault[] } {
  const errors = syntaxFaults(text);
  const tree = errors.length === 0 ? parseTree(text) : undefined;
  if (tree === undefined) {
    return { source: undefined, faults: errors };
  }
  const faults = repeatedNames(tree, []);
  return { source: { ...sourceOf(text, tree), unread: faults.length > 0 ? 'names' : 'nothing' }, faults };
}

/** The first errors of syntax. A text with a line break in it, or in other quotes, would be many: its words are no JSON. */
function syntaxFaults(text: string): readonly Fault[] {
  const faults = visitFaults(text);
  const mendable = [SYNTAX['UnexpectedEndOfString'], SYNTAX['InvalidSymbol'], OTHER_QUOTES];
  if (!faults.some(({ expected }) => mendable.includes(expected))) {
    return faults;
  }
  const broken: Fault[] = [];
  const mended = text.replaceAll(WHOLE_TEXT, (whole, offset: number) => {
    const [line = ''] = /^[^\r\n]*/.exec(whole) ?? [];
    const add = (expected: string) => broken.push({ offset, name: 'JSON', found: shown(line), expected });
    if (!whole.startsWith('"')) {
      add(/^['“”]/.test(whole) ? OTHER_QUOTES : NO_QUOTES);
      return `"${' '.repeat(whole.length - 2)}"`;
    }
    if (line !== whole) {
      add(String.raw`${SYNTAX['UnexpectedEndOfString']}, and \n for a line break`);
    }
    return whole.replaceAll(/[\r\n]/g, ' ');
  });
  return broken.length === 0 ? faults : [...broken, ...visitFaults(mended)].slice(0, MAX_COUNTED + 1);
}

/** The first errors of syntax: of a file that is no JSON at all, each word is one. */
function visitFaults(text: string): readonly Fault[] {
  const faults: Fault[] = [];
  const enough = new Error('No more errors are counted.');
  const opened: number[] = [];
  let values = 0;
  let end = -1;
  let before = '';
  let isOver = false;
  const add = (fault: Omit<Fault, 'name'>) => faults.push({ ...fault, name: 'JSON' });
  const onError = (error: ParseError['error'], offset: number, length: number) => {
    const code = printParseErrorCode(error);
    const isRest = isOver && code !== 'InvalidCommentToken' && offset < text.length;
    // What stands right behind an error is expected to be something else because of it, and a wrong name is told twice.
    if (offset !== end && !(code === 'ValueExpected' && before === 'PropertyNameExpected')) {
      faults.push(syntaxFault(text, isRest ? 'EndOfFileExpected' : code, offset, length));
    }
    before = code;
    end = offset + length;
    // Of what follows the file's one value each word would be an error.
    if (isRest || faults.length > MAX_COUNTED) {
      throw enough;
    }
  };
  const onValue = (offset: number) => {
    values += 1;
    isOver = opened.length === 0;
    if (values > MAX_VALUES) {
      add({ offset, found: 'another value', expected: `at most ${MAX_VALUES} of them` });
      throw enough;
    }
  };
  const onBegin = (offset: number) => {
    opened.push(offset);
    // The parser calls itself for each level.
    if (opened.length > MAX_LEVELS) {
      const first = opened[LEVELS] ?? 0;
      const found = text[first] === '[' ? 'lists in lists' : 'objects in objects';
      add({ offset: first, found, expected: 'a catalogue, which has five levels' });
      throw enough;
    }
  };
  const onEnd = (offset: number) => {
    opened.pop();
    onValue(offset);
  };
  try {
    const visitor = { onError, onLiteralValue: (_: unknown, offset: number) => onValue(offset) };
    visit(
      text,
      { ...visitor, onObjectBegin: onBegin, onArrayBegin: onBegin, onObjectEnd: onEnd, onArrayEnd: onEnd },
      { disallowComments: true },
    );
  } catch (error) {
    if (error !== enough) {
      throw error;
    }
  }
  return faults;
}

function sourceOf(text: string, tree: Node): Omit<Source, 'unread'> {
  const lineAt = lineFinder(text);
  const nearest = nodeFinder(tree);
  return {
    raw: JSON.parse(text, (_, value) => (typeof value === 'string' ? value.normalize('NFC') : value)),
    placeOf: (path) => ({ offset: nearest(path).offset, name: nameOf(path) }),
    placeOfKey: (path) => {
      const { offset, parent } = nearest(path);
      return { offset: parent?.type === 'property' ? parent.offset : offset, name: nameOf(path) };
    },
    numberAt: (path) => {
      const { type, offset, length } = nearest(path);
      return type === 'number' ? text.slice(offset, offset + length) : undefined;
    },
    lineOf: (offset) => lineAt(offset).line,
    format: 'json',
    missingColumns: new Set(),
  };
}

/** Finds the value at a path, or the nearest value around it; each object is looked through once. */
function nodeFinder(tree: Node): (path: Path) => Node {
  const members = new Map<Node, ReadonlyMap<unknown, Node | undefined>>();
  function childOf(node: Node, step: string | number): Node | undefined {
    if (node.type !== 'object') {
      return typeof step === 'number' ? node.children?.[step] : undefined;
    }
    const known =
      members.get(node) ?? new Map(node.children?.map(({ children: [key, value] = [] }) => [key?.value, value]));
    members.set(node, known);
    return known.get(step);
  }
  return (path) => {
    let node = tree;
    for (const step of path) {
      const child = childOf(node, step);
      if (child === undefined) {
        return node;
      }
      node = child;
    }
    return node;
  };
}

/** `products[3].price` */
function nameOf(path: Path): string {
  const steps = path.map((step) => {
    const isName =
      typeof step === 'string' && step.length <= MAX_SHOWN_LENGTH && /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(step);
    return isName ? `.${step}` : `[${typeof step === 'string' ? shown(step) : step}]`;
  });
  return steps.join('').replace(/^\./, '') || 'the file';
}

function syntaxFault(text: string, code: string, offset: number, length: number): Fault {
  // A number ends after a zero at its start.
  if (/\d/.test(text[offset - 1] ?? '') && /\d/.test(text[offset] ?? '')) {
    const [found] = /[\d.]+/.exec(text.slice(offset - 1)) ?? [];
    return { offset: offset - 1, name: 'JSON', found: shown(found), expected: SYNTAX['InvalidNumberFormat'] ?? '' };
  }
  const found = offset >= text.length ? 'the end of the file' : shown(text.slice(offset, offset + Math.max(1, length)));
  const isInOtherQuotes = code === 'InvalidSymbol' && /['“”]/.test(text[offset] ?? '');
  const expected = isInOtherQuotes ? OTHER_QUOTES : (SYNTAX[code] ?? code);
  return { offset, name: 'JSON', found, expected };
}

/** Of two properties with one name, a reader would keep the last and not say so. */
function repeatedNames(node: Node, path: Path): readonly Fault[] {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((item, index) => repeatedNames(item, [...path, index]));
  }
  const names = new Set<string>();
  return (node.type === 'object' ? (node.children ?? []) : []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const isRepeated = names.has(name);
    names.add(name);
    const here = [...path, name];
    return [
      ...(isRepeated
        ? [{ offset: property.offset, name: nameOf(here), found: shown(name), expected: 'each name once in an object' }]
        : []),
      ...(value === undefined ? [] : repeatedNames(value, here)),
    ];
  });
}
