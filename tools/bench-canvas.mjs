// npm run bench:canvas [-- PARTS ...]: our canvas beside Konva, react-konva and Fabric, in one run of one browser.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)

const own = inRoot('bench', 'canvas')
if (!existsSync(inRoot('bench', 'canvas', 'node_modules', 'konva'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: own, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
const types = spawnSync('npx', ['tsc', '--noEmit', '-p', own], { cwd: root, stdio: 'inherit' })
if (types.status !== 0) process.exit(types.status ?? 1)
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', inRoot('bench', 'canvas', 'main.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
