// npm run guide-pictures [-- SCENE ... | --trial]: takes the pictures of the guide of the running product, as it is now.
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
  ['--import', 'tsx', inRoot('e2e', 'guide-pictures', 'main.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)
