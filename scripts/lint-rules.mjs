/** Lint rules of this project. Each message says what to do instead. */

const NAMED_PLACES = new Set(['actions', 'entry', 'exit', 'guard', 'src']);

const rules = {
  'file-length': {
    meta: { type: 'suggestion', schema: [{ type: 'object' }] },
    create: (context) => ({
      Program(node) {
        const { max, advice } = context.options[0];
        const lines = context.sourceCode.getText().trimEnd().split('\n').length;
        if (lines > max) {
          context.report({
            node: node.body[0] ?? node,
            message: `${lines} lines, at most ${max} are allowed: ${advice}`,
          });
        }
      },
    }),
  },

  'no-clock': {
    meta: { type: 'problem' },
    create: (context) => ({
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) {
          context.report({ node, message: 'The clock is handed in: take `now` from the world or from an input.' });
        }
      },
    }),
  },

  'no-re-export': {
    meta: { type: 'suggestion' },
    create: (context) => {
      const report = (node) => context.report({ node, message: 'No barrels: import it from the file that makes it.' });
      return {
        ExportAllDeclaration: report,
        ExportNamedDeclaration: (node) => (node.source ? report(node) : undefined),
      };
    },
  },

  'no-jsx-and': {
    meta: { type: 'suggestion' },
    create: (context) => ({
      JSXExpressionContainer(node) {
        const isChild = node.parent?.type === 'JSXElement' || node.parent?.type === 'JSXFragment';
        if (isChild && node.expression.type === 'LogicalExpression' && node.expression.operator === '&&') {
          context.report({ node, message: 'Write `condition ? <Part /> : null`: `&&` draws a zero or an empty text.' });
        }
      },
    }),
  },

  'no-private-fields': {
    meta: { type: 'problem' },
    create: (context) => {
      const check = (key) => {
        if (/^_[a-z]/.test(nameOf(key) ?? '')) {
          context.report({
            node: key,
            message: 'What XState keeps to itself is read by src/kit/xstate-internals.ts alone.',
          });
        }
      };
      return {
        MemberExpression: ({ property }) => check(property),
        ObjectPattern: ({ properties }) => properties.forEach(({ key }) => check(key)),
      };
    },
  },

  'no-class-name-prop': {
    meta: { type: 'suggestion' },
    create: (context) => ({
      TSPropertySignature(node) {
        if (nameOf(node.key) === 'className') {
          context.report({
            node,
            message: 'No `className` props: give the component a named variant, so one look stays one look.',
          });
        }
      },
    }),
  },

  'only-vars': {
    meta: { type: 'suggestion' },
    create: (context) => ({
      Literal(node) {
        if (typeof node.value === 'string' && /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lch)a?\(/i.test(node.value)) {
          context.report({
            node,
            message: 'Take the colour from `vars` (#ui/theme/vars.css), or name a new one there.',
          });
        }
      },
    }),
  },

  'named-in-setup': {
    meta: { type: 'suggestion' },
    create: (context) => ({
      CallExpression(node) {
        if (isMachineConfig(node)) {
          visitProperties(node.arguments[0], (property) => {
            const place = nameOf(property.key);
            for (const value of NAMED_PLACES.has(place) ? elementsOf(property.value) : []) {
              if (/Function|CallExpression/.test(value.type)) {
                context.report({
                  node: value,
                  message: `Name it in setup() and mention the name under \`${place}\`: the charts, the inspector and the tests speak in names.`,
                });
              }
            }
          });
        }
      },
    }),
  },

  'described-states': {
    meta: { type: 'suggestion' },
    create: (context) => ({
      CallExpression(node) {
        if (isMachineConfig(node)) {
          visitProperties(node.arguments[0], (property) => {
            if (nameOf(property.key) !== 'states' || property.value.type !== 'ObjectExpression') {
              return;
            }
            for (const state of property.value.properties) {
              const parts = state.value?.type === 'ObjectExpression' ? state.value.properties : undefined;
              if (parts && !parts.some((part) => part.type === 'SpreadElement' || nameOf(part.key) === 'description')) {
                context.report({
                  node: state,
                  message: 'Give the state a `description` in words a designer would use: the inspector shows it.',
                });
              }
            }
          });
        }
      },
    }),
  },

  'defined-send-target': {
    meta: { type: 'problem' },
    create: (context) => ({
      CallExpression({ callee, arguments: [target] }) {
        const called = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
        if (called === 'sendTo' && returnedNodes(target).some(mayBeUndefined)) {
          context.report({
            node: target,
            message:
              'XState sends to the sender itself where the target is undefined: use enqueueActions with an `if` round enqueue.sendTo.',
          });
        }
      },
    }),
  },

  'typed-members': {
    meta: { type: 'problem' },
    create: (context) => ({
      MemberExpression(node) {
        const holder = node.object.type === 'MemberExpression' ? nameOf(node.object.property) : nameOf(node.object);
        if (holder === 'system' && nameOf(node.property) === 'get') {
          context.report({
            node,
            message:
              'Take `member(system, name)` from #machines/members, or `pageActor(system, key)`: names, messages and fields are checked there.',
          });
        }
      },
    }),
  },
};

/** The nodes a target expression, or a function that returns one, may evaluate to. */
function returnedNodes(target) {
  if (!/Function/.test(target?.type)) {
    return target ? [target] : [];
  }
  if (target.body.type !== 'BlockStatement') {
    return [target.body];
  }
  return target.body.body.flatMap((statement) => {
    const returns = statement.type === 'IfStatement' ? [statement.consequent, statement.alternate] : [statement];
    return returns
      .flatMap((part) => (part?.type === 'BlockStatement' ? part.body : [part]))
      .filter((part) => part?.type === 'ReturnStatement')
      .map((part) => part.argument ?? { type: 'Identifier', name: 'undefined' });
  });
}

function mayBeUndefined({ type, name, value }) {
  const isUndefined = (type === 'Identifier' && name === 'undefined') || (type === 'Literal' && value === null);
  return isUndefined || ['ConditionalExpression', 'LogicalExpression', 'ChainExpression'].includes(type);
}

function isMachineConfig({ callee, arguments: [config] }) {
  const called = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
  return ['createMachine', 'createStateConfig'].includes(called) && config?.type === 'ObjectExpression';
}

/** Visits every property of an object literal, nested ones too. */
function visitProperties(node, visit) {
  if (node?.type === 'ObjectExpression') {
    for (const property of node.properties) {
      if (property.type === 'Property') {
        visit(property);
        visitProperties(property.value, visit);
      }
    }
  } else if (node?.type === 'ArrayExpression') {
    node.elements.forEach((element) => visitProperties(element, visit));
  }
}

function elementsOf(node) {
  return node.type === 'ArrayExpression' ? node.elements.filter(Boolean) : [node];
}

function nameOf(key) {
  return key?.name ?? key?.value;
}

export default { meta: { name: 'larkwood' }, rules };
