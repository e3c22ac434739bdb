const MACHINES = /\/src\/machines\/[^?]*\.ts$/;

/**
 * Vite plugin: leaves the texts of `description` out of the machines that shoppers load. The statecharts have a bundle of
 * their own, with descriptions (decision 140).
 */
export function withoutDescriptions() {
  return {
    name: 'larkwood:without-descriptions',
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

/** The code with spaces for every `description: 'text'` and the comma behind it: as long as before, so that source maps stay true. */
export function blanked(code, program) {
  return propertiesIn(program)
    .filter(({ computed, key, value }) => !computed && key.name === 'description' && isText(value))
    .reduce((text, { start, end }) => {
      const after = text.slice(end).search(/\S/) + end;
      const cut = text[after] === ',' ? after + 1 : end;
      return text.slice(0, start) + ' '.repeat(cut - start) + text.slice(cut);
    }, code);
}

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
