// npm run mutation [-- FILES]: loosens one rule after the other and asks whether a test notices.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)

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
