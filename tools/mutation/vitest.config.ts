import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests that guard the parts list, alone: a mutated rule must make one of them fail. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['packages/domain/src/**/*.test.ts'] },
})
