import type { Page } from '@playwright/test'

const ENTRIES = [
  'Accept and Continue',
  'Load From History',
  'Load From Dealer Portal',
  'Start Project',
  /^Dana Miller/,
] as const

export const SANDBOX = '/designer?product=P3G'

/** Presses whatever stands before the workspace, until the workspace is there; `home` is its address. */
export async function enterDesigner(page: Page, home: string): Promise<void> {
  const canvas = page.locator('[data-canvas]')
  for (let tries = 0; tries < 200; tries++) {
    // A link, or signing out, led somewhere else.
    if (tries % 40 === 39 && !page.url().includes('/designer')) await page.goto(home)
    if (await canvas.isVisible()) {
      await page.waitForFunction(() => globalThis.__designer !== undefined)
      return
    }
    for (const name of ENTRIES) {
      const button = page.getByRole('button', { name, exact: true }).first()
      if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => undefined)
    }
    await page.waitForTimeout(100)
  }
  throw new Error(`the workspace did not open at ${page.url()}`)
}
