import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/steps/browser.mjs'

const { executablePath, env } = await findBrowser()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Each worker runs the product for itself (e2e/product/test.ts), so any test may run beside any other.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine may be late once; what needed a second try is named at the end.
  retries: 1,
  timeout: 90_000,
  globalTimeout: 40 * 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // The product moves less for people who ask for it, and a test is one of them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      env,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Three dimensions are drawn in software, as everything is.
        '--enable-unsafe-swiftshader',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
