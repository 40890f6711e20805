import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { allowInlineStyles } from './scripts/build/allowInlineStyles.ts';
import { compiledWords } from './scripts/build/compiledWords.ts';
import { iconsOneByOne } from './scripts/build/iconsOneByOne.ts';
import { language } from './scripts/build/language.ts';
import { licences } from './scripts/build/licences.ts';
import { layered } from './scripts/build/layers.ts';
import { livePlay } from './scripts/build/livePlay.ts';
import { namedBreakPoints } from './scripts/build/breakPoints.ts';
import { partsOfSite } from './scripts/build/partsOfSite.ts';
import { startAfterPaint } from './scripts/build/startAfterPaint.ts';

const { page: licencesPage, worker: licencesOfWorkers } = licences();

/** The folder of `src/text` that holds the language of the built site, or `pseudo`: docs/house.md. */
const words = process.env.JIKAIDA_LANGUAGE ?? 'en';

/** With these, page and workers may share memory, so that the computer can use more than one core: docs/hosting.md. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** The tests of the floors that are pure. */
const PURE = [
  'tests/{cabinet,engine,game,learn,practice,search,text}/**/*.test.ts',
  'src/cabinet/games/*/tests/*.test.ts',
];

/** Tests that count steps of the program switch off V8's optimiser, which all threads of a process share. */
const COUNTING = ['tests/game/jkn/work.test.ts'];

/**
 * Tests of components, each file of which needs a page. Those of live games pass values between tabs, which a vm
 * context cannot.
 */
const DRAWN = ['tests/{app,board,pages}/**/!(live|liveRooms).test.{ts,tsx}'];

/** The page and its workers give a file the same name, so that what one of them has loaded is there for the other. */
const ASSET_NAMES = 'assets/[name]-[hash:7][extname]';

export default defineConfig(({ mode }) => ({
  base: './', // so that the built site works under any path of any host
  plugins: [
    react(),
    iconsOneByOne(),
    language(words),
    compiledWords(words),
    namedBreakPoints(),
    layered(),
    startAfterPaint(),
    allowInlineStyles(),
    licencesPage(),
    livePlay(process.env.JIKAIDA_LIVE),
    VitePWA({
      // a new version waits until the players accept it, so that no game is reloaded under them
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'apple-touch-icon.png'],
      manifest: {
        id: './',
        name: 'Poron Jikaida',
        short_name: 'Jikaida',
        description: 'The great board game of Kregen, for two people or against the computer.',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#f3ede3',
        theme_color: '#4a3a2d',
        categories: ['games'],
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,net}'],
        // the client of live games is of no use without a network
        globIgnores: ['**/mqtt*.js', 'isolated.js'],
        cleanupOutdatedCaches: true,
        importScripts: ['isolated.js'],
      },
    }),
  ],
  // React has this hook itself; the router imports the substitute for versions before React 18
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2022',
    license: { fileName: 'licences.json' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: partsOfSite() },
        // the first load names every part that can follow, so each letter of a hash costs it a byte
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ASSET_NAMES,
      },
    },
  },
  // the computer's worker in the cabinet loads each game when it is asked to play it
  worker: {
    format: 'es',
    plugins: () => [language(words), compiledWords(words), licencesOfWorkers()],
    rolldownOptions: { output: { assetFileNames: ASSET_NAMES } },
  },
  server: { strictPort: true, headers: ISOLATED },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true, headers: ISOLATED },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    expect: { requireAssertions: true }, // a test that asserts nothing cannot fail
    pool: 'threads',
    maxWorkers: 2, // without it, a machine with two cores runs the files one by one
    projects: [
      // tests that need no page and keep nothing load the rules once for all files, which saves a third of the time
      { extends: true, mode, test: { name: 'pure', include: PURE, exclude: COUNTING, isolate: false } },
      { extends: true, mode, test: { name: 'counting', include: COUNTING, pool: 'forks' } },
      {
        extends: true,
        mode,
        test: {
          name: 'drawn',
          include: DRAWN,
          pool: 'vmThreads', // one context per file in reused threads: three quarters of the time of new threads
          setupFiles: 'tests/support/patience.ts',
        },
      },
      {
        extends: true,
        mode,
        test: {
          name: 'page',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...PURE, ...DRAWN],
          setupFiles: 'tests/support/patience.ts',
        },
      },
    ],
  },
}));
