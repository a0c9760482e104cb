import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { nodeBundle } from './bundle.mjs'
import { inRoot, root } from './root.mjs'

/**
 * The engine of a commit as a bundle of its own, for measuring beside the present one: the sources of its packages are
 * laid out in `.cache`, and what the benchmarks use is bundled over them.
 * @param {string} commit @returns {Promise<string>} the bundle
 */
export async function engineAt(commit) {
  const { build } = await import('esbuild')
  const folder = inRoot('.cache', 'bench', 'against')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const packages = execFileSync('git', ['archive', commit, 'packages'], { cwd: root, maxBuffer: 1 << 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: packages })
  const bundle = inRoot('.cache', 'bench', 'engine-against.mjs')
  await build({
    ...nodeBundle(inRoot('bench', 'engine.ts'), bundle),
    alias: Object.fromEntries(
      ['domain', 'catalogue-files'].map((name) => [
        `@ramp/${name}`,
        inRoot('.cache', 'bench', 'against', 'packages', name, 'src', 'index.ts'),
      ]),
    ),
  })
  return bundle
}
