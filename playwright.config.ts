import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/steps/browser.mjs'
import { freePort } from './tools/steps/free-port.mjs'

// This file is read again in every worker: port and folder are chosen once and handed on in the environment.
process.env.E2E_PORT ??= String(await freePort())
if (!process.env.E2E_DATA) {
  const folder = mkdtempSync(join(tmpdir(), 'rampwright-e2e-'))
  process.env.E2E_DATA = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

const origin = `http://localhost:${process.env.E2E_PORT}`
const { executablePath, env } = await findBrowser()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // The tests share one product and one database, and the machine may have two cores.
  workers: 1,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine may be late once; what needed a second try is named at the end.
  retries: 1,
  timeout: 90_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // The product moves less for people who ask for it, and a test is one of them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      env,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node tools/start.mjs',
    url: `${origin}/`,
    env: { PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA },
    timeout: 120_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
  },
})
