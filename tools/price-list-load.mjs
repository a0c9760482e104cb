// npm run price-list-load [-- QUOTES PEOPLE | --trial]: a price list is published while so many quotes (1,000) are open and so many people
// (50) save, on both databases: no total of an issued or pinned quote moves, and the run does what the dry run told.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'
import { takeTrial } from './steps/trial.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)

const isTrial = takeTrial()
const [, , quotes = '1000', people = '50'] = process.argv
const file = 'apps/server/src/modules/price-lists/open-quotes.test.ts'
const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(
  process.execPath,
  [vitest, ...(isTrial ? ['list', '--filesOnly'] : ['run']), '--project', 'programs', file],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LOAD_QUOTES: quotes, LOAD_SAVERS: people },
  },
)
process.exit(status ?? 1)
