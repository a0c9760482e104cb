import { designing } from '../looks/designer-screen.ts'
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
  await expect(page.getByRole('link', { name: 'All quotes' })).toBeVisible()
})

test('a dialog that cannot be had is told, and opens when it is asked for again', async ({ page }) => {
  // No file is asked for before the server has answered.
  const server = '**/brand.svg'
  await page.route(server, (route) => route.abort())
  await designing(page)
  const file = page.getByRole('button', { name: 'File' })
  const askForNew = async () => {
    await file.click()
    await page.getByRole('menuitem', { name: 'New Project' }).click()
  }
  await askForNew()
  await expect(page.getByText('It could not be loaded.')).toBeVisible()
  await page.unroute(server)
  await askForNew()
  const dialog = page.getByRole('dialog', { name: 'New Project' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(file).toBeFocused()
})
