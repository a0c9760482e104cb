// npm run fuzz [-- COUNT | --trial]: so many mutated requests (10,000) over every call, half of them on each database: none may make
// the server fail. Says how long the slowest took and what memory they left behind.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'
import { takeTrial } from './steps/trial.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)

const isTrial = takeTrial()
const file = 'apps/server/src/app/mutated-calls.test.ts'
const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, ...(isTrial ? ['list', '--filesOnly'] : ['run']), '--project', 'programs', file],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATED_CALLS: process.argv[2] ?? '10000' },
  },
)
process.exit(status ?? 1)
