import type { Page } from '@playwright/test'
import { addDrawings, newDrawing } from '@ramp/domain'
import { DesignerHand } from './designer-hand.ts'
import { goTo, openSystem } from './open-system.ts'
import { openAs } from './people.ts'
import { takeScreens } from './screens.ts'
import { expect, expectAccessible, test } from './test.ts'

const properties = (page: Page) => page.getByRole('complementary', { name: 'Properties' })
const field = (page: Page, name: string) => properties(page).getByRole('textbox', { name, exact: true })
const type = async (page: Page, name: string, text: string) => {
  await field(page, name).fill(text)
  await field(page, name).press('Enter')
}
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name, exact: true }).click()
const stats = (page: Page) => page.getByLabel('Quick stats')
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const redo = (page: Page) => page.getByRole('button', { name: 'Redo' })
const cursor = (page: Page) => page.locator('[data-canvas]').evaluate((one) => getComputedStyle(one).cursor)

const designing = async (page: Page) => {
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  const hand = new DesignerHand(page)
  await hand.start()
  return hand
}
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

  await type(page, 'Width', '25ft')
  await expect(field(page, 'Width')).toHaveValue('300″')
  await expect(field(page, 'Length')).toHaveValue('200″')
  await properties(page).getByRole('switch', { name: 'Keep proportions' }).press('Space')
  await type(page, 'Length', '100')
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
  const both = ['Scale2 objects', 'Nudge2 objects', 'Delete2 objects']
  const reload = async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Load From History' }).click()
    await page.getByRole('button', { name: 'History of changes' }).click()
  }
  await reload()
  await expect(steps).toHaveText(['Openopened', 'DrawRectangle', 'DrawLine', ...both])
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

test('keys that are a letter or a sign alone can be switched off, and stay off (WCAG 2.1.4)', async ({
  page,
}) => {
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 400, 300)
  const angle = field(page, 'Angle in degrees')
  await page.keyboard.press('r')
  await expect(angle).toHaveValue('45°')

  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await sheet.getByRole('switch', { name: 'Single-Key Shortcuts' }).press('Space')
  await expect(sheet.getByText('off', { exact: true })).not.toHaveCount(0)
  await expectAccessible(page)
  await takeScreens(page, 'shortcuts-off')
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await expect(angle).toHaveValue('45°')
  await expect(page.getByRole('button', { name: 'Rotate' })).not.toHaveAttribute('aria-keyshortcuts')
  await page.keyboard.press('?')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Control+/')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+ArrowRight')

  await page.reload()
  await page.getByRole('button', { name: 'Load From History' }).click()
  await section(page, 'Settings')
  const inSettings = page.getByRole('switch', { name: 'Single-Key Shortcuts' })
  await expect(inSettings).not.toBeChecked()
  await page.getByRole('button', { name: 'Show All Shortcuts' }).click()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await inSettings.press('Space')
  await takeScreens(page, 'keyboard-settings')
  await page.keyboard.press('Control+a')
  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('r')
  await expect(angle).toHaveValue('90°')
})

test('words are typed as soon as they are added; Escape keeps them, and what is left empty goes', async ({
  page,
}) => {
  const hand = await designing(page)
  const words = page.getByRole('textbox', { name: 'Words on the canvas' })
  await hand.press('Add Text')
  await expect(words).toBeFocused()
  await page.keyboard.type('FRONT DOOR')
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
  await expect(properties(page).getByRole('heading', { name: 'Text: FRONT DOOR' })).toBeVisible()
  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('Enter')
  await expect(words).toHaveValue('FRONT DOOR')
  await words.fill('')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-drawing]')).toHaveCount(0)
  await undo(page).click()
  await expect(properties(page).getByRole('heading', { name: 'Text: FRONT DOOR' })).toBeVisible()
})

test('a double click on a line shows its points in Drawing Tools, Escape the whole line (spec 2 §4)', async ({
  page,
}) => {
  const hand = await designing(page)
  await section(page, 'Drawing')
  await section(page, 'Line')
  await hand.dragOn({ x: 200, y: 340 }, { x: 360, y: 400 })
  await page.keyboard.press('Escape')
  await section(page, 'Exit Drawing')
  const middle = await hand.screenOf(280, 370)
  await page.mouse.dblclick(middle.x, middle.y)
  await expect(page.getByRole('radio', { name: 'Vertex' })).toBeChecked()
  await hand.dragOn({ x: 360, y: 400 }, { x: 360, y: 340 })
  await expect(stats(page)).toHaveText(/160″/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'Selection' })).toBeChecked()
  await expect(stats(page)).toHaveText(/160″/)
})

test('a double click on a line leads out of no step of the workflow', async ({ page }) => {
  const points = [
    { x: -60, y: 0 },
    { x: 60, y: 0 },
  ]
  const line = newDrawing({ kind: 'line', id: 'line', at: { x: 340, y: 120 }, points })
  await openSystem(page, 't1-switchback', addDrawings([line]))
  await goTo(page, 'Finish')
  const middle = await new DesignerHand(page).screenOf(340, 120)
  await page.mouse.dblclick(middle.x, middle.y)
  await expect(properties(page)).toContainText('Line')
  await expect(page.getByRole('heading', { name: 'Finish', exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Vertex' })).toBeHidden()
})

test('the properties that come under the pointer take no second click of a double click', async ({
  page,
}) => {
  const points = [
    { x: -60, y: 0 },
    { x: 60, y: 0 },
  ]
  const line = newDrawing({ kind: 'line', id: 'line', at: { x: 680, y: 120 }, points })
  await openSystem(page, 't1-switchback', addDrawings([line]))
  const middle = await new DesignerHand(page).screenOf(680, 120)
  await page.mouse.dblclick(middle.x, middle.y)
  const opacity = properties(page).getByRole('slider', { name: 'Opacity' })
  await expect(opacity).toHaveAttribute('aria-valuenow', '1')
  await field(page, 'Border').click()
  await expect(field(page, 'Border')).toBeFocused()
})

test('the space bar shows the hand that moves the view, until it is let go, here or in another window', async ({
  page,
}) => {
  await designing(page)
  await page.locator('[data-canvas]').focus()
  for (const letGo of [
    () => page.keyboard.up(' '),
    () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
  ]) {
    await page.keyboard.down(' ')
    expect(await cursor(page)).toBe('grab')
    await letGo()
    expect(await cursor(page)).not.toBe('grab')
  }
})
