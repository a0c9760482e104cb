import { openAs } from '../product/people.ts'
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

test('a page of the portal whose files went asks to be reloaded', async ({ page }) => {
  await openAs(page, 'Dana Miller', '/portal/')
  const files = '**/assets/quote-page-*.js'
  await page.route(files, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('table', { name: 'Your quotes' }).getByRole('link').first().click()
  await expect(page.getByText('This page could not be loaded.')).toBeVisible()
  await page.unroute(files)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('link', { name: 'All quotes', exact: true })).toBeVisible()
})
