import { button, designing, panel, redo, section, undo } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { expect, test } from '../product/test.ts'

test('north is entered by the compass or in degrees, undone and redone, and is there after the page was closed', async ({
  page,
}) => {
  await designing(page)
  await section(page, 'Site')
  const stop = panel(page).getByRole('button', { name: /^House and yard/ })
  await stop.click()
  const compass = panel(page).getByRole('combobox', { name: 'Top of the drawing points to' })
  const degrees = panel(page).getByRole('textbox', { name: 'Or degrees from north' })
  await expect(compass).toHaveValue('Not entered')
  await expect(degrees).toHaveValue('')

  await compass.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'NE', exact: true }).click()
  await expect(degrees).toHaveValue('45°')
  await expect(stop).toContainText('Top is NE')
  await expectAccessible(panel(page))

  await degrees.fill('30')
  await degrees.press('Enter')
  await expect(compass).toHaveValue('30°')
  await undo(page).click()
  await expect(compass).toHaveValue('NE')
  await undo(page).click()
  await expect(compass).toHaveValue('Not entered')
  await redo(page).click()
  await expect(compass).toHaveValue('NE')

  await page.reload()
  await button(page, 'Load From History').click()
  await section(page, 'Site')
  await expect(panel(page)).toContainText('Top is NE')
})
