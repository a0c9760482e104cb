import { expect, type Page } from '@playwright/test'
import { designing, said, section } from '../assertions/designer-screen.ts'
import { watchFocus } from '../assertions/watch-focus.ts'
import { KeyboardDriver } from '../drivers/keyboard-driver.ts'
import { test } from '../product/test.ts'

const canvas = (page: Page) => page.locator('[data-canvas]')

test('a survey of six spots, an obstacle and a circle is made by the keyboard alone', async ({ page }) => {
  test.slow()
  await designing(page)
  const keys = new KeyboardDriver(page)
  await section(page, 'Site')
  watchFocus(page)

  await test.step('six spots are put where the cursor is', async () => {
    await keys.use('Next spot')
    await expect(canvas(page)).toBeFocused()
    await expect(said(page)).toHaveText(
      /^Cursor at [\d ]+" from the left, [\d ]+" from the top\. Arrow keys move it, Enter presses, Escape ends\.$/,
    )
    for (let spot = 1; spot <= 6; spot++) {
      await keys.press('Enter')
      // The reading is typed at once, and Enter leads back to the drawing.
      await expect(page.getByRole('textbox', { name: /^Reading at/ }).last()).toBeFocused()
      await keys.write(String(60 + spot))
      await keys.press('Enter')
      await expect(canvas(page)).toBeFocused()
      await keys.press('Shift+ArrowRight')
      await expect(said(page)).toHaveText(/^[\d ]+" from the left, [\d ]+" from the top$/)
    }
    await expect(page.getByText('6 spots, 6 measured')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Reading at/ })).toHaveCount(6)
    await keys.press('Escape')
  })

  await test.step('an obstacle is put exactly where it is typed', async () => {
    await keys.press('Shift+F6')
    await keys.use(/^Obstacles/)
    await keys.use('Septic lid')
    await expect(canvas(page)).toBeFocused()
    await keys.use('Type the point')
    await keys.write(`20'-6"`)
    await keys.press('Enter')
    await keys.write(`8'-3 1/2"`)
    await keys.press('Enter')
    await expect(canvas(page)).toBeFocused()
    await expect(page.getByRole('group', { name: 'Type the point' })).toBeHidden()
  })

  await test.step('a circle is drawn from key to key', async () => {
    await section(page, 'Drawing')
    await keys.use(/^Circle/)
    await expect(canvas(page)).toBeFocused()
    await keys.press('Enter')
    await expect(said(page)).toHaveText(/^Held at /)
    await keys.press('Shift+ArrowRight', 'Shift+ArrowDown', 'Enter')
    await expect(page.locator('[data-drawing]')).toHaveCount(1)
  })
})
