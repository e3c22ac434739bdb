import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { chartHistory } from './scripts/chart-history.mjs';
import { chartLayouts } from './scripts/chart-layouts.mjs';
import { className } from './scripts/class-names.ts';
import { compileHints } from './scripts/compile-hints.mjs';
import { folderOrName, SHOP_CHUNKS, STATECHARTS_CHUNKS } from './scripts/chunks.ts';
import { hoverStyles } from './scripts/hover-styles.ts';
import { USUAL_PORT } from './scripts/free-port.mjs';
import { pageWords } from './scripts/page-words.mjs';
import { pathSuites } from './scripts/path-suites.mjs';
import { renderedPages } from './scripts/rendered-pages.mjs';
import { SlowestFirst } from './scripts/slowest-first.mjs';
import { TestOutcome } from './scripts/test-outcome.mjs';
import { testedMachines } from './scripts/tested.mjs';
import { shippedMachines } from './scripts/shipped-machines.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Options that all browser tests share. */
const inBrowser = {
  environment: 'node',
  globalSetup: 'tests/support/served-shop.mjs',
  // The files of a worker share one browser and its pooled pages.
  isolate: false,
} as const;

/**
 * Generated paths in a browser, and the stored specs: a project of its own, so that `npm run test:pages` runs them
 * alone.
 */
const GENERATED = [
  'tests/journeys/paths-*.journey.ts',
  'tests/journeys/screens.journey.ts',
  'tests/journeys/generated-specs/*.spec.ts',
];

const routeFiles = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  semicolons: true,
  quoteStyle: 'single',
  // Tests are beside the routes they test.
  routeFileIgnorePattern: String.raw`\.test\.tsx?$`,
});

export default defineConfig({
  appType: 'custom',
  resolve: {
    tsconfigPaths: true,
    // React has had this hook since 18: nothing needs the stand-in for older ones.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  plugins: [
    ...(process.env['VITEST'] ? [] : [routeFiles, renderedPages()]),
    chartHistory(),
    chartLayouts(),
    pathSuites(),
    pageWords(),
    testedMachines(),
    react(),
    vanillaExtractPlugin({ identifiers: process.env['NODE_ENV'] === 'production' ? className : 'debug' }),
    shippedMachines(),
    compileHints(),
  ],
  css: { postcss: { plugins: [hoverStyles] } },
  // Not `wantedPort`: builds and tests read this too, and a PORT that is none must not stop them.
  server: { port: Number(process.env.PORT ?? USUAL_PORT) },
  optimizeDeps: { entries: ['src/browser/entry-client.tsx', 'src/routes/**/*.tsx'] },
  build: {
    target: 'baseline-widely-available',
    cssCodeSplit: false,
    // Fonts and pictures stay files: they are cached for long, and the security policy allows no data: URLs.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: 'src/browser/entry-client.tsx',
      // Constants of other modules too: 1 KB less.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      checks: { pluginTimings: false },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: (chunk) => `assets/${folderOrName(chunk)}-[hash].js`,
            codeSplitting: { groups: SHOP_CHUNKS },
          },
        },
      },
    },
    // The statecharts' bundle is in its own folder: the shop's chunks import nothing of it.
    statecharts: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        assetsDir: 'assets/statecharts',
        // The statecharts load every page of the shop at once; shoppers do not.
        chunkSizeWarningLimit: 1_000,
        manifest: 'statecharts-manifest.json',
        rolldownOptions: {
          input: ['src/statecharts/main.tsx', 'src/statecharts/stage/main.tsx', 'src/statecharts/live/agent.ts'],
          output: { codeSplitting: { groups: STATECHARTS_CHUNKS } },
          // Open tabs of the shop call the exports of the agent.
          preserveEntrySignatures: 'exports-only',
          checks: { pluginTimings: false },
        },
      },
    },
    ssr: {
      build: {
        emitAssets: false,
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: { input: 'src/entry-server.tsx', checks: { pluginTimings: false } },
      },
    },
  },
  builder: {},
  test: {
    // Timeouts only end what hangs: a slow machine may take its time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { interval: 20, timeout: 90_000 } },
    reporters: ['default', new TestOutcome(process.env['TEST_OUTCOME'])],
    // By default one core would be left free.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Importing the machines again takes longer than most files' tests.
          isolate: false,
          restoreMocks: true,
          include: ['{src,tests,scripts}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { ...inBrowser, name: 'journeys', include: ['tests/journeys/**/*.journey.ts'], exclude: GENERATED },
      },
      { extends: true, test: { ...inBrowser, name: 'pages', include: GENERATED } },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'hosts',
          globalSetup: 'tests/hosts/served-hosts.mjs',
          include: ['tests/hosts/*.host.ts'],
        },
      },
      // Specs written by `npm run paths -- --format playwright`, or copied from the statecharts, in any folder.
      {
        extends: true,
        resolve: {
          alias: { '#tests': folder('tests'), '#kit': folder('src/kit'), '#statecharts': folder('src/statecharts') },
        },
        test: { ...inBrowser, name: 'specs', include: ['**/*.spec.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: 'tests/support/dom-setup.ts',
          include: ['{src,tests}/**/*.test.tsx'],
        },
      },
    ],
  },
});
