/** A folder of src that imports nothing but what this pattern allows, tests apart. */
const layer = (folder, name, comment, allowed) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^src/${folder}/`, pathNot: '[.]test[.]tsx?$' },
  to: { pathNot: allowed },
});

/** The layers: domain <- machines <- routes -> ui; domain <- fixtures <- content. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or there is a third that both need.',
      from: {},
      to: { circular: true },
    },
    layer(
      'domain',
      'domain-is-a-leaf',
      'src/domain is plain TypeScript: it imports only its own files.',
      '^src/domain/',
    ),
    layer(
      'fixtures',
      'fixtures-are-facts',
      'src/fixtures holds facts: it may import only src/domain and its own files.',
      '^src/(fixtures|domain)/',
    ),
    layer(
      'content',
      'content-is-made-of-facts',
      'src/content may import only src/domain, src/fixtures and its own files.',
      '^src/(content|domain|fixtures)/',
    ),
    layer(
      'shop',
      'the-shop-is-its-actors',
      'src/shop may import only xstate, valibot, src/domain, src/machines and the types of src/content.',
      '^src/(shop|domain|content|machines)/|^node_modules/(xstate|valibot)/',
    ),
    {
      name: 'machines-get-their-data-by-input',
      severity: 'error',
      comment: 'A machine may import only xstate, valibot, src/domain and other machines.',
      from: {
        path: '^src/machines/',
        pathNot: '[.](test|cases|page|scenes)[.]tsx?$|^src/machines/(registry|scene)[.]ts$',
      },
      to: { pathNot: '^src/(machines|domain)/|^node_modules/(xstate|valibot)/' },
    },
    {
      name: 'what-tools-know-of-a-machine',
      severity: 'error',
      comment:
        'Cases, page places and scenes of a machine may import machines, facts, content, src/domain and src/kit/paths.',
      from: { path: '^src/machines/.*[.](cases|page|scenes)[.]ts$|^src/machines/(registry|scene)[.]ts$' },
      to: { pathNot: '^src/(machines|domain|fixtures|content|kit)/|^node_modules/xstate/' },
    },
    {
      name: 'shoppers-never-load-what-tools-know',
      severity: 'error',
      comment:
        'Cases, page places and scenes are for tests and the statecharts: in the shop they would be dead weight.',
      from: {
        path: '^src/',
        pathNot:
          '^src/(statecharts|kit)/|[.]((test[.]tsx?)|(cases|page|scenes)[.]ts)$|^src/machines/(registry|scene)[.]ts$',
      },
      to: { path: '^src/kit/|^src/machines/.*[.](cases|page|scenes)[.]ts$|^src/machines/(registry|scene)[.]ts$' },
    },
    {
      name: 'the-kit-knows-no-shop',
      severity: 'error',
      comment: 'src/kit is for any system of XState 5: what it must know of this shop is handed in.',
      from: { path: '^src/kit/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(src|tests|scripts)/', pathNot: '^src/(kit|ui/theme)/' },
    },
    {
      name: 'only-drawings-have-a-theme',
      severity: 'error',
      comment: 'Of the kit only what draws a chart knows colours.',
      from: { path: '^src/kit/', pathNot: '^src/kit/charts/(drawing|exports)/|[.]test[.]tsx?$' },
      to: { path: '^src/ui/' },
    },
    {
      name: 'ui-is-props-in-callbacks-out',
      severity: 'error',
      comment: 'src/ui never imports machines, fixtures, routes, the shop or xstate: the route connects them.',
      from: { path: '^src/ui/', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^src/(machines|fixtures|routes|shop|browser|statecharts|[^/]+$)|^node_modules/(xstate|@xstate|valibot)/',
      },
    },
    {
      name: 'components-know-no-view',
      severity: 'error',
      comment: 'A component serves many views: what it needs from one comes as props.',
      from: { path: '^src/ui/(components|theme)/' },
      to: { path: '^src/ui/(views|layout)/' },
    },
    {
      name: 'routes-do-not-import-routes',
      severity: 'error',
      comment: 'What two routes share lies in a file whose name begins with a hyphen.',
      from: { path: '^src/routes/' },
      to: { path: '^src/routes/', pathNot: '/-' },
    },
    {
      name: 'shoppers-load-page-by-page',
      severity: 'error',
      comment:
        'src/routes/-pages.ts brings the machines of all pages: it is for prerendering, the statecharts and tests.',
      from: { path: '^src/', pathNot: '^src/(statecharts/|entry-server)|[.]test[.]tsx?$' },
      to: { path: '^src/routes/-pages[.]ts$' },
    },
    {
      name: 'shoppers-never-load-the-statecharts',
      severity: 'error',
      comment: 'src/statecharts is a bundle of its own: it may import the shop, never the other way round.',
      from: { path: '^src/', pathNot: '^src/(statecharts|kit)/' },
      to: { path: '^src/statecharts/' },
    },
    {
      name: 'src-knows-no-test',
      severity: 'error',
      comment: 'What a test needs stays in the test.',
      from: { path: '^src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^tests/|[.]test[.]tsx?$' },
    },
    {
      name: 'src-knows-no-tool',
      severity: 'error',
      comment: 'src may use only what package.json lists under dependencies.',
      from: { path: '^src/', pathNot: '[.](test[.]tsx?|css[.]ts)$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-missing-files',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '[?]url$|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]gen[.]ts$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
