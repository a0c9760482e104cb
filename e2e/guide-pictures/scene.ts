import type { Page } from '@playwright/test'
import { panel } from '../assertions/designer-screen.ts'
import type { Studio } from './studio.ts'

/** Pictures that one project gives, one after the other. */
export type Scene = {
  readonly name: string
  readonly takes: (studio: Studio) => Promise<void>
}

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click()

/** Selects a part by a click on it, by its number in the drawing. */
export async function selectPart(page: Page, index: number) {
  const id = await page.locator('[data-part]').nth(index).getAttribute('data-part')
  const at = await page.evaluate((part) => globalThis.__designer?.screenOf(part) ?? null, id ?? '')
  if (!at) throw new Error(`there is no part ${index}`)
  await page.mouse.click(at.x, at.y)
}

/** Shows the system as large as the canvas has room for, and puts the pointer where it lights nothing. */
export async function fitSystem(page: Page) {
  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('f')
  await closeToasts(page)
  await page.mouse.move(1000, 5)
}

/** What was said about the loading of a project is no part of a picture. */
async function closeToasts(page: Page) {
  const close = page.getByRole('status').getByRole('button', { name: 'Close' })
  await page.waitForTimeout(300)
  for (let left = await close.count(); left > 0; left--)
    await close
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined)
}

/** Scrolls the panel at the left, and it alone, until a text of it is near the top. */
export async function showInPanel(page: Page, text: string | RegExp) {
  await panel(page)
    .getByText(text)
    .first()
    .evaluate((one) => {
      const body = one.closest('[role=group][tabindex]')
      if (body) body.scrollTop += one.getBoundingClientRect().top - body.getBoundingClientRect().top - 24
    })
}

/** The properties of what is selected, where the window has no room for them beside the canvas. */
export async function openProperties(page: Page) {
  const opener = page.getByRole('button', { name: 'Properties', exact: true })
  if (await opener.isVisible()) await opener.click()
  await page.waitForTimeout(400)
}
