import type { Page } from '@playwright/test'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { openFinishedQuote } from '../drivers/papers-dialog.ts'
import { expect, test } from '../product/test.ts'

const since = (page: Page) => page.getByRole('button', { name: /^Since \d+-1A: / })
const changes = (page: Page) => page.getByRole('dialog', { name: /^Changes since \d+-1A$/ })

async function typeRise(page: Page, inches: string) {
  const figures = page.getByRole('region', { name: 'Figures of the system' })
  await figures.getByRole('button', { name: /^Rise/ }).click()
  await page.getByRole('textbox', { name: 'Rise', exact: true }).fill(inches)
  await page.keyboard.press('Enter')
}

/** `+$1,234.50` in cents. */
function centsOf(text: string): number {
  const [, sign, amount = ''] = /([+−]?)\$([\d,.]+)/.exec(text) ?? []
  return Math.round(Number(amount.replaceAll(',', '')) * 100) * (sign === '−' ? -1 : 1)
}

test('the status bar shows what a changed drawing comes to against the version that was issued, by keyboard too', async ({
  page,
}) => {
  const revision = page.waitForResponse((reply) => reply.url().includes('/revisions/1'))
  await openFinishedQuote(page)
  await revision
  await expect(since(page)).toHaveCount(0)

  await typeRise(page, '35')
  await expect(since(page)).toBeVisible()
  const words = (await since(page).textContent()) ?? ''
  await since(page).focus()
  await page.keyboard.press('Enter')
  await expect(changes(page).getByText('Rise 31" → 35"')).toBeVisible()
  const sums = await changes(page).locator('dd').allTextContents()
  const [before = 0, drawing = 0, prices = 0, after = 0] = sums.map(centsOf)
  expect([before + drawing + prices, drawing + prices]).toEqual([after, centsOf(words)])
  const lines = changes(page).getByRole('table', { name: 'Changed lines' }).locator('tbody tr')
  await expect(lines).toHaveCount(Number(/, (\d+) lines?$/.exec(words)?.[1]))
  await expectAccessible(changes(page))
  await page.keyboard.press('Escape')
  await expect(changes(page)).toHaveCount(0)
  await expect(since(page)).toBeFocused()

  await page.keyboard.press('Control+z')
  await expect(since(page)).toHaveCount(0)
})
