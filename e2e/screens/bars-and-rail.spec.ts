import type { Page } from '@playwright/test'
import { card, clearCanvas, designing, properties, section } from '../assertions/designer-screen.ts'
import type { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect, test } from '../product/test.ts'

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' })

const SECTIONS = [
  'Welcome',
  'Site',
  'Fit',
  'Parts',
  'Outline',
  'Options',
  'Settings',
  'Graphics',
  'Tools',
  'Notes',
  'Drafting',
  'Drawing',
  'Handrail',
  'Runs',
  'Connect',
  'Closures',
  'Legs',
  'Bracing',
  'Confirm',
] as const

const STROKE_WEIGHTS = ['0', '1/4', '1/2', '3/4', '1', '1 1/2', '2', '2 1/2', '3', '4', '6'] as const

test('tool bar, rail, layers, the quick bar and the menu of what is selected hold what they should (spec 1 §2, spec 2 §2.10, spec 3 §2.3, §2.4) [e2e-screens-4]', async ({
  page,
}) => {
  test.slow()
  const driver = await designing(page)
  await test.step('tool bar, rail and layers hold what they should (spec 1 §2, spec 3 §2.3, §2.4)', () =>
    lookAtBars(driver))
  await section(page, 'Exit Drawing')
  await clearCanvas(page)
  await test.step('the quick bar and the menu of what is selected offer what they should (spec 1 §2)', () =>
    lookAtQuickBar(driver))
  await section(page, 'Parts')
  await clearCanvas(page)
  await page.getByRole('button', { name: /Fit the canvas/ }).click()
  await test.step('the quick bar leads to what can be customized on a part, folded away or not (spec 2 §2.10)', () =>
    customizeByQuickBar(page))
})

async function lookAtBars(driver: DesignerDriver) {
  const { page } = driver
  await expect(page).toHaveTitle(/Designer/)
  await expect(sections(page).getByRole('button')).toHaveText([...SECTIONS])
  const widths = () =>
    page
      .locator('[data-open]')
      .first()
      .evaluate((bar) => Math.round(bar.getBoundingClientRect().width))
  expect(await widths()).toBe(450)
  await page.setViewportSize({ width: 900, height: 700 })
  expect(await widths()).toBe(300)
  await page.setViewportSize({ width: 1440, height: 900 })
  await section(page, 'Parts')
  await expect(page.getByRole('tab', { name: 'Platforms' })).toBeHidden()
  await section(page, 'Parts')
  await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()

  await driver.press('Layers')
  await expect(page.getByText('No Parts on Canvas...')).toBeVisible()
  await driver.press('Close layers')
  await expect(properties(page)).toBeHidden()
  const tools = page.getByRole('toolbar', { name: 'Tools' })
  await expect(tools.getByRole('button', { name: 'Save to history' })).toBeVisible()
  await page.getByRole('button', { name: /^File/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Download PDF' })).toBeVisible()
  await page.keyboard.press('Escape')

  await card(page, '5 × 5 platform').click()
  await expect(tools.getByRole('button', { name: 'Clone Object' })).toBeEnabled()
  await section(page, 'Handrail')
  await expect(tools.getByRole('button', { name: 'Save to history' })).toHaveCount(0)
  for (const name of ['Clone Object', 'Delete Item'])
    await expect(tools.getByRole('button', { name })).toBeDisabled()
  await section(page, 'Handrail')
  await section(page, 'Drafting')
  await expect(sections(page).getByRole('button')).toHaveText(['Lines', 'Exit'])
  await section(page, 'Exit')
  await section(page, 'Drawing')
  await expect(sections(page).getByRole('button')).toHaveText([
    'Line',
    'Arc',
    'Freeform',
    'Shape',
    'Pen',
    'Exit Drawing',
  ])
}

async function lookAtQuickBar(driver: DesignerDriver) {
  const { page } = driver
  const tools = page.getByRole('toolbar', { name: 'Tools' })
  await driver.drag('Stairs', '22 in Stair', 480, 300)
  await expect(properties(page)).toBeVisible()
  const bar = page.getByRole('toolbar', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Set stair height' }).click()
  const height = page.getByRole('slider', { name: 'Stair height in inches' }).last()
  await expect(height).toHaveAttribute('aria-valuemin', '22')
  await expect(height).toHaveAttribute('aria-valuemax', /^28\.\d+$/)
  await page.keyboard.press('Escape')
  const stair = await driver.screenOf(480, 300)
  await page.mouse.click(stair.x, stair.y, { button: 'right' })
  for (const name of ['Send Backwards', 'Bring Forward', 'Send To Back', 'Bring To Front'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await tools.getByRole('button', { name: 'Clone Object' }).click()
  await expect(page.locator('[data-part]')).toHaveCount(2)
  await tools.getByRole('button', { name: 'Delete Item' }).click()
  await expect(page.locator('[data-part]')).toHaveCount(1)
  await driver.click(480, 300)
  await bar.getByRole('button', { name: 'Clone' }).click()
  await expect(page.locator('[data-part]')).toHaveCount(2)
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('[data-part]')).toHaveCount(1)

  await section(page, 'Graphics')
  await page.getByPlaceholder('Search...').fill('square')
  await page
    .getByRole('button', { name: /^Place / })
    .first()
    .click()
  await bar.getByRole('button', { name: 'Change color and stroke' }).click()
  await expect(page.getByRole('textbox', { name: 'Color', exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Stroke', exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Stroke weight' }).click()
  await expect(page.locator('.mantine-Select-option')).toHaveText([...STROKE_WEIGHTS])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

async function customizeByQuickBar(page: Page) {
  await card(page, '5 × 5 platform').click()
  const bar = page.getByRole('toolbar', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Customize Part' }).click()
  await expect(properties(page).locator('summary', { hasText: 'Customize Part' })).toBeFocused()
  for (const name of ['Customize Part', 'Part Settings', 'Part Info'])
    await expect(properties(page).getByRole('heading', { name })).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(properties(page)).toBeHidden()
  await bar.getByRole('button', { name: 'Customize Part' }).click()
  await expect(properties(page).locator('summary', { hasText: 'Customize Part' })).toBeFocused()
}
