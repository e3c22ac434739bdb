declare module 'virtual:chart-layouts' {
  import type { ChartLayouts } from '#kit/charts/layout/chart-layout';

  /** Made by scripts/chart-layouts.mjs: the layouts of every machine by its name. */
  export const layouts: Readonly<Record<string, Readonly<Record<'names' | 'words', ChartLayouts>>>>;
}

declare module 'virtual:tested' {
  /** Made by scripts/tested.mjs: the last coverage report of the machines, unread. */
  export const tested: unknown;
}

declare module 'virtual:page-words' {
  import type { PageWords } from '#statecharts/palette/entries';

  /** Made by scripts/page-words.mjs: the words that a page shows in each state, by the state's node id. */
  export const pageWords: PageWords;
}

declare module 'virtual:paths' {
  import type { SuitePath } from '#kit/paths/suite-path';

  /** Made by scripts/path-suites.mjs: the suite for transitions of every machine by its name. */
  export const paths: Readonly<Record<string, readonly SuitePath[]>>;
}

declare module 'virtual:chart-history' {
  import type { ChartHistory } from '#statecharts/compare/chart-history';

  /** Made by scripts/chart-history.mjs: the diagrams of the machines that were committed. */
  export const history: ChartHistory;
}
