// npm run exports [-- --trial]: every fixture, what fit proposes for each site, and systems of 60 parts and more (one fixture in a trial) to everything the
// command line exports, without a fault, and read back with other people's tools; files stay in .cache/exports.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { judgeExports } from './exports/judge.mjs'
import { largeSystems } from './exports/large-systems.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { cacheFolder, inRoot } from './steps/root.mjs'
import { toStdout } from './steps/step.mjs'
import { ensureBuilt, exportsMain } from './steps/targets.mjs'
import { takeTrial } from './steps/trial.mjs'

requireNode()
if (!(await ensureInstalled(toStdout)) || !(await ensureBuilt(['cli'], toStdout))) process.exit(1)

const isTrial = takeTrial()
const folders = [
  inRoot('packages', 'domain', 'fixtures', 'systems'),
  inRoot('packages', 'domain', 'fixtures', 'sites'),
  inRoot('packages', 'domain', 'fixtures', 'sites', 'reference'),
  inRoot('packages', 'solids', 'fixtures', 'made'),
  inRoot('packages', 'papers', 'fixtures', 'made'),
]
const all = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
)
const large = join(cacheFolder, 'large-systems')
mkdirSync(large, { recursive: true })
const made = largeSystems.map(({ name, system }) => {
  const file = join(large, `${name}.json`)
  writeFileSync(file, JSON.stringify(system))
  return file
})
const files = isTrial ? all.slice(0, 1) : [...all, ...made]
const { exportAll } = await import(pathToFileURL(exportsMain).href)
const folder = join(cacheFolder, isTrial ? 'exports-trial' : 'exports')
// Files of a fixture that is gone would be judged too.
rmSync(folder, { recursive: true, force: true })
const code = await exportAll(files, folder)
process.exitCode = (await judgeExports(folder)) > 0 ? 1 : code
