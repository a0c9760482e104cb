// npm run dev: the server and both screens, each renewed as its sources change, at one address.
import { spawn } from 'node:child_process'
import { freePort } from './steps/free-port.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { requireNode } from './steps/node-version.mjs'
import { inRoot } from './steps/root.mjs'

requireNode()
if (!(await ensureInstalled())) process.exit(1)
const { createServer } = await import('vite')
const { context } = await import('esbuild')
const { nodeBundle, serverWorkers } = await import('./steps/bundle.mjs')
const [apiPort, portalPort] = [await freePort(), await freePort()]

const port = Number(process.env.PORT ?? 4000)
// One host name throughout: the identity provider takes localhost and 127.0.0.1 for two different places.
const origin = `http://localhost:${port}`

/** @type {import('node:child_process').ChildProcess | null} */
let server = null
const serverFile = inRoot('apps', 'server', 'dist', 'dev.js')

/** Ends the running server, if there is one; it keeps its data before it goes. @returns {Promise<void>} */
const stopServer = () =>
  new Promise((resolve) => {
    const running = server
    server = null
    if (!running || running.exitCode !== null) return resolve()
    running.once('exit', () => resolve())
    running.kill('SIGINT')
  })

let isStopping = false

async function restartServer() {
  await stopServer()
  if (isStopping) return
  const env = { ...process.env, PORT: String(apiPort), PUBLIC_ORIGIN: origin }
  server = spawn(process.execPath, ['--enable-source-maps', serverFile], { env, stdio: 'inherit' })
}

const bundle = nodeBundle(inRoot('apps', 'server', 'src', 'main.ts'), serverFile, serverWorkers)
const watched = await context({
  ...bundle,
  logLevel: 'warning',
  plugins: [
    ...(bundle.plugins ?? []),
    {
      name: 'restart-server',
      setup: (build) => build.onEnd(({ errors }) => (errors.length === 0 ? restartServer() : undefined)),
    },
  ],
})
await watched.watch()

const toServer = { target: `http://localhost:${apiPort}`, changeOrigin: false }
const toPortal = { target: `http://localhost:${portalPort}`, changeOrigin: false, ws: true }
const calls = { '/api': toServer, '/oidc': toServer, '/oidc-login': toServer }
const portal = await createServer({
  root: inRoot('apps', 'portal'),
  server: { port: portalPort, strictPort: true, host: 'localhost', proxy: calls },
})
const web = await createServer({
  root: inRoot('apps', 'web'),
  server: { port, strictPort: true, host: 'localhost', proxy: { ...calls, '/portal': toPortal } },
})
await Promise.all([portal.listen(), web.listen()])

async function stop() {
  if (isStopping) return
  isStopping = true
  // A screen that is still being prepared refuses to close: it ends with the process.
  await Promise.allSettled([watched.dispose(), web.close(), portal.close(), stopServer()])
  process.exit(0)
}
// Vite ends the process on SIGTERM as soon as its own server is closed (exit code 143): ours would lose time to save.
process.removeAllListeners('SIGTERM')
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// Its own line: the server says its address by itself, maybe before the screens are there.
console.log(`${origin} is renewed as its sources change`)
