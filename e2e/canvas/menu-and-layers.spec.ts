import { expect } from '@playwright/test'
import { designing, parts } from '../assertions/designer-screen.ts'
import { test } from '../product/test.ts'

test('the menu orders, clones and tells heights; layers are moved by the keyboard [e2e-canvas-3]', async ({
  page,
}) => {
  const driver = await designing(page)
  await driver.drag('Platforms', '5 × 5 platform', 400, 300)
  const middle = await driver.screenOf(400, 300)
  await page.mouse.click(middle.x, middle.y, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Show Part Height' }).click()
  await expect(page.getByText('No height yet')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Clone' }).click()
  await expect(parts(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Layers', exact: true }).click()
  const rows = page.getByRole('list', { name: /topmost first/ }).getByRole('button')
  await rows.first().press('Alt+ArrowDown')
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true')
})
