import type { Page } from '@playwright/test'
import { panel, parts, said } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { KeyboardDriver } from '../drivers/keyboard-driver.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { loadNext } from '../systems/open-system.ts'

const row = (page: Page, name: string | RegExp) =>
  page.getByRole('tree', { name: 'Objects of the drawing' }).getByRole('treeitem', { name })

test('the outline of an empty drawing says what to do; a switchback is read from the entrance to the ground, and worked on by the keyboard alone', async ({
  page,
}) => {
  test.slow()
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  const driver = new KeyboardDriver(page)
  await driver.use('Accept and Continue')
  await driver.use('Start Project')

  await test.step('an empty drawing says what to do', async () => {
    await driver.use('Outline', 'Shift+Tab')
    await expect(page.getByText('The drawing is empty.')).toBeVisible()
    await expectAccessible(panel(page))
    await takeScreens(page, 'outline-empty')
  })

  await loadNext(page, 't1-switchback')
  const run = row(page, 'Primary, 8 objects')
  await expect(run).toHaveAccessibleDescription(
    /^Entrance; 6 ft ramp from 31" down to 25".*exit to the ground; Lower Transition/,
  )
  await takeScreens(page, 'outline')

  await test.step('arrow keys read, Enter selects', async () => {
    await driver.goTo(run)
    await driver.goTo(row(page, '5 × 5 platform 1, at 25", turning left'), 'ArrowDown')
    await driver.goTo(row(page, /^4 ft ramp, from 25" down to 21"/), 'ArrowDown')
    await driver.press('Enter')
    await expect(row(page, /^4 ft ramp/)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('complementary', { name: 'Properties' })).toContainText('4 ft ramp')
    await expectAccessible(page.getByRole('main'))
    await takeScreens(page, 'outline-selected')
  })

  await test.step('Delete removes and says so; the focus stays where it was', async () => {
    await driver.goTo(row(page, /^Lower Transition/), 'ArrowDown')
    await driver.press('Delete')
    await expect(parts(page)).toHaveCount(7)
    await expect(said(page)).toHaveText(/ removed\. 7 objects left$/)
    await expect(row(page, /^8 ft ramp 2/)).toBeFocused()
  })

  await test.step('J joins the next part', async () => {
    await driver.press('j')
    await takeScreens(page, 'outline-join')
    await driver.goTo(
      page
        .getByRole('region', { name: 'Join next part' })
        .getByRole('button', { name: /^Join Lower Transition/ }),
      'ArrowRight',
    )
    await driver.press('Enter')
    await expect(parts(page)).toHaveCount(8)
    await expect(said(page)).toHaveText('Lower Transition joined to the lower end of 8 ft ramp 2')
  })

  await test.step('Alt and an arrow key move; a move onto another part is refused with a word', async () => {
    await driver.goTo(row(page, /^8 ft ramp 2/), 'ArrowUp')
    await driver.press('Alt+ArrowUp')
    await expect(said(page)).toHaveText(/^8 ft ramp moved to /)
    await driver.press('Control+ArrowDown')
    await expect(page.getByText('It stays where it is.')).toBeVisible()
    await driver.press('Control+z')
    await expect(said(page)).toHaveText(/^Undone: Nudge/)
  })

  await test.step('drawings are read, moved and removed as well', async () => {
    await page.keyboard.press('Escape')
    await driver.use('Add Text', 'Shift+Tab')
    const text = row(page, /^Text: Porch, /)
    await driver.write('Porch')
    await driver.press('Escape')
    await driver.goTo(row(page, /^8 ft ramp 2/), 'F6')
    await driver.goTo(text, 'End')
    await driver.press('Alt+ArrowRight')
    await expect(said(page)).toHaveText(/^Text: Porch moved to /)
    await driver.press('Delete')
    await expect(text).toBeHidden()
    await expect(said(page)).toHaveText(/ removed\. 8 objects left$/)
  })
})
