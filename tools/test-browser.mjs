// npm run test:browser [-- e2e/... --headed]: browser tests alone, on the product as it is now.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'
import { ensureBuilt, product } from './steps/targets.mjs'

requireNode()
if (!(await ensureInstalled()) || !(await ensureBuilt(product))) process.exit(1)

const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js')
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
