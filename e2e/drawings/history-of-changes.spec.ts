import { card, clearCanvas, redo, stats, undo } from '../assertions/designer-screen.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { expect, test } from '../product/test.ts'
import { twoDrawings } from '../systems/two-drawings.ts'

test('redo and undo go on after a reload, each step says what it was about, and a part is lettered by hand (spec 2 §4) [e2e-drawings-3]', async ({
  page,
}) => {
  test.slow()
  const driver = await twoDrawings(page)
  await driver.dragOn({ x: 440, y: 400 }, { x: 500, y: 430 })
  await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(stats(page)).toHaveText(/300".*230"/)

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

  await test.step('a part is lettered by hand, and undo goes on after a reload', async () => {
    await page.keyboard.press('Escape')
    await clearCanvas(page)
    await card(page, '5 × 5 platform').click()
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
})
