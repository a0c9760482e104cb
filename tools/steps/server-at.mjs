import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot, root } from './root.mjs'

/**
 * The server of a commit, built as that commit builds it, for measuring beside the present one: its sources are laid out in
 * `.cache` over the libraries that are installed; those that only that commit knows are fetched beside them.
 * @param {string} commit @param {readonly string[]} targets what is built of it @returns {string} the program
 */
export function serverAt(commit, targets = ['server']) {
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
  linkMissing(folder)
  execFileSync(process.execPath, ['tools/build.mjs', ...targets], { cwd: folder, stdio: 'inherit' })
  return join(folder, 'apps', 'server', 'dist', 'main.js')
}

/** Libraries of that commit's server that are not installed any more. @param {string} folder */
function linkMissing(folder) {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'apps', 'server', 'package.json'), 'utf8'))
  const missing = Object.entries(dependencies).filter(
    ([name]) => !name.startsWith('@ramp/') && !existsSync(join(folder, 'node_modules', name)),
  )
  if (missing.length === 0) return
  const beside = inRoot('.cache', 'bench', 'libraries-against')
  mkdirSync(beside, { recursive: true })
  writeFileSync(join(beside, 'package.json'), JSON.stringify({ dependencies: Object.fromEntries(missing) }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: beside,
    stdio: 'inherit',
  })
  for (const [name] of missing) {
    const at = join(folder, 'apps', 'server', 'node_modules', name)
    mkdirSync(dirname(at), { recursive: true })
    symlinkSync(join(beside, 'node_modules', name), at)
  }
}
