// npm run image:try [-- --trial]: carries out the Containerfile without a container engine, in a folder that is removed afterwards, and
// tries what it made: as a user without rights, with the program read-only.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildImage } from './image/build-image.mjs'
import { execForm, lastOf, readStages } from './image/containerfile.mjs'
import { tryImage } from './image/try-image.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot } from './steps/root.mjs'
import { toStdout } from './steps/step.mjs'
import { sayReady, takeTrial } from './steps/trial.mjs'

requireNode()
const stages = readStages(readFileSync(inRoot('Containerfile'), 'utf8'))
if (takeTrial()) {
  const last = stages.at(-1)
  if (!last) throw new Error('The Containerfile has no stages.')
  for (const name of ['CMD', 'HEALTHCHECK']) execForm(lastOf(last, name))
  sayReady()
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'rampwright-image-'))
let failed = 1
try {
  const imageRoot = buildImage(stages, folder, toStdout)
  const last = stages.at(-1)
  const trials = last ? await tryImage(last, imageRoot) : []
  for (const { title, outcome, why } of trials)
    toStdout(`${outcome.padEnd(8)} ${title}${why ? `: ${why}` : ''}\n`)
  failed = trials.filter(({ outcome }) => outcome === 'failed').length
  const skipped = trials.filter(({ outcome }) => outcome === 'skipped').length
  toStdout(`${trials.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed === 0 ? 0 : 1)
