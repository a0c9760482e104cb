import { expect, test } from '../product/test.ts'

test('a page whose files went with an earlier version asks to be reloaded', async ({ page }) => {
  await page.goto('/')
  const files = '**/assets/legal-pages-*.js'
  await page.route(files, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await page.unroute(files)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible()
})
