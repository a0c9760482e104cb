import type { Page } from '@playwright/test'
import { DesignerHand } from './designer-hand.ts'
import { openAs } from './people.ts'

// What the tests of drawings look at on the designer's screen.

export const properties = (page: Page) => page.getByRole('complementary', { name: 'Properties' })
export const field = (page: Page, name: string) =>
  properties(page).getByRole('textbox', { name, exact: true })
export const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name, exact: true }).click()
export const stats = (page: Page) => page.getByLabel('Quick stats')
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
export const cursor = (page: Page) =>
  page.locator('[data-canvas]').evaluate((one) => getComputedStyle(one).cursor)

/** Opens an empty sandbox. */
export async function designing(page: Page): Promise<DesignerHand> {
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  const hand = new DesignerHand(page)
  await hand.start()
  return hand
}
