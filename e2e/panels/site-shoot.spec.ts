import { button, panel, section } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { expect, test } from '../product/test.ts'
import { openSite } from '../systems/open-site.ts'

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

test('once a ramp is taken, the points that set its legs are listed with two tapes each, and are shot one by one', async ({
  page,
}) => {
  await openSite(page, 's2-porch-outward-door')
  await button(page, 'Use this ramp').click()
  await expect(page.getByRole('heading', { name: 'Confirm System' })).toBeVisible()
  await section(page, 'Site')
  const list = panel(page).getByText(/^Shoot these: /)
  await list.click()
  const shoot = panel(page).getByRole('button', { name: /^Shoot Foot of .*, middle$/ })
  await expect(shoot).toBeVisible()
  // The word fits into its button, however long the tapes beside it are.
  expect(await shoot.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  const word = shoot.getByText('Shoot')
  expect(await word.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  await expect(panel(page)).toContainText(/\d+'-[\d /]+" from .+, \d+'-[\d /]+" from /)
  await expectAccessible(panel(page))
  await shoot.click()
  await expect(panel(page).getByRole('textbox', { name: /^Reading at Foot of .*, middle$/ })).toBeVisible()
})
