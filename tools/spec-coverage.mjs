// npm run spec-coverage [-- --trial]: every rule and message of the specification, and the test that proves it.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'
import { takeTrial } from './steps/trial.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)
takeTrial()
const main = inRoot('tools', 'spec-coverage', 'main.ts')
const { status } = spawnSync(process.execPath, ['--import', 'tsx', main], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
