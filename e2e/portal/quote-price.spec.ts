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

test('an owner builds the price of a quote; sales, office and crew see of it what is theirs', async ({
  page,
}) => {
  test.slow()
  const { address } = await quoteDrawn(page, 'Oak Street, kitchen door')

  await test.step('sales read whom to ask while no price is built', async () => {
    await openAs(page, 'Lena Brooks', address)
    await expect(priceOf(page)).toContainText('Ask the owner of your company to choose how prices are built.')
    await expect(priceOf(page).getByRole('button')).toHaveCount(0)
  })

  await test.step('the owner chooses cost plus for this quote alone', async () => {
    await openAs(page, 'Dana Miller', address)
    await expect(priceOf(page)).toContainText('There is no price yet')
    await priceOf(page).getByRole('button', { name: 'Choose for this quote' }).click()
    await priceOf(page).getByLabel('How the price is built').selectOption('Cost plus')
    await priceOf(page).getByLabel('Margin, % of price').fill('40')
    await expectAccessible(page)
    await takeScreens(page, 'portal-change-price')
    await savePrice(page)
    expect(await totalOf(page)).toBeGreaterThan(100_000)
    await openPart(page, 'Margin')
    await expect(rowOf(page, 'Margin', /^Margin, % of the price/)).toContainText('(40%)')
    await expectAccessible(page)
    await takeScreens(page, 'portal-price')
  })

  await test.step('sales see no cost, margin or method, and give a discount', async () => {
    await openAs(page, 'Lena Brooks', address)
    const before = await totalOf(page)
    await expect(priceOf(page).getByText('Margin')).toHaveCount(0)
    await expect(priceOf(page).getByText('Cost')).toHaveCount(0)
    await changePrice(page)
    await expect(priceOf(page).getByText('How the price is built')).toHaveCount(0)
    await openPart(page, 'Discount')
    await priceOf(page).getByLabel('Discount', { exact: true }).selectOption('Percent')
    await priceOf(page).getByLabel('Discount percent').fill('10')
    await priceOf(page).getByLabel('Printed name').fill('Veteran discount')
    await savePrice(page)
    expect(await totalOf(page)).toBe(before - Math.round(before / 10))
    await expect(priceOf(page).getByText('Margin')).toHaveCount(0)
  })

  await test.step('the office sees the cost of the parts and no margin', async () => {
    await openAs(page, 'Omar Hayes', address)
    await expect(priceOf(page).getByText('Cost', { exact: true })).toBeVisible()
    await expect(priceOf(page).getByText('Margin')).toHaveCount(0)
  })

  await test.step('a crew sees no price', async () => {
    await openAs(page, 'Cole Reyes', address)
    await expect(page.getByRole('table', { name: 'Parts list' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Price', exact: true })).toHaveCount(0)
    await expect(page.getByText(/\$\d/)).toHaveCount(0)
  })
})

test('an optional line and two payers change a price; what two people type at once is kept', async ({
  page,
}) => {
  test.slow()
  const { number, address } = await quoteDrawn(page, 'Birch Lane, front')
  await saveTermsAs(page, 'Dana Miller', number, { method: { kind: 'total', cents: 600_000 } }, 0)
  await openAs(page, 'Dana Miller', address)
  expect(await totalOf(page)).toBe(600_000)

  await test.step('an optional line is in the total once it is ticked', async () => {
    await changePrice(page)
    await openPart(page, 'Optional lines')
    await priceOf(page).getByRole('button', { name: 'Add option' }).click()
    const line = priceOf(page).getByRole('group', { name: 'Option 1' })
    await line.getByRole('textbox').first().fill('Second handrail')
    await line.getByLabel('Price').fill('450')
    await savePrice(page)
    expect(await totalOf(page)).toBe(600_000)
    await priceOf(page).getByRole('checkbox', { name: 'Second handrail, $450.00' }).check()
    await expect.poll(() => totalOf(page)).toBe(645_000)
  })

  await test.step('two payers have their share, the customer the rest', async () => {
    await changePrice(page)
    await openPart(page, 'Payers')
    for (const [place, name] of [
      [1, 'VA Medical Center'],
      [2, 'Habitat'],
    ] as const) {
      await priceOf(page).getByRole('button', { name: 'Add payer' }).click()
      const payer = priceOf(page).getByRole('group', { name: `Payer ${place}` })
      await payer.getByLabel('Payer', { exact: true }).fill(name)
      await payer.getByLabel('Pays').selectOption('An amount')
      await payer.getByLabel("Payer's amount").fill(place === 1 ? '4000' : '1000')
      await payer.getByLabel('PO or authorization number').fill(`PO 4711-${place}`)
    }
    await expectAccessible(page)
    await savePrice(page)
    await expect(rowOf(page, 'Payers', /^VA Medical Center/)).toContainText('$4,000.00')
    await expect(rowOf(page, 'Payers', /^Habitat/)).toContainText('PO 4711-2')
    await expect(rowOf(page, 'Payers', /^Customer/)).toContainText('$1,450.00')
    await expectAccessible(page)
    await takeScreens(page, 'portal-price-payers')
  })

  await test.step('who is second reads who was first, keeps what was typed, and saves again', async () => {
    await changePrice(page)
    await openPart(page, 'Permit fee')
    await priceOf(page).getByLabel('Permit fee', { exact: true }).fill('75')
    const other = await page.context().newPage()
    await openAs(other, 'Lena Brooks', address)
    await other.getByRole('checkbox', { name: 'Second handrail, $450.00' }).uncheck()
    await expect.poll(() => totalOf(other)).toBe(600_000)
    await other.close()
    await priceOf(page).getByRole('button', { name: 'Save price' }).click()
    await expect(priceOf(page).getByText(/^Lena Brooks saved these prices/)).toBeVisible()
    await expect(priceOf(page).getByLabel('Permit fee', { exact: true })).toHaveValue('$75.00')
    await expectAccessible(priceOf(page))
    await savePrice(page)
    expect(await totalOf(page)).toBe(607_500)
  })
  await test.step('an issued revision keeps its price; the next one is issued with the new price', async () => {
    await page
      .getByRole('button', { name: `Issue ${number}-1A` })
      .first()
      .click()
    const rows = page.getByRole('list', { name: /^Revisions of/ }).getByRole('listitem')
    await expect(rows.filter({ hasText: `${number}-1A` })).toContainText('$6,075.00', { timeout: 30_000 })
    await expect(priceOf(page).getByText('was issued')).toHaveCount(0)
    await priceOf(page).getByRole('checkbox', { name: 'Second handrail, $450.00' }).check()
    await expect(priceOf(page).getByText(`${number}-1A was issued at $6,075.00.`)).toBeVisible()
    await expectAccessible(priceOf(page))
    await takeScreens(page, 'portal-issue-new-price')
    await priceOf(page)
      .getByRole('button', { name: `Issue ${number}-1B with this price` })
      .click()
    await expect(rows.filter({ hasText: `${number}-1B` })).toContainText('$6,525.00', { timeout: 30_000 })
    await expect(rows.filter({ hasText: `${number}-1A` })).toContainText('Superseded')
  })
})
