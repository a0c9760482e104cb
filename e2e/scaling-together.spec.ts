import type { Page } from '@playwright/test'
import { addDrawings, newDrawing } from '@ramp/domain'
import {
  cursor,
  designing,
  enter,
  field,
  properties,
  redo,
  section,
  stats,
  undo,
} from './looks/designer-screen.ts'
import { expectAccessible } from './looks/expect-accessible.ts'
import { takeScreens } from './looks/take-screens.ts'
import { expect, test } from './product/test.ts'
import { openSystem } from './systems/open-system.ts'

/** A rectangle and a straight line in a box from 200, 200 to 440, 400, both selected. */
const twoDrawings = async (page: Page) => {
  const hand = await designing(page)
  await section(page, 'Drawing')
  await section(page, 'Shape')
  await hand.dragOn({ x: 200, y: 200 }, { x: 440, y: 300 })
  await section(page, 'Line')
  await hand.dragOn({ x: 200, y: 340 }, { x: 360, y: 400 })
  await page.keyboard.press('Escape')
  await section(page, 'Exit Drawing')
  await hand.click(700, 100)
  await page.keyboard.press('Control+a')
  await expect(stats(page)).toHaveText(/240″.*200″/)
  return hand
}

test('several drawings are scaled by the box around them, by typed sizes and by keys (spec 2 §4)', async ({
  page,
}) => {
  const hand = await twoDrawings(page)
  const corner = await hand.screenOf(440, 400)
  await page.mouse.move(corner.x, corner.y)
  expect(await cursor(page)).toBe('nwse-resize')
  await takeScreens(page, 'drawings-together')

  await hand.dragOn({ x: 440, y: 400 }, { x: 500, y: 430 })
  await expect(stats(page)).toHaveText(/300″.*230″/)
  await expect(page.locator('[data-said]')).toHaveText('2 objects resized')
  await undo(page).click()
  await expect(stats(page)).toHaveText(/240″.*200″/)

  await page.keyboard.down('Shift')
  await hand.dragOn({ x: 440, y: 400 }, { x: 560, y: 402 })
  await page.keyboard.up('Shift')
  await expect(stats(page)).toHaveText(/360″.*300″/)
  await page.keyboard.press('Control+z')
  await page.keyboard.down('Alt')
  await hand.dragOn({ x: 440, y: 300 }, { x: 460, y: 300 })
  await page.keyboard.up('Alt')
  await expect(stats(page)).toHaveText(/280″.*200″/)
  await expect(field(page, 'From the left')).toHaveValue('180″')
  await page.keyboard.press('Control+z')

  await enter(page, 'Width', '25ft')
  await expect(field(page, 'Width')).toHaveValue('300″')
  await expect(field(page, 'Length')).toHaveValue('200″')
  await properties(page).getByRole('switch', { name: 'Keep proportions' }).press('Space')
  await enter(page, 'Length', '100')
  await expect(field(page, 'Width')).toHaveValue('150″')
  await expect(field(page, 'From the left')).toHaveValue('200″')
  await expectAccessible(page)

  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await page.keyboard.press('Alt+Shift+Control+ArrowDown')
  await expect(stats(page)).toHaveText(/150 1\/2″.*110″/)
})

test('parts keep their size: with one among them, drawings are moved and turned but not scaled', async ({
  page,
}) => {
  const box = newDrawing({ kind: 'rectangle', id: 'box', at: { x: 900, y: 100 }, width: 100, length: 60 })
  await openSystem(page, 'p3g-stair-and-ramp', addDrawings([box]))
  await page.keyboard.press('Control+a')
  await expect(properties(page)).toContainText('Parts have fixed sizes')
  await expect(field(page, 'Width')).toBeHidden()
  await expect(field(page, 'From the left')).toBeVisible()
})

test('redo goes on after a reload as undo does, and each step says what it was about (spec 2 §4)', async ({
  page,
}) => {
  const hand = await twoDrawings(page)
  await hand.dragOn({ x: 440, y: 400 }, { x: 500, y: 430 })
  await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(stats(page)).toHaveText(/300″.*230″/)

  const steps = page.getByRole('list', { name: 'History of changes' }).getByRole('button')
  const both = ['Resized2 objects', 'Moved · nudge2 objects', 'Removed2 objects']
  const reload = async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Load From History' }).click()
    await page.getByRole('button', { name: 'History of changes' }).click()
  }
  await reload()
  await expect(steps).toHaveText(['Opened', 'AddedRectangle', 'AddedLine', ...both])
  await expect(steps.nth(3)).toHaveAttribute('aria-current', 'step')
  await page.keyboard.press('Escape')
  await redo(page).click()
  await redo(page).click()
  await expect(page.locator('[data-drawing]')).toHaveCount(0)
  await expect(redo(page)).toBeDisabled()
  await undo(page).click()
  await expect(page.locator('[data-drawing]')).toHaveCount(2)

  // Undone a moment before the page goes: the steps are written as it goes.
  await undo(page).click()
  await reload()
  await expect(steps.nth(3)).toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await reload()
  await expect(steps).toHaveCount(1)
})
