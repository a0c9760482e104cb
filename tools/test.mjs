// npm test [-- --trial]: everything, from a fresh clone. Nothing is skipped: what cannot run counts as failed.
import { rmSync } from 'node:fs'
import { lastLine } from './steps/count.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { reportsFolder } from './steps/root.mjs'
import { coverageStage, lockFileStage, runFastStages, runStage, slowStages } from './steps/stages.mjs'
import { step } from './steps/step.mjs'
import { ensureBuilt, product } from './steps/targets.mjs'
import { takeTrial } from './steps/trial.mjs'

requireNode()

async function runEverything() {
  rmSync(reportsFolder, { recursive: true, force: true })
  const counts = [await runStage(lockFileStage)]
  const failure = { passed: 0, failed: 1, notes: [] }
  if (!(await ensureInstalled())) return [...counts, failure]
  const hasBrowser = await step('Finding a browser', async () => {
    // Loaded late: it needs what was just installed.
    const { findBrowser } = await import('./steps/browser.mjs')
    return findBrowser().then(
      ({ executablePath }) => ({ code: 0, output: executablePath }),
      (error) => ({ code: 1, output: String(error.message) }),
    )
  })
  const isBuilt = await ensureBuilt(product)
  if (!hasBrowser || !isBuilt) counts.push(failure)
  counts.push(...(await runFastStages()))
  for (const stage of [...slowStages, coverageStage]) counts.push(await runStage(stage))
  return counts
}

const counts = takeTrial() ? [await runStage(lockFileStage)] : await runEverything()
console.log(lastLine(counts))
process.exit(counts.every(({ failed }) => failed === 0) ? 0 : 1)
