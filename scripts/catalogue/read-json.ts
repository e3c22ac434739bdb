import { parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';

import { MAX_COUNTED, MAX_SHOWN_LENGTH, lineFinder, shown } from './faults';
import type { Fault } from './faults';
import type { Path, Source } from './source';

const SYNTAX: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a value in quotes, a number, true, false or null',
  InvalidNumberFormat: 'a number such as 12',
  PropertyNameExpected: 'a name in double quotes; the last one of an object has no comma after it',
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
  try {
    return readTree(text);
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) {
      const expected = 'a catalogue, which has five levels';
      return { source: undefined, faults: [{ offset: 0, name: 'JSON', found: 'lists in lists', expected }] };
    }
    throw error;
  }
}

function readTree(text: string): ReturnType<typeof readJson> {
  const errors = syntaxErrors(text);
  const tree = errors.length === 0 ? parseTree(text) : undefined;
  return tree === undefined
    ? { source: undefined, faults: errors.map((error) => syntaxFault(text, error)) }
    : { source: sourceOf(text, tree), faults: repeatedNames(tree, []) };
}

/** The first errors of syntax: of a file that is no JSON at all, each word is one. */
function syntaxErrors(text: string): readonly ParseError[] {
  const errors: ParseError[] = [];
  const enough = new Error('No more errors are counted.');
  let end = -1;
  const onError = (error: ParseError['error'], offset: number, length: number) => {
    // What stands right behind an error is expected to be something else because of it.
    if (offset !== end) {
      errors.push({ error, offset, length });
    }
    end = offset + length;
    if (errors.length > MAX_COUNTED) {
      throw enough;
    }
  };
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch (error) {
    if (error !== enough) {
      throw error;
    }
  }
  return errors;
}

function sourceOf(text: string, tree: Node): Source {
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

function syntaxFault(text: string, { error, offset, length }: ParseError): Fault {
  // A number ends after a zero at its start.
  if (/\d/.test(text[offset - 1] ?? '') && /\d/.test(text[offset] ?? '')) {
    const [found] = /[\d.]+/.exec(text.slice(offset - 1)) ?? [];
    return { offset: offset - 1, name: 'JSON', found: shown(found), expected: SYNTAX['InvalidNumberFormat'] ?? '' };
  }
  const found = offset >= text.length ? 'the end of the file' : shown(text.slice(offset, offset + Math.max(1, length)));
  const code = printParseErrorCode(error);
  return { offset, name: 'JSON', found, expected: SYNTAX[code] ?? code };
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
