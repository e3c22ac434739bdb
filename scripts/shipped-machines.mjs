const MACHINES = /\/src\/machines\/[^?]*\.ts$/;

/**
 * Vite plugin: leaves out of the machines that shoppers load what nothing reads there, the texts of `description` and the
 * empty objects of `types`. The statecharts have a bundle of their own, with descriptions (decision 140).
 */
export function shippedMachines() {
  return {
    name: 'larkwood:shipped-machines',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MACHINES },
      handler(code) {
        return { code: blanked(code, this.parse(code)), map: null };
      },
    },
  };
}

/**
 * The code with spaces for every `description: 'text'` and `types: { context: {} }`, and the comma behind it: as long as
 * before, so that source maps stay true.
 */
export function blanked(code, program) {
  return propertiesIn(program)
    .filter(({ computed, key, value }) => !computed && (NOT_READ[key.name]?.(value) ?? false))
    .reduce((text, { start, end }) => {
      const after = text.slice(end).search(/\S/) + end;
      const cut = text[after] === ',' ? after + 1 : end;
      return text.slice(0, start) + ' '.repeat(cut - start) + text.slice(cut);
    }, code);
}

const NOT_READ = { __proto__: null, description: isText, types: isOfEmptyObjects };

function propertiesIn(node) {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const inside = Object.values(node).flatMap(propertiesIn);
  return node.type === 'Property' ? [node, ...inside] : inside;
}

function isText(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string';
    case 'TemplateLiteral':
      return node.expressions.length === 0;
    case 'BinaryExpression':
      return isText(node.left) && isText(node.right);
    default:
      return false;
  }
}

/** Types are told to the compiler alone. */
function isOfEmptyObjects({ type, properties }) {
  return (
    type === 'ObjectExpression' &&
    properties.every(({ value }) => value?.type === 'ObjectExpression' && value.properties.length === 0)
  );
}
