import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, isForProduction } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { root } from './root.mjs'
import { failuresToStderr, toStderr } from './step.mjs'
import { ensureBuilt, serverCommands } from './targets.mjs'

/** Runs a command of the server's program for its data, built if need be. @param {readonly string[]} words */
export async function runCommand(words) {
  requireNode()
  if (!(await isReady())) process.exit(1)
  process.chdir(root)
  process.argv.splice(2, process.argv.length, ...words)
  await import(pathToFileURL(serverCommands).href)
}

async function isReady() {
  if (!(await ensureInstalled(toStderr, { isForServer: true }))) return false
  // A backup is worth more than the newest program: what runs there is never built anew.
  if (isForProduction() && existsSync(serverCommands)) return true
  return ensureBuilt(['server'], failuresToStderr)
}
