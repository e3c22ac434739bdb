import ts from 'typescript';

const { SyntaxKind } = ts;

const OTHER = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

/** More turns than all tests of a file take in its loops together. */
const MOST_TURNS = 1e7;

/** Seconds of processor without a pause: turns that add to a list take longer and longer. */
const MOST_SECONDS = 10;

const guard = (mostTurns, mostSeconds) => `let turns = 0;
let begun;
function goesOn() {
  turns += 1;
  if (begun === undefined) {
    begun = process.cpuUsage();
    queueMicrotask(() => {
      begun = undefined;
    });
  }
  if (turns > ${mostTurns} || (turns % 100 === 0 && process.cpuUsage(begun).user > ${mostSeconds * 1e6})) {
    throw new Error('A loop does not end.');
  }
  return true;
}
`;

/**
 * All texts of a TypeScript file with one defect each: another operator, number, truth value or branch. A number that
 * stands for an element out of range, `list[index] ?? 0`, also has a `probe`: a text that throws where it is needed.
 */
export function codeMutants(code) {
  const source = ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true);
  const mutants = [];
  const replaced = (node, text) => code.slice(0, node.getStart(source)) + text + code.slice(node.getEnd());
  const add = (node, text, probe) => {
    const start = node.getStart(source);
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    mutants.push({
      line: line + 1,
      column: character + 1,
      what: `${node.getText(source).replaceAll(/\s+/g, ' ')} → ${text}`,
      code: replaced(node, text),
      probe,
    });
  };
  const visit = (node) => {
    // Types are gone when tests run.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return;
    }
    if (ts.isBinaryExpression(node) && OTHER[node.operatorToken.getText(source)]) {
      add(node.operatorToken, OTHER[node.operatorToken.getText(source)]);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText(source));
    } else if (ts.isNumericLiteral(node)) {
      const probe = isForNoElement(node) ? replaced(node, OUT_OF_RANGE) : undefined;
      add(node, String(Number(node.text.replaceAll('_', '')) + 1), probe);
    } else if (node.kind === SyntaxKind.TrueKeyword || node.kind === SyntaxKind.FalseKeyword) {
      add(node, node.kind === SyntaxKind.TrueKeyword ? 'false' : 'true');
    }
    const condition = ts.isConditionalExpression(node)
      ? node.condition
      : ts.isIfStatement(node)
        ? node.expression
        : undefined;
    if (condition) {
      add(condition, 'true');
      add(condition, 'false');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** What takes the place of `0` in `list[index] ?? 0`: the compiler asks for a number, though every index is in range. */
const OUT_OF_RANGE = `(() => { throw new Error('An index is out of range.'); })()`;

function isForNoElement(node) {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind === SyntaxKind.QuestionQuestionToken &&
    parent.right === node &&
    ts.isElementAccessExpression(parent.left)
  );
}

/** The same code, but that a loop which goes on for ever throws: no test could end it. */
export function endingLoops(code, mostTurns = MOST_TURNS, mostSeconds = MOST_SECONDS) {
  const source = ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true);
  const conditions = [];
  const visit = (node) => {
    const condition =
      ts.isWhileStatement(node) || ts.isDoStatement(node)
        ? node.expression
        : ts.isForStatement(node)
          ? node.condition
          : undefined;
    if (condition) {
      conditions.push(condition);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const guarded = conditions
    .toSorted((one, other) => other.getStart(source) - one.getStart(source))
    .reduce(
      (text, node) =>
        `${text.slice(0, node.getStart(source))}goesOn() && (${node.getText(source)})${text.slice(node.getEnd())}`,
      code,
    );
  return conditions.length === 0 ? code : guard(mostTurns, mostSeconds) + guarded;
}
