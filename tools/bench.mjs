// npm run bench [-- NAME ...] [--against COMMIT | --trial]: runs bench/NAME.bench.ts, or all of them, bundled as the product is.
// `interaction` takes --parts 60,2000 (sizes of drawings) and --rounds 3, too.
// With a commit its engine or its server is measured beside the present one, round by round, by the benchmarks that compare.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { nodeBundle } from './steps/bundle.mjs'
import { engineAt } from './steps/engine-at.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot, root } from './steps/root.mjs'
import { serverAt } from './steps/server-at.mjs'
import { takeTrial } from './steps/trial.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)

takeTrial()
const ending = '.bench.ts'
const names = readdirSync(inRoot('bench'))
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))
const asked = process.argv.slice(2)
const option = asked.indexOf('--against')
const [, commit] = option < 0 ? [] : asked.splice(option, 2)
/** @param {string} name @returns {string | undefined} the value of an option, taken out of the arguments */
const taken = (name) => {
  const at = asked.indexOf(name)
  return at < 0 ? undefined : asked.splice(at, 2)[1]
}
const [parts, rounds] = [taken('--parts'), taken('--rounds')]
if (parts) process.env.BENCH_PARTS = parts
if (rounds) process.env.BENCH_ROUNDS = rounds
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(2)
}
const { build } = await import('esbuild')

/** What is built of that commit for the benchmarks that start it; the others measure its engine. */
const STARTED = new Map([
  ['server', ['server']],
  ['interaction', ['web', 'portal', 'server']],
])
/** What a benchmark measures beside the present: the server of that commit, or its engine. @param {string} name */
const against = async (name) => {
  if (!commit) return []
  const targets = STARTED.get(name)
  return [targets ? serverAt(commit, targets) : await engineAt(commit), commit]
}
for (const name of asked.length > 0 ? asked : names) {
  console.log(`\n${name}`)
  const program = inRoot('.cache', 'bench', `${name}.mjs`)
  await build(nodeBundle(inRoot('bench', `${name}${ending}`), program))
  const { status } = spawnSync(process.execPath, [program, ...(await against(name))], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
