// npm run --silent export -- FILE --to KIND --out PATH: standard output belongs to the command line program alone.
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { failuresToStderr, toStderr } from './steps/step.mjs'
import { ensureBuilt, exportMain } from './steps/targets.mjs'

requireNode()
if (
  !(await ensureInstalled(toStderr, { isForServer: true })) ||
  !(await ensureBuilt(['cli'], failuresToStderr))
)
  process.exit(1)

// npm runs scripts in the repository's folder; files are named from where the person stands.
if (process.env.npm_lifecycle_event === 'export' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
await import(pathToFileURL(exportMain).href)
