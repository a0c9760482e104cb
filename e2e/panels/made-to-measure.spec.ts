import { card, designing, panel, properties } from '../looks/designer-screen.ts'
import { expectAccessible } from '../looks/expect-accessible.ts'
import { takeScreens } from '../looks/take-screens.ts'
import { expect, test } from '../product/test.ts'

test('a platform is made to measure, described and placed (spec 2 §2.2, §5)', async ({ page }) => {
  await designing(page, 'Dana Miller')
  await card(page, '5 × 5 platform').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Customize Part' }).click()
  const width = page.getByRole('textbox', { name: 'Width', exact: true })
  await width.fill('40')
  await width.press('Tab')
  await expect(
    page.getByText('Platform sides under 41.5" will not allow for connections to ramps.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Generate Part' }).click()
  await page.getByRole('textbox', { name: 'Custom Description' }).fill('Platform at the side door')
  // Another width changes nothing of what was generated.
  await width.fill('50')
  await width.press('Tab')
  await card(page, '40 × 60 in platform').click()
  await expect(properties(page).getByRole('heading', { name: '40 × 60 in platform' })).toBeVisible()
  await expect(properties(page)).toContainText('Platform at the side door')
  await expectAccessible(page.getByRole('main'))
  await takeScreens(page, 'custom-part')
  await page.getByRole('button', { name: 'Back to Parts' }).click()
  await expect(card(page, '5 × 5 platform')).toBeVisible()
})

test('a part made to measure that has to be waited for says so (spec 1 §2, loading text)', async ({
  page,
}) => {
  await designing(page)
  let answer = () => {}
  const isAnswered = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/ItemGenerateCustomConfigurationItem', async (route) => {
    await isAnswered
    await route.continue()
  })
  await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Customize Part' }).click()
  await page.getByRole('button', { name: 'Generate Part' }).click()
  await expect(page.getByText('Adding Item')).toBeVisible()
  await expectAccessible(panel(page))
  await takeScreens(page, 'adding-item')
  answer()
  await expect(page.getByRole('heading', { name: 'Drag to Canvas' })).toBeVisible()
  await expect(page.getByText('Adding Item')).toBeHidden()
})

test('a part that cannot be made says so (spec 2 §5)', async ({ page }) => {
  await page.clock.install()
  await designing(page)
  await page.getByRole('tab', { name: 'Ramps' }).click()
  await card(page, '6 ft ramp').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Customize Part' }).click()
  for (const [name, value] of [
    ['Width', '40'],
    ['Length', '84'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(value)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('button', { name: 'Generate Part' }).click()
  const toast = page.locator('.mantine-Notification-root')
  await expect(toast).toContainText('A part could not be generated based on these measurements')
  await expect(toast).toContainText('If needed please contact customer service for assistance')
  await page.clock.fastForward('00:30')
  await expect(toast).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('could not be generated')
})
