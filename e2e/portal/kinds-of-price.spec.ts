import { cutOffChoices } from '../assertions/cut-off-choices.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import {
  changePrice,
  openPart,
  priceOf,
  quoteDrawn,
  rowOf,
  savePrice,
  saveTermsAs,
  totalOf,
} from '../drivers/price-driver.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'

// Prices that are not a plain sale, built by clicks and worked out by hand.

test('a ramp is rented by the month, and removed at the end', async ({ page }) => {
  const { address } = await quoteDrawn(page, 'Cedar Court, six months')
  await openAs(page, 'Dana Miller', address)
  await priceOf(page).getByRole('button', { name: 'Choose for this quote' }).click()
  await openPart(page, 'Rental')
  await priceOf(page).getByLabel('Sale or rental').selectOption('Rental')
  await priceOf(page).getByLabel('Rent per month').fill('350')
  await priceOf(page).getByLabel('Minimum term (months)').fill('3')
  await priceOf(page).getByLabel('Removal').fill('425')
  await priceOf(page).getByLabel('Damage waiver per month').fill('15')
  await priceOf(page).getByLabel('Rent credited toward a purchase').fill('50')
  await priceOf(page).getByLabel('Months credited').fill('6')
  await expectAccessible(page)
  expect(await cutOffChoices(page)).toEqual([])
  await takeScreens(page, 'portal-price-rental')
  await savePrice(page)
  // 3 x 350.00 + 3 x 15.00 + 425.00
  expect(await totalOf(page)).toBe(152_000)
  await expect(rowOf(page, 'Charges', /^Rent, 3 months/)).toContainText('$1,050.00')
  await expect(priceOf(page)).toContainText('Removal $425.00, included in the total.')
  await expect(priceOf(page)).toContainText(
    '50% of the rent for the first 6 months is credited toward a purchase.',
  )
})

test('a customer who is exempt pays no sales tax, and pays it again without the number', async ({ page }) => {
  const { number, address } = await quoteDrawn(page, 'Mercy Hospital, north door')
  await saveTermsAs(page, 'Dana Miller', number, { method: { kind: 'total', cents: 600_000 } }, 0)
  await openAs(page, 'Dana Miller', address)

  await test.step('6 percent on the ramp', async () => {
    await changePrice(page)
    await openPart(page, 'Sales tax')
    await priceOf(page).getByRole('button', { name: 'Add tax rate' }).click()
    await priceOf(page).getByLabel('Name of the rate').fill('State')
    await priceOf(page).getByLabel('Rate', { exact: true }).fill('6')
    await priceOf(page).getByLabel('Tax on parts').selectOption('Taxable, State')
    await savePrice(page)
    expect(await totalOf(page)).toBe(636_000)
  })

  await test.step('exempt by a number that holds', async () => {
    await changePrice(page)
    await openPart(page, 'Sales tax')
    await priceOf(page).getByLabel("Customer's exemption number").fill('EX-20931')
    await priceOf(page).getByLabel('Exemption expires').fill('2031-12-31')
    await expectAccessible(page)
    await savePrice(page)
    expect(await totalOf(page)).toBe(600_000)
    await openPart(page, 'Price details')
    await expect(rowOf(page, 'Charges', /^Sales tax/)).toContainText('Exempt, EX-20931')
    await takeScreens(page, 'portal-price-exempt')
  })

  await test.step('a number that has ended: tax is charged, and the page says why', async () => {
    await changePrice(page)
    await openPart(page, 'Sales tax')
    await priceOf(page).getByLabel('Exemption expires').fill('2025-12-31')
    await savePrice(page)
    expect(await totalOf(page)).toBe(636_000)
    await expect(priceOf(page)).toContainText(
      "The customer's exemption EX-20931 ended on Dec 31, 2025. Tax is charged.",
    )
  })
})

test('below the margin floor sales save and the owner issues', async ({ page }) => {
  const { number, address } = await quoteDrawn(page, 'Elm Street, low price')
  const margin = { floor: 30, commission: null, overhead: null, cardFee: null, workCost: null }
  const method = { kind: 'cost-plus', by: 'margin', percent: 32 } as const
  await saveTermsAs(page, 'Dana Miller', number, { method, margin }, 0)

  await test.step('sales give a discount and save; only the owner may issue', async () => {
    await openAs(page, 'Lena Brooks', address)
    const before = await totalOf(page)
    await changePrice(page)
    await openPart(page, 'Discount')
    await priceOf(page).getByLabel('Discount', { exact: true }).selectOption('Percent')
    await priceOf(page).getByLabel('Discount percent').fill('10')
    await priceOf(page).getByLabel('Printed name').fill('Neighbor discount')
    await savePrice(page)
    expect(await totalOf(page)).toBe(before - Math.round(before / 10))
    await expect(priceOf(page)).toContainText(
      'Below your company’s margin floor. Only the owner can issue it.',
    )
    await expect(page.getByText('Below the margin floor: only the owner can issue it.').first()).toBeVisible()
    await page
      .getByRole('button', { name: `Issue ${number}-1A` })
      .first()
      .click()
    await expect(page.getByText(/below .*floor/i).first()).toBeVisible()
  })

  await test.step('the owner issues it', async () => {
    await openAs(page, 'Dana Miller', address)
    await expect(priceOf(page)).toContainText('Below your margin floor. Only you can issue it.')
    await page
      .getByRole('button', { name: `Issue ${number}-1A` })
      .first()
      .click()
    const rows = page.getByRole('list', { name: /^Revisions of/ }).getByRole('listitem')
    await expect(rows.filter({ hasText: `${number}-1A` })).toContainText('valid until', { timeout: 30_000 })
  })
})
