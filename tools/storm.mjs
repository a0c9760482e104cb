// npm run storm [-- --minutes 60 --seed 1 --actions 600 | --trial]: lets random hands loose on the product, one storm a seed; the seed chooses the product line.
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
  ['--import', 'tsx', inRoot('e2e', 'ui-fuzz', 'main.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
