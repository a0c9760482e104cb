import { addDrawings, newDrawing } from '@ramp/domain'
import { DesignerHand } from './hands/designer-hand.ts'
import { cursor, designing, field, properties, section, stats, undo } from './looks/designer-screen.ts'
import { expectAccessible } from './looks/expect-accessible.ts'
import { takeScreens } from './looks/take-screens.ts'
import { expect, test } from './product/test.ts'
import { goTo, openSystem } from './systems/open-system.ts'

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
