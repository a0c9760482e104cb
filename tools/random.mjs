// npm run random [-- COUNT | --trial]: that many random systems of every product line (10,000), each looked at from all sides, and
// a part of them edited at random; for every ten of them two revisions of a quote of every line, whose difference adds up to the
// cent; and for every two hundred of them a random site that ramps are fitted on. Parts of all proposals of the sites in the
// fixtures are kept, too.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'
import { takeTrial } from './steps/trial.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)

const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
// A trial finds the tests and runs none.
const command = takeTrial() ? ['list', '--filesOnly'] : ['run']
const tests = [
  'rules/analysis/random-systems',
  'rules/analysis/islands',
  'assist/difference/random-differences',
  'assist/fit/legality',
  'assist/fit/keep',
].map((name) => `packages/domain/src/${name}.test.ts`)
const systems = process.argv[2] ?? '10000'
const { status } = spawnSync(process.execPath, [vitest, ...command, '--project', 'unit', ...tests], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    RANDOM_SYSTEMS: systems,
    RANDOM_PAIRS: String(Math.ceil(Number(systems) / 10)),
    // Sites take seconds each.
    RANDOM_SITES: String(Math.ceil(Number(systems) / 200)),
  },
})
process.exit(status ?? 1)
