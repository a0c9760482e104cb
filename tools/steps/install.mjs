import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { run, runNode } from './run.mjs'
import { step, toStdout } from './step.mjs'

const lockFile = inRoot('package-lock.json')
const stampFile = inRoot('node_modules', '.rampwright-lock-hash')
const npmsOwnRecord = inRoot('node_modules', '.package-lock.json')

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')

/** @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} LockedPackages */

/**
 * Whether what npm recorded as installed is what the lock file asks for, links to our own packages too. Optional
 * packages are for other systems.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 */
export function agrees(locked, installed) {
  return Object.entries(locked)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
    .every(
      ([path, { version, link }]) => installed[path]?.version === version && installed[path]?.link === link,
    )
}

/** @param {string} file @returns {LockedPackages} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

function isInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash()) return true
  // Somebody ran npm by hand: that counts, if it gave what the lock file asks for.
  if (!existsSync(npmsOwnRecord) || !agrees(packagesIn(lockFile), packagesIn(npmsOwnRecord))) return false
  writeFileSync(stampFile, lockHash())
  return true
}

function npmCi() {
  // Without --include=dev an inherited NODE_ENV=production would leave out the build tools.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') ? runNode(npm, args) : run('npm', args)
}

/**
 * Installs the locked packages unless they are there already.
 * @param {import('./step.mjs').Say} [say]
 * @returns {Promise<boolean>} whether the packages are there
 */
export async function ensureInstalled(say = toStdout) {
  if (isInstalled()) return true
  const done = await step('Installing packages', npmCi, say)
  if (done) writeFileSync(stampFile, lockHash())
  return done
}
