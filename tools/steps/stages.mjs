import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countPlaywright, countVitest } from './count.mjs'
import { missingFromLock } from './lock-file.mjs'
import { inRoot, reportsFolder } from './root.mjs'
import { run, runNode } from './run.mjs'
import { secondsSince, toStdout } from './step.mjs'
import { checkTypes } from './types.mjs'

/**
 * @typedef {import('./count.mjs').Count & { output: string }} Result
 * @typedef {{ title: string, run: () => Promise<Result> }} Stage
 */

/** A stage without tests of its own counts as one. @param {import('./run.mjs').Outcome} outcome @returns {Result} */
const asOne = ({ code, output }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  notes: [],
  output,
})

const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome')
const knip = inRoot('node_modules', 'knip', 'bin', 'knip.js')
export const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
export const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js')

/**
 * Runs a test program and counts what its report says. No report means that it broke before the first test.
 * @template Report
 * @param {string} name
 * @param {(reportFile: string) => Promise<import('./run.mjs').Outcome>} tests
 * @param {(report: Report) => import('./count.mjs').Count} count
 * @returns {Promise<Result>}
 */
async function reported(name, tests, count) {
  const reportFile = join(reportsFolder, `${name.replaceAll(' ', '-')}.json`)
  mkdirSync(reportsFolder, { recursive: true })
  rmSync(reportFile, { force: true })
  const { code, output } = await tests(reportFile)
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, notes: [], output }
  const counted = count(JSON.parse(readFileSync(reportFile, 'utf8')))
  const brokeOtherwise = code !== 0 && counted.failed === 0
  return { ...counted, failed: brokeOtherwise ? 1 : counted.failed, output }
}

/** @param {string} project one of those in vitest.config.ts @returns {Stage} */
const vitestStage = (project) => ({
  title: project,
  run: () =>
    reported(
      project,
      (file) =>
        runNode(vitest, [
          'run',
          '--project',
          project,
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ]),
      countVitest,
    ),
})

/** @type {Stage} */
export const lockFileStage = {
  title: 'lock file',
  async run() {
    const missing = missingFromLock(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages)
    return asOne({ code: missing.length, output: missing.join('\n') })
  },
}

/** @type {Stage} */
const typesStage = { title: 'types', run: async () => asOne(await checkTypes()) }

/** @type {readonly Stage[]} */
const sourceStages = [
  { title: 'format', run: async () => asOne(await runNode(biome, ['format', '--colors=off', '.'])) },
  {
    title: 'lint',
    run: async () => asOne(await runNode(biome, ['lint', '--colors=off', '--error-on-warnings', '.'])),
  },
  { title: 'unused', run: async () => asOne(await runNode(knip, ['--no-config-hints'])) },
  vitestStage('architecture'),
  // That they can be read; what is translated for that is there when they run.
  { title: 'browser list', run: async () => asOne(await runNode(playwright, ['test', '--list'])) },
]

/** What `npm run check` does: looks at the sources, where types take as long as all the others together, and unit tests. */
export const runFastStages = async () => [
  ...(await runBeside([typesStage], sourceStages)),
  await runStage(vitestStage('unit')),
]

/** @type {readonly Stage[]} */
export const slowStages = [
  vitestStage('programs'),
  vitestStage('trials'),
  {
    title: 'browser',
    run: () =>
      reported(
        'browser',
        (file) =>
          runNode(playwright, ['test', '--reporter=list,json'], {
            env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: '1' },
          }),
        countPlaywright,
      ),
  },
]

/** Reads what the other stages have reported, so it comes last. @type {Stage} */
export const coverageStage = {
  title: 'spec coverage',
  async run() {
    const main = inRoot('tools', 'spec-coverage', 'main.ts')
    const outcome = await run(process.execPath, ['--import', 'tsx', main, '--after-run'])
    return { ...asOne(outcome), notes: outcome.code === 0 ? [outcome.output.trim()] : [] }
  },
}

/**
 * One line for a stage, and below it everything it printed if something failed.
 * @param {Stage} stage
 * @returns {Promise<import('./count.mjs').Count>}
 */
export async function runStage(stage) {
  toStdout(stage.title.padEnd(TITLE))
  const { told, count } = await outcomeOf(stage)
  toStdout(told)
  return count
}

/**
 * Runs rows of stages beside one another, each row in turn; the line of a stage comes when it has ended.
 * @param {readonly (readonly Stage[])[]} rows
 * @returns {Promise<import('./count.mjs').Count[]>}
 */
async function runBeside(...rows) {
  const inTurn = async (/** @type {readonly Stage[]} */ stages) => {
    const counts = []
    for (const stage of stages) {
      const { told, count } = await outcomeOf(stage)
      toStdout(stage.title.padEnd(TITLE) + told)
      counts.push(count)
    }
    return counts
  }
  return (await Promise.all(rows.map(inTurn))).flat()
}

const TITLE = 14

/** @param {Stage} stage */
async function outcomeOf({ run }) {
  const start = performance.now()
  const { passed, failed, notes, output } = await run()
  const tests = passed + failed > 1 ? `, ${passed} passed` : ''
  const line = `${failed === 0 ? 'ok' : `${failed} FAILED`}${tests}, ${secondsSince(start)}`
  const told = [line, ...(failed > 0 ? [output] : []), ...notes].map((text) => `${text}\n`).join('')
  return { told, count: { passed, failed, notes } }
}
