import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nodeBundle, serverWorkers } from './bundle.mjs'
import { isFresh, makeFresh } from './fresh.mjs'
import { isForProduction } from './install.mjs'
import { packFiles } from './pack.mjs'
import { cacheFolder, inRoot } from './root.mjs'
import { runNode } from './run.mjs'
import { step, toStderr, toStdout } from './step.mjs'

/** @typedef {{ name: string, stamp: string, sources: string[], make: () => Promise<void> }} Target something built */

export const serverMain = inRoot('apps', 'server', 'dist', 'main.js')
/** Room for what calls forget at once, megabytes: with the engine's own 16 a list of quotes outlives it (decision 060). */
export const serverFlags = ['--max-semi-space-size=32']
/** Backups and what else is done to the server's data while it may not run. */
export const serverCommands = inRoot('apps', 'server', 'dist', 'commands.js')
export const quoteMain = join(cacheFolder, 'quote', 'main.js')
export const fitMain = join(cacheFolder, 'quote', 'fit.js')
export const exportMain = join(cacheFolder, 'quote', 'export.js')
export const exportsMain = join(cacheFolder, 'quote', 'exports.js')

/** @param {string} app @returns {string[]} */
const sourcesOf = (app) => [
  inRoot('package-lock.json'),
  inRoot('tsconfig.base.json'),
  inRoot('tools', 'steps'),
  ...readdirSync(inRoot('packages')).map((name) => inRoot('packages', name)),
  inRoot('apps', app),
]

/** @param {string} app @returns {Target} */
const browserApp = (app) => ({
  name: app,
  stamp: inRoot('apps', app, 'dist', '.built-from'),
  sources: sourcesOf(app),
  async make() {
    // Vite obeys a NODE_ENV that is there: a test program that builds would get the libraries' own development code.
    process.env.NODE_ENV = 'production'
    const { build } = await import('vite')
    await build({ root: inRoot('apps', app), logLevel: 'warn' })
    await packFiles(inRoot('apps', app, 'dist'))
  },
})

/**
 * @param {string} app
 * @param {string} outFile
 * @param {Readonly<Record<string, string>>} [beside] programs that it starts, and others of the same sources
 * @returns {Target}
 */
const nodeProgram = (app, outFile, beside) => ({
  name: app,
  stamp: `${outFile}.built-from`,
  sources: sourcesOf(app),
  async make() {
    const { build } = await import('esbuild')
    await build(nodeBundle(inRoot('apps', app, 'src', 'main.ts'), outFile, beside))
  },
})

const targets = {
  web: browserApp('web'),
  portal: browserApp('portal'),
  server: nodeProgram('server', serverMain, {
    ...serverWorkers,
    commands: inRoot('apps', 'server', 'src', 'commands', 'main.ts'),
  }),
  cli: nodeProgram('cli', quoteMain, {
    fit: inRoot('apps', 'cli', 'src', 'fit.ts'),
    export: inRoot('apps', 'cli', 'src', 'export.ts'),
    exports: inRoot('apps', 'cli', 'src', 'exports.ts'),
  }),
}

/** @typedef {keyof typeof targets} TargetName */

/** @type {readonly TargetName[]} */
export const product = ['web', 'portal', 'server']

/** @type {readonly TargetName[]} The product, and the command line. */
export const everything = [...product, 'cli']

/** @param {string} name @returns {name is TargetName} */
export const isTarget = (name) => Object.hasOwn(targets, name)

/** @param {TargetName} name */
export const buildTarget = (name) => makeFresh(targets[name], targets[name].make)

/**
 * Builds what is older than its sources. A program of its own does it: bundlers leave traces in the process they run
 * in (memory, NODE_ENV), and the product should start the same on every day.
 * @param {readonly TargetName[]} names
 * @param {import('./step.mjs').Say} [say]
 * @returns {Promise<boolean>} whether all of them are there
 */
export async function ensureBuilt(names, say = toStdout) {
  const stale = names.filter((name) => !isFresh(targets[name]))
  if (stale.length === 0) return true
  if (isForProduction()) {
    toStderr(
      `${stale.join(', ')}: not built from these sources. Build as docs/operations.md says, 'Install'.\n`,
    )
    return false
  }
  return step(`Building ${stale.join(', ')}`, () => runNode('tools/build.mjs', stale), say)
}
