// @ts-check
const IN_A_MACHINE = 'Time belongs to a machine: use `after` with a named delay.';
const NO_SERVER = "There is no server: keep it on this device, through the world's stores.";
const STORES = 'Stores are handed in: use `local` or `session` of the world.';
const NO_BOXES = 'No blocking browser boxes: show a Dialog or an inline message.';
const NO_DOM = 'No DOM here: src/ui/components may touch it, and src/browser starts it.';
const NOW = 'The clock is handed in: take `now` from the world or from an input.';

const OUTSIDE_WORLD = [
  ...banned(['setTimeout', 'setInterval'], IN_A_MACHINE),
  ...banned(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'], NO_SERVER),
  ...banned(['localStorage', 'sessionStorage'], STORES),
  ...banned(['alert', 'confirm', 'prompt'], NO_BOXES),
];
const DOM = banned(['window', 'document', 'navigator', 'location', 'history'], NO_DOM);

const HOOKS_OF_STATE = {
  name: 'react',
  importNames: [
    'useActionState',
    'useEffect',
    'useEffectEvent',
    'useInsertionEffect',
    'useLayoutEffect',
    'useOptimistic',
    'useReducer',
    'useState',
    'useSyncExternalStore',
  ],
  message: 'A view only draws what it is told: put the state in a machine, DOM work in a component.',
};
const ROUTER = {
  name: '@tanstack/react-router',
  allowImportNames: ['Link', 'createLink', 'LinkProps', 'LinkComponent', 'LinkOptions'],
  message: 'UI may link, but never reads the router: the route hands it words and callbacks.',
};
/** Maximum lines of a file, and what to do with a longer one. */
const FILE_LENGTH = { max: 250, advice: 'move one of its subjects to a file that is named after it.' };

// An override replaces earlier options of the same rule: restate the shared ones.
/** @satisfies {import('oxlint').OxlintConfig} */
const config = {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'vitest', 'oxc', 'promise'],
  jsPlugins: ['./scripts/lint-rules.mjs'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  env: { browser: true, es2024: true, node: true },
  ignorePatterns: ['node_modules', 'dist', '.larkwood', 'coverage', 'test-results', '**/*.gen.ts'],
  rules: {
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'eslint/curly': 'error',
    'eslint/eqeqeq': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/no-shadow': 'off',
    'eslint/no-underscore-dangle': 'off',
    'eslint/no-console': ['error', { allow: ['error'] }],
    'larkwood/no-jsx-and': 'error',
    'larkwood/no-re-export': 'error',
    'larkwood/file-length': ['error', FILE_LENGTH],
  },
  overrides: [
    {
      files: ['vite.config.ts', 'oxlint.config.mjs', 'scripts/lint-rules.mjs', '.dependency-cruiser.cjs'],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['scripts/**'], rules: { 'eslint/no-console': 'off' } },
    {
      files: ['src/**'],
      rules: {
        'larkwood/no-clock': 'error',
        'eslint/no-restricted-globals': ['error', ...OUTSIDE_WORLD],
        'eslint/no-restricted-properties': [
          'error',
          {
            object: 'Math',
            property: 'random',
            message: 'Chance is handed in: take `random` from the world or a seed from an input.',
          },
          { object: 'Date', property: 'now', message: NOW },
          { object: 'performance', property: 'now', message: NOW },
        ],
      },
    },
    { files: ['src/{domain,fixtures,machines}/**'], rules: imports() },
    { files: ['src/fixtures/**'], rules: { 'larkwood/file-length': 'off' } },
    {
      files: ['src/domain/**', 'src/machines/**'],
      rules: { 'eslint/no-restricted-globals': ['error', ...OUTSIDE_WORLD, ...DOM] },
    },
    {
      files: ['src/machines/**'],
      rules: {
        'larkwood/named-in-setup': 'error',
        'larkwood/described-states': 'error',
        'larkwood/defined-send-target': 'error',
        'larkwood/typed-members': 'error',
      },
    },
    { files: ['src/machines/members.ts'], rules: { 'larkwood/typed-members': 'off' } },
    {
      files: ['src/routes/**/*.tsx'],
      rules: {
        'larkwood/file-length': [
          'error',
          { max: 60, advice: 'a route only connects: drawing goes to src/ui/views, deciding to a machine.' },
        ],
      },
    },
    { files: ['src/routes/-*/**', 'src/routes/**/-*'], rules: { 'larkwood/file-length': ['error', FILE_LENGTH] } },
    { files: ['src/ui/**'], rules: { 'larkwood/no-class-name-prop': 'error', ...imports([ROUTER]) } },
    {
      files: ['src/ui/components/**/*.css.ts', 'src/ui/layout/**/*.css.ts', 'src/ui/views/**/*.css.ts'],
      rules: { 'larkwood/only-vars': 'error' },
    },
    {
      files: ['src/ui/views/**/*.tsx'],
      rules: {
        'eslint/no-restricted-globals': ['error', ...OUTSIDE_WORLD, ...DOM],
        ...imports([HOOKS_OF_STATE, ROUTER]),
      },
    },
    {
      files: ['src/ui/components/SearchBox/**', 'src/ui/components/Dialog/**'],
      rules: {
        'jsx-a11y/click-events-have-key-events': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
        'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
      },
    },
    {
      files: ['{src/kit,src/machines,src/shop,src/statecharts,tests}/**'],
      rules: { 'larkwood/no-private-fields': 'error' },
    },
    { files: ['src/kit/xstate-internals.ts'], rules: { 'larkwood/no-private-fields': 'off' } },
    { files: ['src/shop/world.ts'], rules: { 'larkwood/no-clock': 'off', 'eslint/no-restricted-properties': 'off' } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
      rules: {
        'eslint/no-restricted-globals': 'off',
        'eslint/no-restricted-imports': 'off',
        'larkwood/no-clock': 'off',
        'vitest/no-focused-tests': 'error',
        'vitest/no-disabled-tests': 'error',
        'vitest/expect-expect': [
          'error',
          { assertFunctionNames: ['expect', 'expect*', 'fc.assert', 'path.test', 'I.see*', 'see*', 'walk'] },
        ],
        'vitest/valid-title': 'off',
        'vitest/require-mock-type-parameters': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/no-standalone-expect': 'off',
        'larkwood/described-states': 'off',
        'larkwood/typed-members': 'off',
        'larkwood/named-in-setup': 'off',
      },
    },
    // This version takes an arrow function that returns `expect.poll(…)` for one that forgets it.
    { files: ['tests/journeys/pages/**'], rules: { 'vitest/require-awaited-expect-poll': 'off' } },
  ],
};

export default config;

/**
 * @param {string[]} names
 * @param {string} message
 */
function banned(names, message) {
  return names.map((name) => ({ name, message }));
}

/** Restricted imports apart from the layers, which are in .dependency-cruiser.cjs. @param {object[]} [paths] */
function imports(paths = []) {
  const climbing = {
    regex: String.raw`^\.\./\.\.`,
    message: 'Leave a folder through its # alias: a path that climbs breaks when the file moves.',
  };
  /** @type {import('oxlint').DummyRule} */
  const rule = ['error', { paths, patterns: [climbing] }];
  return { 'eslint/no-restricted-imports': rule };
}
