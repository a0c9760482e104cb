import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { issueRevision, listPriceLists, publishPriceList } from '@ramp/contracts'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { CountingPointer } from '../drivers/counting-pointer.ts'
import { openAs, tokenOfPerson } from '../product/people.ts'
import { type RunningProduct, startProduct } from '../product/running-product.ts'
import { test as base, expect } from '../product/test.ts'
import { finishDesign } from '../systems/finished-design.ts'
import { backupText, goTo, newQuoteFor, storeBackup } from '../systems/open-system.ts'

/** A product for itself: a price list that is in effect changes every quote after it. */
const test = base.extend<object, { product: RunningProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const product = await startProduct({ TIME_ZONE: 'UTC' })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const SECOND_LIST = new URL('../../packages/catalogue-files/fixtures/second-list.csv', import.meta.url)

/** A quote that was issued before the prices changed and a part was superseded. */
async function issuedBefore(page: Page, name: string) {
  const { number, token } = await newQuoteFor(page, 'P3G', name)
  expect((await finishDesign(page.request, token, number, 't1-switchback')).ok()).toBe(true)
  const issued = await page.request.post(issueRevision.path.replace(':id', number), {
    headers: { authorization: `Bearer ${token}` },
    data: { versionNumber: 1 },
  })
  expect(issued.ok(), await issued.text()).toBe(true)
  return number
}

async function publishToday(page: Page) {
  const headers = { authorization: `Bearer ${await tokenOfPerson(page, 'Ines Calder')}` }
  const { today } = await (await page.request.get(listPriceLists.path, { headers })).json()
  const list = { name: '2100.1', holdsFrom: today, fileName: 'second-list.csv' }
  const published = await page.request.post(publishPriceList.path, {
    headers,
    data: { ...list, base64File: readFileSync(SECOND_LIST, 'base64') },
  })
  expect(published.ok(), await published.text()).toBe(true)
}

test('a quote with a moved price and a superseded part is re-issued in at most 5 pointer operations', async ({
  page,
}) => {
  test.slow()
  await acceptTerms(page, 'Dana Miller')
  const number = await issuedBefore(page, 'Quoted before the prices changed')
  const ordered = await issuedBefore(page, 'Ordered after the prices changed')
  await publishToday(page)
  await openAs(page, 'Dana Miller', '/portal/')
  const row = (mark: string) => page.getByRole('listitem').filter({ hasText: `${number}-${mark}` })

  await test.step('from the list to the issued revision, with its difference on screen', async () => {
    const pointer = new CountingPointer()
    await pointer.click(page.getByRole('link', { name: 'Quoted before the prices changed' }).first())
    await expect(page.getByText('Price list 2100.1 is in effect.')).toBeVisible()
    await takeScreens(page, 'portal-reprice-offered')
    await pointer.click(page.getByRole('button', { name: 'Re-price' }))
    const panel = page.getByRole('region', { name: 'Re-price' })
    await expect(panel.getByText(/PRSTL5 is superseded\. PRSTL5N replaces it \(\d+\)\./)).toBeVisible()
    await expect(panel.getByRole('table', { name: 'Changed lines' })).toBeVisible()
    await expectAccessible(page)
    await takeScreens(page, 'portal-reprice')
    await pointer.click(panel.getByRole('button', { name: 'Re-price and issue' }))
    await expect(row('1A')).toContainText('Superseded', { timeout: 30_000 })
    await expect(row('1B')).toContainText('Issued')
    await expect(
      page.getByRole('region', { name: 'Comparison' }).getByText(`Parts, ${number}-1B`),
    ).toBeVisible()
    process.stdout.write(
      `\nA quote re-priced: ${pointer.done} pointer operations\n${pointer.operations.join('\n')}\n`,
    )
    expect(pointer.done).toBeLessThanOrEqual(5)
  })

  await test.step('an order at prices that are no longer honored shows the new cost and asks', async () => {
    await openAs(page, 'Dana Miller', `/portal/quotes/${ordered}`)
    await page.getByRole('button', { name: 'Accept quote' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Accept for/ }).click()
    await expect(dialog.getByRole('heading', { name: 'The cost has changed' })).toBeVisible()
    await expect(dialog.getByText('Your order has not been placed.')).toBeVisible()
    await expectAccessible(page)
    await takeScreens(page, 'portal-new-cost')
    await dialog.getByRole('button', { name: /^Order for/ }).click()
    await expect(page.getByRole('list', { name: 'Orders' })).toContainText(/Cost \$[\d,.]+ with 2100\.1/)
  })

  await test.step('a drawing without a list of its own names the part at Confirm, and replaces it', async () => {
    await storeBackup(page, backupText('t1-switchback'))
    await openAs(page, 'Dana Miller', '/designer?product=P3G')
    await page.getByRole('button', { name: 'Load From History' }).click()
    await goTo(page, 'Confirm System')
    const notice = page.getByText('5 ft ramp PRSTL5 is superseded by PRSTL5N.')
    await expect(notice).toBeInViewport({ timeout: 15_000 })
    await expectAccessible(page)
    await takeScreens(page, 'designer-superseded-part')
    await page.getByRole('button', { name: 'Replace superseded parts' }).click()
    await expect(notice).toHaveCount(0)
    await expect(page.getByText('PRSTL5N').first()).toBeVisible()
  })
})
