import type { Page } from '@playwright/test'
import { DesignerHand } from './hands/designer-hand.ts'
import { properties } from './looks/designer-screen.ts'
import { expectAccessible } from './looks/expect-accessible.ts'
import { takeScreens } from './looks/take-screens.ts'
import { openAs } from './product/people.ts'
import { expect, test } from './product/test.ts'

async function withPlatform(page: Page, product = 'P3G') {
  await openAs(page, 'Dana Miller', `/designer?product=${product}`)
  await new DesignerHand(page).start()
  await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
}

test('a place is typed in any form, an arrow moves it by half an inch, and its height can be hidden', async ({
  page,
}) => {
  await withPlatform(page)
  const left = properties(page).getByRole('textbox', { name: 'From the left' })
  await left.fill("10' 6 1/2")
  await left.press('Enter')
  await expect(left).toHaveValue('126 1/2″')
  await left.press('ArrowUp')
  await expect(left).toHaveValue('127″')
  await left.fill('5.5ft')
  await left.press('Enter')
  await expect(left).toHaveValue('66″')
  await left.fill('some feet')
  await left.press('Enter')
  await expect(left).toHaveValue('66″')
  await page.getByRole('tab', { name: 'Typography' }).click()
  const height = properties(page).getByRole('switch', { name: 'Show height' })
  await expect(height).toBeChecked()
  await height.press('Space')
  await expect(height).not.toBeChecked()
  await height.press('Space')
  await expect(height).toBeChecked()
})

test('a gap to a neighbour is typed, and nothing is pushed onto another part', async ({ page }) => {
  await withPlatform(page)
  await properties(page).getByRole('textbox', { name: 'From the left' }).fill('20ft')
  await page.keyboard.press('Enter')
  const top = await properties(page).getByRole('textbox', { name: 'From the top' }).inputValue()
  await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
  const field = (name: string) => properties(page).getByRole('textbox', { name })
  await field('From the left').fill('30ft')
  await page.keyboard.press('Enter')
  await field('From the top').fill(top)
  await page.keyboard.press('Enter')
  const gap = properties(page).getByRole('textbox', { name: /^Gap left, to/ })
  await gap.fill('2ft')
  await gap.press('Enter')
  await expect(gap).toHaveValue('24″')
  await field('From the left').fill('20ft')
  await page.keyboard.press('Enter')
  await expect(page.getByText('System parts cannot overlap')).toBeVisible()
  await takeScreens(page, 'property-gap')
})

test('low profile opens the landing pad, which ends the system (spec 2 §4, §5)', async ({ page }) => {
  await withPlatform(page)
  const low = page.getByRole('switch', { name: 'Low Profile' })
  const pad = page.getByRole('switch', { name: 'Landing Pad' })
  await expect(pad).toBeDisabled()
  await low.press('Space')
  await expect(low).toBeChecked()
  await pad.press('Space')
  await expect(page.getByText('By using a landing pad you will be ending your system.')).toBeVisible()
  await expect(pad).toBeChecked()
  await expect(low).toBeDisabled()
  await pad.press('Space')
  await expect(low).toBeChecked()
  await expectAccessible(page)
})

test('what surface and rails do not allow says so (spec 2 §5)', async ({ page }) => {
  await withPlatform(page)
  await properties(page).getByRole('combobox', { name: 'Size' }).click()
  await page.getByRole('option', { name: '8 × 5' }).click()
  await expect(properties(page)).toContainText('8 × 5 is not made with vertical picket.')
  await properties(page).getByRole('combobox', { name: 'Size' }).click()
  await page.getByRole('option', { name: '5 × 5' }).click()
  await expect(properties(page).getByRole('heading', { name: '5 × 5 platform' })).toBeVisible()
  await properties(page).getByRole('combobox', { name: 'Handrails' }).click()
  await page.getByRole('option', { name: 'Vertical picket' }).click()
  await expect(properties(page).getByText('Not available based on settings')).toHaveCount(2)
  await takeScreens(page, 'property-pickets')
})

test('a part is lettered by hand, and undo goes on after a reload', async ({ page }) => {
  await withPlatform(page)
  await page.getByRole('tab', { name: 'Typography' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Porch')
  await page.keyboard.press('Enter')
  await takeScreens(page, 'property-typography')
  await page.reload()
  await page.getByRole('button', { name: 'Load From History' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Ready to finish your system?')).toBeHidden()
})
