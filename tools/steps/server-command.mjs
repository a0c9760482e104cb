import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { root } from './root.mjs'
import { failuresToStderr, toStderr } from './step.mjs'
import { ensureBuilt, serverCommands } from './targets.mjs'

/** Runs a command of the server's program for its data, built if need be. @param {readonly string[]} words */
export async function runCommand(words) {
  requireNode()
  if (!(await ensureInstalled(toStderr)) || !(await ensureBuilt(['server'], failuresToStderr)))
    process.exit(1)
  process.chdir(root)
  process.argv.splice(2, process.argv.length, ...words)
  await import(pathToFileURL(serverCommands).href)
}
