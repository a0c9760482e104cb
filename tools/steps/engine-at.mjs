import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
  const sourceOf = (/** @type {string} */ name) => join(folder, 'packages', name, 'src', 'index.ts')
  // Commits without a package of formats have its readers in the domain.
  const formats = existsSync(sourceOf('formats')) ? 'formats' : 'domain'
  await build({
    ...nodeBundle(inRoot('bench', 'engine.ts'), bundle),
    alias: {
      '@ramp/domain': sourceOf('domain'),
      '@ramp/catalogue-files': sourceOf('catalogue-files'),
      '@ramp/formats': sourceOf(formats),
    },
  })
  return bundle
}
