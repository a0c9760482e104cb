import type { Page } from '@playwright/test'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs, type Person, tokenOfPerson } from '../product/people.ts'
import { expect, test } from '../product/test.ts'

const table = (page: Page) => page.getByRole('table', { name: 'What was done to quotes' })

/** Creates quotes, as the portal does; their numbers. */
async function createByCalls(page: Page, person: Person, names: readonly string[]) {
  const token = await tokenOfPerson(page, person)
  const headers = { authorization: `Bearer ${token}` }
  const numbers: string[] = []
  for (const name of names) {
    const answer = await page.request.post('/api/quotes', { headers, data: { name, productLine: 'P3G' } })
    numbers.push((await answer.json()).id)
  }
  return numbers
}

test('internal staff reads who did what, by quote, person and action, a hundred at a time, and goes from there to the quote; nobody else is led to it', async ({
  page,
}) => {
  await test.step('internal staff reads who did what, by quote, person and action, and goes from there to the quote', () =>
    readAudit(page))
  await test.step('a long audit comes a hundred at a time, and nobody else than internal staff is led to it', () =>
    readLongAudit(page))
})

async function readAudit(page: Page) {
  const [harper = '', linden = ''] = await createByCalls(page, 'Ines Calder', ['Harper', 'Linden'])
  await openAs(page, 'Ines Calder', '/portal/')
  await page.getByRole('link', { name: 'Audit' }).click()
  await expect(page.getByRole('heading', { name: 'Audit' })).toBeFocused()
  await expect(table(page).getByRole('link', { name: linden })).toBeVisible()
  await expectAccessible(page)
  await takeScreens(page, 'portal-audit')

  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Quote number')).toBeFocused()
  await page.keyboard.type(`Quote ${harper}`)
  await expect(table(page).locator('tbody tr')).toHaveCount(1)
  await expect(table(page).getByRole('row', { name: 'Created' })).toContainText('ines-calder')
  expect(new URL(page.url()).search).toBe(`?headerID=${harper}`)

  await page.getByLabel('Person').fill('dana')
  await expect(page.getByText('No entries match')).toBeVisible()
  await expectAccessible(page)
  await takeScreens(page, 'portal-audit-none')
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByLabel('Action').selectOption('Created')
  await page.reload()
  await expect(page.getByLabel('Action')).toHaveValue('created')
  await table(page).getByRole('link', { name: harper }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Harper' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Action')).toHaveValue('created')
}

async function readLongAudit(page: Page) {
  const names = Array.from({ length: 101 }, (_, at) => `Job ${at}`)
  await createByCalls(page, 'Ines Calder', names)
  await page.reload()
  await expect(page.getByLabel('Action')).toHaveValue('created')
  await expect(table(page).locator('tbody tr')).toHaveCount(100)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => table(page).locator('tbody tr').count()).toBeGreaterThan(100)

  await page.context().clearCookies()
  await page.evaluate(() => window.sessionStorage.clear())
  await openAs(page, 'Nora Field', '/portal/audit')
  await expect(page.getByRole('alert')).toContainText('The audit is for internal staff.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your quotes' }).click()
  await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Audit' })).toHaveCount(0)
}
