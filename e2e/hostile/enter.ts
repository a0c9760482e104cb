import type { Page } from '@playwright/test'

const ENTRIES = ['Accept and Continue', 'Load From History', 'Start Project', /^Dana Miller/] as const

/** Presses whatever stands before the workspace, until the workspace is there. */
export async function enterDesigner(page: Page): Promise<void> {
  const canvas = page.locator('[data-canvas]')
  for (let tries = 0; tries < 200; tries++) {
    // A link, or signing out, led somewhere else.
    if (tries % 40 === 39 && !page.url().includes('/designer')) await page.goto('/designer?product=P3G')
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
