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

/** All texts of a TypeScript file with one defect each: another operator, number, truth value or branch. */
export function codeMutants(code) {
  const source = ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true);
  const mutants = [];
  const add = (node, text) => {
    const start = node.getStart(source);
    mutants.push({
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      what: `${node.getText(source).replaceAll(/\s+/g, ' ')} → ${text}`,
      code: code.slice(0, start) + text + code.slice(node.getEnd()),
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
      add(node, String(Number(node.text.replaceAll('_', '')) + 1));
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
