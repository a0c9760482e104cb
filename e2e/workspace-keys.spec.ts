import { DesignerHand } from './hands/designer-hand.ts'
import { designing, field, parts } from './looks/designer-screen.ts'
import { expect, test } from './product/test.ts'

test.beforeEach(async ({ page }) => {
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 400, 300)
})

test('arrows, R, the lock keys, Ctrl+S, Ctrl+R and Delete do what the sheet says (spec 1 §9)', async ({
  page,
}) => {
  const hand = new DesignerHand(page)
  await field(page, 'From the left').fill('300')
  await field(page, 'From the left').press('Enter')
  await hand.click(333, 300)
  await page.keyboard.press('ArrowRight')
  await expect(field(page, 'From the left')).toHaveValue('300 1/2″')
  await page.keyboard.press('Control+ArrowRight')
  await expect(field(page, 'From the left')).toHaveValue('310 1/2″')

  await page.keyboard.press('r')
  await page.keyboard.press('r')
  await expect(field(page, 'Angle in degrees')).toHaveValue('90°')
  await page.keyboard.press('Shift+R')
  await expect(field(page, 'Angle in degrees')).toHaveValue('45°')
  await page.keyboard.press('Shift+R')

  const before = await field(page, 'From the left').inputValue()
  const top = await field(page, 'From the top').inputValue()
  await page.keyboard.down('v')
  await hand.dragOn({ x: 343, y: 300 }, { x: 500, y: 420 })
  await page.keyboard.up('v')
  await expect(field(page, 'From the left')).toHaveValue(before)
  await expect(field(page, 'From the top')).not.toHaveValue(top)

  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved to history')).toBeVisible()
  await page.keyboard.press('Control+r')
  await expect(parts(page)).toHaveCount(1)
  await page.keyboard.press('Delete')
  await expect(parts(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(parts(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Start Project' })).toBeHidden()
})

test('Alt and the wheel zoom from 20 to 240 percent, the percent fits the canvas (spec 1 §4)', async ({
  page,
}) => {
  const percent = page.getByRole('button', { name: /Fit the canvas/ })
  const hand = new DesignerHand(page)
  const middle = await hand.screenOf(400, 300)
  await page.mouse.move(middle.x, middle.y)
  await page.keyboard.down('Alt')
  for (let turn = 0; turn < 30; turn++) await page.mouse.wheel(0, -120)
  await expect(percent).toHaveText('240%')
  for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, 120)
  await expect(percent).toHaveText('20%')
  await page.keyboard.up('Alt')
  await percent.click()
  await expect(percent).not.toHaveText('20%')
  await page.getByRole('button', { name: 'Zoom in' }).click()
})

test('with Grid Snapping parts stand on the grid, and coordinates are shown when asked for (spec 1 §2, §5)', async ({
  page,
}) => {
  const hand = new DesignerHand(page)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('switch', { name: 'Grid Snapping' }).press('Space')
  await page.getByRole('switch', { name: 'Show Guides' }).press('Space')
  await page.getByRole('switch', { name: 'Show Coordinates' }).press('Space')
  await hand.dragOn({ x: 400, y: 300 }, { x: 437, y: 331 })
  for (const name of ['From the left', 'From the top']) {
    const inches = Number((await field(page, name).inputValue()).replace('″', ''))
    expect(inches % 12).toBe(0)
  }
  await expect(page.getByText('437″, 331″', { exact: true })).toBeVisible()
  const kept = await page.evaluate(() =>
    ['gridSnapping', 'showGuides', 'showCoordinates'].map((key) => localStorage.getItem(key)),
  )
  expect(kept).toEqual(['true', 'false', 'true'])
})
