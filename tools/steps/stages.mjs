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

/** @type {readonly Stage[]} What `npm run check` does, in under a minute. */
export const fastStages = [
  { title: 'format', run: async () => asOne(await runNode(biome, ['format', '--colors=off', '.'])) },
  {
    title: 'lint',
    run: async () => asOne(await runNode(biome, ['lint', '--colors=off', '--error-on-warnings', '.'])),
  },
  { title: 'types', run: async () => asOne(await checkTypes()) },
  { title: 'unused', run: async () => asOne(await runNode(knip, ['--no-config-hints'])) },
  vitestStage('architecture'),
  vitestStage('unit'),
]

/** @type {readonly Stage[]} */
export const slowStages = [
  vitestStage('command line'),
  vitestStage('server'),
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
export async function runStage({ title, run }) {
  const start = performance.now()
  toStdout(title.padEnd(14))
  const { passed, failed, notes, output } = await run()
  const tests = passed + failed > 1 ? `, ${passed} passed` : ''
  toStdout(`${failed === 0 ? 'ok' : `${failed} FAILED`}${tests}, ${secondsSince(start)}\n`)
  if (failed > 0) toStdout(`${output}\n`)
  for (const note of notes) toStdout(`${note}\n`)
  return { passed, failed, notes }
}
