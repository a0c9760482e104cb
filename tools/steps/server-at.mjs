import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, root } from './root.mjs'

/**
 * The server of a commit, built as that commit builds it, for measuring beside the present one: its sources are laid out in
 * `.cache` over the libraries that are installed.
 * @param {string} commit @returns {string} the program
 */
export function serverAt(commit) {
  const folder = inRoot('.cache', 'bench', 'server-against')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules', '@ramp'), { recursive: true })
  const sources = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: sources })
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@ramp') symlinkSync(inRoot('node_modules', name), join(folder, 'node_modules', name))
  for (const kind of ['packages', 'apps'])
    for (const name of readdirSync(join(folder, kind)))
      symlinkSync(join(folder, kind, name), join(folder, 'node_modules', '@ramp', name))
  execFileSync(process.execPath, ['tools/build.mjs', 'server'], { cwd: folder, stdio: 'inherit' })
  return join(folder, 'apps', 'server', 'dist', 'main.js')
}
