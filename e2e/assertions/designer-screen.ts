import { expect, type Page } from '@playwright/test'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { openAs, type Person } from '../product/people.ts'
import { acceptTerms } from './accepted-terms.ts'

// What tests look at and take hold of on the designer's screen.

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const undo = (page: Page) => button(page, 'Undo')
export const redo = (page: Page) => button(page, 'Redo')
export const card = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Place ${name},`) })
export const parts = (page: Page) => page.locator('[data-part]')
export const stats = (page: Page) => page.getByLabel('Quick stats')
export const figures = (page: Page) => page.getByLabel('Figures of the system')
export const said = (page: Page) => page.locator('[data-said]')
export const cursor = (page: Page) =>
  page.locator('[data-canvas]').evaluate((one) => getComputedStyle(one).cursor)

/** On the left: the rail of sections, and the panel of the one that is open. */
export const sidebar = (page: Page) => page.locator('div:has(> nav[aria-label="Sections"])')
export const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
export const section = (page: Page, name: string) =>
  sections(page).getByRole('button', { name, exact: true }).click()
export const panel = (page: Page) => page.locator('nav[aria-label="Sections"] + [data-region]')

/** The properties of what is selected, on the right. */
export const properties = (page: Page) => page.getByRole('complementary', { name: 'Properties' })
export const field = (page: Page, name: string | RegExp) =>
  properties(page).getByRole('textbox', { name, exact: true })
export const setting = (page: Page, name: string) => properties(page).getByRole('switch', { name })
export const enter = async (page: Page, name: string | RegExp, text: string) => {
  await field(page, name).fill(text)
  await field(page, name).press('Enter')
}

/** Takes everything off the canvas; the gallery is open, and shows the platforms as where a project begins. */
export async function clearCanvas(page: Page) {
  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(parts(page)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Platforms' }).click()
}

/** Opens an empty sandbox. */
export async function designing(
  page: Page,
  person: Person = 'Dana Miller',
  product = 'P3G',
): Promise<DesignerDriver> {
  await acceptTerms(page, person)
  await openAs(page, person, `/designer?product=${product}`)
  const driver = new DesignerDriver(page)
  await driver.startProject()
  return driver
}
