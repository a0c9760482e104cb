import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/steps/free-port.mjs'
import { root } from '../../tools/steps/root.mjs'
import { serverMain } from '../../tools/steps/targets.mjs'
import { fillWithPreparedData } from '../../tools/steps/trial.mjs'

export type RunningProduct = { readonly origin: string; readonly stop: () => Promise<void> }

/** The built product on a port of its own, with a database that nobody else has; `settings` are variables of its environment. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const data = mkdtempSync(join(tmpdir(), 'rampwright-e2e-'))
  fillWithPreparedData(data)
  const port = await freePort()
  const server = spawn(process.execPath, [serverMain], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A worker that gives up while the product starts, or is told to end, leaves nothing behind.
  const leaveNothing = () => {
    server.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true })
  }
  process.once('exit', leaveNothing)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const isReady = new Promise<boolean>((resolve) => {
    server.stdout.once('data', () => resolve(true))
    ended.then(() => resolve(false))
  })
  if (!(await isReady))
    throw new Error('the product did not start; npm run build makes what it is started from')
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.kill('SIGINT')
      await ended
      process.off('exit', leaveNothing)
      rmSync(data, { recursive: true, force: true })
    },
  }
}
