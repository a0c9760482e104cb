import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/steps/free-port.mjs'
import { inRoot } from '../../tools/steps/root.mjs'

type Server = { readonly origin: string; readonly stop: () => Promise<void> }

/** The product with a database of its own, or the one whose address STORM_ORIGIN gives. */
export async function startServer(): Promise<Server> {
  const running = process.env.STORM_ORIGIN
  if (running) return { origin: running, stop: () => Promise.resolve() }
  const data = mkdtempSync(join(tmpdir(), 'rampwright-storm-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [inRoot('tools', 'start.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error('the product did not start')
    await new Promise((done) => setTimeout(done, 300))
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGINT')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )
