// npm run check [-- --trial]: the fast part of the tests, for every save and every commit.
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { lockFileStage, runFastStages, runStage } from './steps/stages.mjs'
import { takeTrial } from './steps/trial.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)
const counts = takeTrial() ? [await runStage(lockFileStage)] : await runFastStages()
process.exit(counts.every(({ failed }) => failed === 0) ? 0 : 1)
