import { type ChildProcess, spawn } from 'node:child_process'
import { type BrowserContext, chromium } from '@playwright/test'
import { findBrowser } from '../../tools/steps/browser.mjs'

export type KillableBrowser = {
  readonly context: BrowserContext
  /** Kills all of its processes at once, as a power cut does, and waits until they are gone. */
  readonly kill: () => Promise<void>
}

const FLAGS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--window-size=1440,900',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser as a group of processes of its own, with everything it keeps in `profile`: what it has written to the disk is there the next time. */
export async function startBrowser(profile: string): Promise<KillableBrowser> {
  const { executablePath, env } = await findBrowser()
  const child = spawn(executablePath, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const killAll = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It is gone already.
    }
  }
  process.once('exit', killAll)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const browser = await chromium.connectOverCDP(await addressOf(child, ended))
  const [context] = browser.contexts()
  if (!context) throw new Error('the browser has no profile')
  return {
    context,
    async kill() {
      killAll()
      await ended
      process.off('exit', killAll)
    },
  }
}

/** Where the browser takes orders, as it says when it starts. */
function addressOf({ stderr }: ChildProcess, ended: Promise<void>): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    ended.then(() => reject(new Error(`the browser did not start: ${said.slice(-2000)}`)))
  })
}
