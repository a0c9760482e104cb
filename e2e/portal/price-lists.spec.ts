import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'

const SECOND_LIST = fileURLToPath(
  new URL('../../packages/catalogue-files/fixtures/second-list.csv', import.meta.url),
)
const lists = (page: Page) => page.getByRole('table', { name: 'Price lists' })

test('internal staff check a price list, publish it and take it back; dealers see it while it is coming', async ({
  page,
}, info) => {
  await openAs(page, 'Ines Calder', '/portal/')
  await page.getByRole('link', { name: 'Price lists' }).click()
  await expect(lists(page).getByRole('row', { name: /In effect/ })).toBeVisible()
  await page.getByRole('button', { name: 'Publish a price list' }).click()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('Choose the CSV file of the price list.')).toBeVisible()

  await test.step('a file with a wrong cell is told by line and column', async () => {
    await chooseFile(page, { name: 'wrong.csv', text: 'itemNumber,price\n21160,call us\n' })
    await page.getByLabel('Name').fill('e2e.2100')
    await page.getByLabel('First day').fill('2100-01-01')
    await page.getByLabel('Old prices honored until').fill('2100-01-31')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText(/^wrong\.csv line 2, column B \(price\): must be a price/)).toBeVisible()
  })

  await test.step('the same file is chosen again once it is corrected on the disk', async () => {
    const path = info.outputPath('prices.csv')
    const field = page.locator('input[type=file]')
    writeFileSync(path, 'itemNumber,price\n21160,call us\n')
    await field.setInputFiles(path)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText(/^prices\.csv line 2, column B \(price\): must be a price/)).toBeVisible()
    writeFileSync(path, 'itemNumber,price\n21160,free\n21165,free of charge\n')
    await field.setInputFiles(path)
    await expect(page.getByText(/^prices\.csv line 2/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText(/^prices\.csv line 3, column B \(price\): must be a price/)).toBeVisible()
  })

  await test.step('a good file says what it changes, and is published', async () => {
    await page.locator('input[type=file]').setInputFiles(SECOND_LIST)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText('Replaced by PRSTL5N')).toBeVisible()
    await expect(page.getByText(/Issued quotes keep their prices/).first()).toBeVisible()
    await expectAccessible(page)
    await takeScreens(page, 'portal-price-list-check')
    await page.getByRole('button', { name: 'Publish from Jan 1, 2100' }).click()
    await expect(
      lists(page).getByRole('row', { name: /e2e\.2100 Upcoming Jan 1, 2100 Jan 31, 2100/ }),
    ).toBeVisible()
  })

  await test.step('a dealer sees that it is coming', async () => {
    const dealer = await page.context().browser()?.newContext()
    if (!dealer) throw new Error('there is no browser')
    const own = await dealer.newPage()
    await openAs(own, 'Dana Miller', '/portal/price-lists')
    await expect(own.getByText('Price list e2e.2100 takes effect on Jan 1, 2100.')).toBeVisible()
    await expect(own.getByRole('button', { name: 'Publish a price list' })).toHaveCount(0)
    await expectAccessible(own)
    await takeScreens(own, 'portal-price-lists-dealer')
    await dealer.close()
  })

  await page.getByRole('button', { name: 'Withdraw e2e.2100' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(lists(page).getByRole('row', { name: /e2e\.2100 Withdrawn/ })).toBeVisible()
  await takeScreens(page, 'portal-price-lists')
})

const chooseFile = (page: Page, { name, text }: { readonly name: string; readonly text: string }) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
