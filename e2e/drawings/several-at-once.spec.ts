import type { Page } from '@playwright/test'
import { addDrawings, newDrawing } from '@ramp/domain'
import {
  clearCanvas,
  cursor,
  designing,
  enter,
  field,
  properties,
  section,
  stats,
  undo,
} from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import type { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect, test } from '../product/test.ts'
import { loadNext } from '../systems/open-system.ts'
import { drawTwo } from '../systems/two-drawings.ts'

const arrange = async (page: Page, what: string) => {
  await page.getByRole('button', { name: 'Arrange' }).click()
  await page.getByRole('button', { name: what, exact: true }).click()
  await page.keyboard.press('Escape')
}

const number = (text: string) => Number.parseFloat(text)

test('several drawings are scaled by the box around them, by typed sizes and by keys; with a part they are aligned, mirrored and turned as one, every step stands in a list, and parts keep their size (spec 2 §4)', async ({
  page,
}) => {
  test.slow()
  const driver = await designing(page)
  await test.step('a part and drawings are aligned, mirrored and turned as one, and every step stands in a list (spec 2 §4)', () =>
    alignAndTurn(driver))

  await test.step('parts keep their size: with one among them, drawings are moved and turned but not scaled', async () => {
    const box = newDrawing({ kind: 'rectangle', id: 'box', at: { x: 900, y: 100 }, width: 100, length: 60 })
    await loadNext(page, 'p3g-stair-and-ramp', addDrawings([box]))
    await page.locator('[data-canvas]').focus()
    await page.keyboard.press('Control+a')
    await expect(properties(page)).toContainText('Parts have fixed sizes')
    await expect(field(page, 'Width')).toBeHidden()
    await expect(field(page, 'From the left')).toBeVisible()
  })

  await clearCanvas(page)
  await page.getByRole('button', { name: /Fit the canvas/ }).click()
  await drawTwo(driver)
  await test.step('several drawings are scaled by the box around them, by typed sizes and by keys (spec 2 §4)', () =>
    scaleTogether(driver))
})

async function alignAndTurn(driver: DesignerDriver) {
  const { page } = driver
  await driver.drag('Platforms', '5 × 5 platform', 300, 300)
  await section(page, 'Graphics')
  await page.getByPlaceholder('Search...').fill('pickup')
  await page.getByRole('button', { name: 'Place Pickup Truck' }).click()
  await enter(page, 'From the left', '600')
  await page.keyboard.press('Escape')
  await driver.click(900, 30)
  await page.keyboard.press('Control+a')
  await expect(properties(page).getByRole('heading', { name: '2 objects' })).toBeVisible()
  await arrange(page, 'Align top')
  const left = number(await field(page, 'From the left').inputValue())
  await driver.click(300, number(await field(page, 'From the top').inputValue()) + 20)
  const top = await field(page, 'From the top').inputValue()
  await page.keyboard.press('Control+a')
  await expect(field(page, 'From the top')).toHaveValue(top)
  await arrange(page, 'Mirror left to right')
  await expect(field(page, 'From the left')).toHaveValue(new RegExp(`^${Math.floor(left)}`))
  await enter(page, 'Turn by degrees', '90')

  await page.getByRole('button', { name: 'History of changes' }).click()
  const steps = page.getByRole('list', { name: 'History of changes' }).getByRole('button')
  await expect(steps).toHaveText([
    'Opened',
    'Added5 × 5 platform',
    'AddedPickup Truck',
    'MovedPickup Truck',
    'Moved · align5 × 5 platform',
    'Mirror2 objects',
    'Turned2 objects',
  ])
  await takeScreens(page, 'history-of-changes')
  await steps.nth(1).click()
  await expect(page.locator('[data-part]')).toHaveCount(1)
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await steps.nth(6).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Load From History' }).click()
  await page.getByRole('button', { name: 'History of changes' }).click()
  await expect(steps).toHaveCount(7)
  await page.getByRole('button', { name: 'Pause recording' }).click()
  await expect(page.getByText('Paused: all changes until you resume are one step.')).toBeVisible()
  await page.getByRole('button', { name: 'Resume recording' }).click()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(steps).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
}

async function scaleTogether(driver: DesignerDriver) {
  const { page } = driver
  const corner = await driver.screenOf(440, 400)
  await page.mouse.move(corner.x, corner.y)
  expect(await cursor(page)).toBe('nwse-resize')
  await takeScreens(page, 'drawings-together')

  await driver.dragOn({ x: 440, y: 400 }, { x: 500, y: 430 })
  await expect(stats(page)).toHaveText(/300".*230"/)
  await expect(page.locator('[data-said]')).toHaveText('2 objects resized')
  await undo(page).click()
  await expect(stats(page)).toHaveText(/240".*200"/)

  await page.keyboard.down('Shift')
  await driver.dragOn({ x: 440, y: 400 }, { x: 560, y: 402 })
  await page.keyboard.up('Shift')
  await expect(stats(page)).toHaveText(/360".*300"/)
  await page.keyboard.press('Control+z')
  await page.keyboard.down('Alt')
  await driver.dragOn({ x: 440, y: 300 }, { x: 460, y: 300 })
  await page.keyboard.up('Alt')
  await expect(stats(page)).toHaveText(/280".*200"/)
  await expect(field(page, 'From the left')).toHaveValue('180"')
  await page.keyboard.press('Control+z')

  await enter(page, 'Width', '25ft')
  await expect(field(page, 'Width')).toHaveValue('300"')
  await expect(field(page, 'Length')).toHaveValue('200"')
  await properties(page).getByRole('switch', { name: 'Keep proportions' }).press('Space')
  await enter(page, 'Length', '100')
  await expect(field(page, 'Width')).toHaveValue('150"')
  await expect(field(page, 'From the left')).toHaveValue('200"')
  await expectAccessible(properties(page))

  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await page.keyboard.press('Alt+Shift+Control+ArrowDown')
  await expect(stats(page)).toHaveText(/150 1\/2".*110"/)
}
