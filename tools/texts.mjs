// npm run texts [-- WORDS]: every text that a person reads, with its file and line; with WORDS those that have them. After
// them the phrases that a dealer would notice, with how often they are written.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'
import { toStderr } from './steps/step.mjs'

requireNode()
if (!(await ensureInstalled(toStderr))) process.exit(1)
const main = inRoot('tools', 'texts', 'main.ts')
const args = ['--import', 'tsx', main, ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
