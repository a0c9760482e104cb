import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests that guard the parts list, alone: a mutated rule must make one of them fail. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: [
      'packages/domain/src/{closures,legs,bracing,parts-list,handrails,interchange}/**/*.test.ts',
      'packages/domain/src/analysis/{islands,random-systems}.test.ts',
    ],
    // Rules hold no state, so that files may share the modules: reading them anew for every mutant is what takes long.
    isolate: false,
  },
})
