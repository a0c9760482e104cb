// npm run mutation [-- FILES | --trial]: loosens one rule after the other and asks whether a test notices.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'
import { sayReady, takeTrial } from './steps/trial.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)

if (takeTrial()) {
  // Stryker is fetched by the first real run; what it is told to loosen is there.
  const { default: config } = await import('./mutation/stryker.config.mjs')
  const gone = placesOf(config.mutate).filter((place) => !existsSync(inRoot(place)))
  if (gone.length > 0) throw new Error(`${gone.join(', ')} is gone; see tools/mutation/stryker.config.mjs.`)
  sayReady()
  process.exit(0)
}
const own = inRoot('tools', 'mutation')
const program = inRoot('tools', 'mutation', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
if (!existsSync(program)) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: own, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
const files = process.argv.slice(2)
const { status } = spawnSync(
  process.execPath,
  [
    program,
    'run',
    'tools/mutation/stryker.config.mjs',
    ...(files.length > 0 ? ['--mutate', files.join(',')] : []),
  ],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)

/** The files and folders that patterns of files to loosen begin with. @param {readonly string[]} patterns */
function placesOf(patterns) {
  return patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .flatMap((pattern) => {
      const [place = ''] = pattern.split('/**')
      const [before = '', names, after = ''] = place.split(/[{}]/)
      return names === undefined ? [place] : names.split(',').map((name) => before + name + after)
    })
}
