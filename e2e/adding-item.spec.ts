import { designing } from './looks/designer-screen.ts'
import { expectAccessible } from './looks/expect-accessible.ts'
import { takeScreens } from './looks/take-screens.ts'
import { expect, test } from './product/test.ts'

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
  await expectAccessible(page)
  await takeScreens(page, 'adding-item')
  answer()
  await expect(page.getByRole('heading', { name: 'Drag to Canvas' })).toBeVisible()
  await expect(page.getByText('Adding Item')).toBeHidden()
})
