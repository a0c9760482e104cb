import { defineConfig } from 'vitest/config'

// No test needs a process of its own; loading the sources once for all makes the runs several times as fast.
export default defineConfig({
  test: {
    maxWorkers: '100%',
    // Titles of tables show their values whole: the table of the specification's rules names tests by them.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      { extends: true, test: { name: 'architecture', include: ['tools/architecture.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          // Fitting a ramp or drawing a paper takes seconds where the machine has other work.
          testTimeout: 20_000,
          include: ['{packages,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            'apps/server/**',
            'apps/cli/**',
            'tools/architecture.test.ts',
            'tools/trials/**',
            'tools/operations-guide/**',
            'tools/outward-names/running/**',
          ],
        },
      },
      {
        extends: true,
        // Takes minutes and the npm registry: `npm run operations:try`, no stage of npm test.
        test: { name: 'operations-guide', include: ['tools/operations-guide/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          // Starts every program of tools and bench for a few seconds.
          name: 'trials',
          include: ['tools/trials/*.test.ts'],
          // One computes while the other waits for a server or a browser.
          maxConcurrency: 2,
          globalSetup: ['tools/steps/built-product.mjs'],
        },
      },
      {
        extends: true,
        test: {
          // The server and the command line in one row: while one file waits for a program, another computes.
          name: 'programs',
          isolate: false,
          include: [
            'apps/server/src/**/*.test.ts',
            'apps/cli/src/*.test.ts',
            'tools/outward-names/running/*.test.ts',
          ],
          globalSetup: ['tools/steps/built-programs.mjs', 'apps/server/src/db/testing/test-run.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
