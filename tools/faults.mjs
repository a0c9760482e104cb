// npm run faults [-- kills,disk --kills 100 | --trial]: kills, fills, cuts and damages what the server stands on while people save, kills the browser while somebody draws, and counts what was lost.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'
import { ensureBuilt, product } from './steps/targets.mjs'
import { takeTrial } from './steps/trial.mjs'

requireNode()
takeTrial()
if (!(await ensureInstalled()) || !(await ensureBuilt(product))) process.exit(1)

const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', inRoot('tools', 'faults', 'main.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
