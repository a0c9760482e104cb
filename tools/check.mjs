// npm run check: the fast part of the tests, for every save and every commit.
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { runFastStages } from './steps/stages.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)
const counts = await runFastStages()
process.exit(counts.every(({ failed }) => failed === 0) ? 0 : 1)
