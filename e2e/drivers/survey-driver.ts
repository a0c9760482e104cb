import type { Page } from '@playwright/test'
import { panel } from '../assertions/designer-screen.ts'

// A survey by hand: sections of the Site panel, its fields, and places on the drawing.

/** Types into a field of the panel and presses Enter. */
export async function type(page: Page, name: string, text: string) {
  const field = panel(page).getByRole('textbox', { name, exact: true })
  await field.fill(text)
  await field.press('Enter')
}

/** Opens or folds a section of the Site panel. */
export const stop = (page: Page, name: string) =>
  panel(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()

/** Where a place of the layout is on the screen. */
export async function screenOf(page: Page, x: number, y: number) {
  const place = await page.evaluate(([x, y]) => globalThis.__designer?.screenOfLayout(x, y), [x, y] as const)
  if (!place) throw new Error('The designer does not say where its layout is')
  return place
}

export async function clickAt(page: Page, x: number, y: number) {
  const place = await screenOf(page, x, y)
  await page.mouse.click(place.x, place.y)
}
