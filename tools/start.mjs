// npm start: installs and builds what is missing, then runs the server in this very process.
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { root } from './steps/root.mjs'
import { toStdout } from './steps/step.mjs'
import { ensureBuilt, product, serverMain } from './steps/targets.mjs'

requireNode()
if (!(await ensureInstalled(toStdout, { isForServer: true })) || !(await ensureBuilt(product)))
  process.exit(1)

// Ctrl+C reaches us from the terminal and once more from npm. The server stops in order on the first; a listener
// that does nothing keeps the second from killing it halfway. Somebody who insists later is obeyed.
let firstAsked = 0
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    firstAsked ||= Date.now()
    if (Date.now() - firstAsked > 3000) process.exit(1)
  })
}
process.chdir(root)
await import(pathToFileURL(serverMain).href)
