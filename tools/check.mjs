// npm run check: the fast part of the tests, for every save and every commit.
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { fastStages, runStage } from './steps/stages.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)
let failed = 0
for (const stage of fastStages) failed += (await runStage(stage)).failed
process.exit(failed === 0 ? 0 : 1)
