import { acceptTerms } from '../assertions/accepted-terms.ts'
import { button, figures, panel, parts, undo } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'

const SANDBOX = '/designer?product=P3G'

test('a rise shows complete ramps at once, and one is used, surveyed first or started without; Enter starts nothing', async ({
  page,
}) => {
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', SANDBOX)
  const rise = page.getByLabel(/^Rise: how high/)
  const ramps = page.getByRole('list', { name: 'Ramps that fit' }).getByRole('button')

  await test.step('the ramps of a rise, and the reason where there is none', async () => {
    await expect(rise).toBeFocused()
    await expect(page.getByText('Enter the rise to see complete ramps with their prices.')).toBeVisible()
    await page.keyboard.type('120')
    await expect(page.getByRole('heading', { name: 'No ramp for 120" on level ground' })).toBeVisible()
    await expect(button(page, 'Use this ramp')).toBeDisabled()
    await rise.fill('24')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^\d ramps for 24" on level ground$/ })).toBeVisible()
    await expect(ramps.first()).toContainText('No failed checks')
    await expectAccessible(page.locator('main'))
    await takeScreens(page, 'start-ramps')
  })

  await test.step('the chosen one is on the canvas as one step', async () => {
    const chosen = page
      .getByRole('list', { name: 'Ramps that fit' })
      .getByRole('button', { name: /^L to/ })
      .first()
    await chosen.click()
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    const price = /\$[\d,.]+/.exec(await chosen.innerText())?.[0] ?? 'no price'
    await button(page, 'Use this ramp').click()
    await expect(page.getByRole('heading', { name: 'Confirm System' })).toBeVisible()
    await expect(figures(page)).toContainText(price)
    await undo(page).click()
    await expect(parts(page)).toHaveCount(0)
    await expect(figures(page)).toContainText('Rise 24"')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(parts(page)).not.toHaveCount(0)
  })

  await test.step('unfinished work has the focus, and Enter in the rise does not begin blank over it', async () => {
    await page.reload()
    const history = button(page, 'Load From History')
    await expect(history).toBeFocused()
    await rise.fill('30')
    await page.keyboard.press('Enter')
    await expect(history).toBeVisible()
    await rise.fill('')
    await history.focus()
    await page.keyboard.press('Enter')
    await expect(parts(page)).not.toHaveCount(0)
  })

  await test.step('the site is surveyed first, with the rise that was typed', async () => {
    await page.reload()
    await rise.fill('24')
    await button(page, 'Survey the site first').click()
    await expect(panel(page).getByRole('heading', { name: 'Site' })).toBeVisible()
    await expect(figures(page)).toContainText('Rise 24"')
    await expect(parts(page)).toHaveCount(0)
  })
})
