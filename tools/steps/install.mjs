import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { kindOfInstall } from './installed.mjs'
import { inRoot } from './root.mjs'
import { run, runNode } from './run.mjs'
import { step, toStderr, toStdout } from './step.mjs'

const lockFile = inRoot('package-lock.json')
const stampFile = inRoot('node_modules', '.rampwright-lock-hash')
const npmsOwnRecord = inRoot('node_modules', '.package-lock.json')

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')

/** @param {string} file @returns {import('./installed.mjs').LockedPackages} */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {})

/** The stamp spares the comparison; who may not write it compares each time. */
function writeStamp() {
  try {
    writeFileSync(stampFile, lockHash())
  } catch {}
}

function kindNow() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash()) return 'all'
  // Somebody ran npm by hand: that counts, if it gave what the lock file asks for.
  const kind = kindOfInstall(packagesIn(lockFile), packagesIn(npmsOwnRecord))
  if (kind === 'all') writeStamp()
  return kind
}

/** Whether this is an install for production, where nothing is installed or built while the server may run. */
export const isForProduction = () => kindNow().startsWith('production')

const OUTDATED =
  "The installed packages are not those of package-lock.json. Install them as docs/operations.md says, 'Install'.\n"
const NOT_HERE =
  'This install has only what the server needs. Run this command where all packages are installed (npm ci).\n'

function npmCi() {
  // Without --include=dev an inherited NODE_ENV=production would leave out the build tools.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') ? runNode(npm, args) : run('npm', args)
}

/**
 * Installs the locked packages unless they are there already. An install for production is left as it is.
 * @param {import('./step.mjs').Say} [say]
 * @param {{ isForServer?: boolean }} [command] whether the packages of the server are enough for what comes
 * @returns {Promise<boolean>} whether the packages are there
 */
export async function ensureInstalled(say = toStdout, { isForServer = false } = {}) {
  const kind = kindNow()
  if (kind === 'all' || (kind === 'production' && isForServer)) return true
  if (kind !== 'other') {
    toStderr(kind === 'production' ? NOT_HERE : OUTDATED)
    return false
  }
  const done = await step('Installing packages', npmCi, say)
  if (done) writeStamp()
  return done
}
