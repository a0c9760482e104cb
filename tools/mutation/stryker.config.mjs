/** Rules of spec 3 §4.5 to §4.7 and domain 7.9, 7.10: loosening any one of them must make a test fail. */
export default {
  packageManager: 'npm',
  testRunner: 'one-process',
  plugins: [import.meta.resolve('./one-process.mjs')],
  mutate: [
    'packages/domain/src/rules/{closures,legs,bracing,parts-list,cross-check}/**/*.ts',
    'packages/domain/src/rules/connections/{pads-behind-plates,hung-sides}.ts',
    'packages/domain/src/rules/placement/clusters.ts',
    '!packages/domain/src/**/*.test.ts',
  ],
  // Texts are names and sources of rules; the ids and texts that matter stand in the tables of the tests.
  mutator: { excludedMutations: ['StringLiteral'] },
  // The compiler in use has no programming interface for rewriting its settings, and the sandbox needs none.
  tsconfigFile: 'tools/mutation/none.json',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  htmlReporter: { fileName: '.cache/mutation/index.html' },
  jsonReporter: { fileName: '.cache/mutation/mutation.json' },
  tempDirName: '.cache/mutation/sandbox',
  // The rules and their catalogue are all that the tests read.
  ignorePatterns: ['**', '!*.json', '!packages/{domain,catalogue-files,testing}/**'],
  thresholds: { high: 90, low: 80, break: null },
}
