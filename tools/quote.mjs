// npm run --silent quote -- FILE: standard output belongs to the command line program alone.
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { failuresToStderr, toStderr } from './steps/step.mjs'
import { ensureBuilt, quoteMain } from './steps/targets.mjs'

requireNode()
if (
  !(await ensureInstalled(toStderr, { isForServer: true })) ||
  !(await ensureBuilt(['cli'], failuresToStderr))
)
  process.exit(1)

// npm runs scripts in the repository's folder; the file is named from where the person stands.
if (process.env.npm_lifecycle_event === 'quote' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
await import(pathToFileURL(quoteMain).href)
