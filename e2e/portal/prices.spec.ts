import type { Page } from '@playwright/test'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs, tokenOfPerson } from '../product/people.ts'
import { expect, test } from '../product/test.ts'

const method = (page: Page) => page.getByLabel('How the price is built')
const section = (page: Page, name: string) =>
  page.locator('summary').filter({ hasText: name }).first().click()
const saved = async (page: Page) => {
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
}
/** Saves, and opens the page again: what it shows then is what was stored. */
async function readBack(page: Page) {
  await saved(page)
  await page.reload()
  await expect(method(page)).toBeVisible()
}

test('the owner chooses each method with one number, and reads it back', async ({ page }) => {
  test.slow()
  await openAs(page, 'Sam Ortiz', '/portal/')
  await page.getByRole('link', { name: 'Prices', exact: true }).click()
  await expect(method(page)).toHaveValue('none')

  await test.step('list price by part group', async () => {
    await method(page).selectOption('List price by part group')
    await page.getByLabel('All parts, change from list price').fill('-10%')
    await readBack(page)
    await expect(page.getByLabel('All parts, change from list price')).toHaveValue('-10%')
    await page.getByText('By part group', { exact: true }).click()
    await page.getByLabel('Railings').fill('-12.125')
    await readBack(page)
    await expect(page.getByLabel('Railings')).toHaveValue('-12.125%')
    await expect(page.getByLabel('All parts, change from list price')).toHaveValue('')
  })

  await test.step('cost plus: a margin of 35 percent is a markup of 53.8 percent', async () => {
    await method(page).selectOption('Cost plus')
    await page.getByLabel('Margin, % of price').fill('35')
    await page.getByLabel('Margin, % of price').press('Tab')
    await expect(page.getByLabel('Markup, % of cost')).toHaveValue('53.8%')
    await expect(
      page.getByText('Cost ÷ 0.65: a part that costs you $100.00 sells for $153.85.'),
    ).toBeVisible()
    await readBack(page)
    await expect(page.getByLabel('Margin, % of price')).toHaveValue('35%')
    await page.getByLabel('Markup, % of cost').fill('100')
    await page.getByLabel('Markup, % of cost').press('Tab')
    await expect(page.getByLabel('Margin, % of price')).toHaveValue('50%')
    await expect(page.getByText('Your purchase level is not entered')).toBeVisible()
    await takeScreens(page, 'portal-prices')
  })

  await test.step('rate card', async () => {
    await method(page).selectOption('Rate card')
    await page.getByLabel('Price per foot').fill('185')
    await readBack(page)
    await expect(page.getByLabel('Price per foot')).toHaveValue('$185.00')
    await expect(page.getByLabel('Clear width up to (in)')).toHaveValue('')
    await page.getByLabel('Minimum job').fill('1,250.5')
    await page.getByRole('button', { name: 'Add rate' }).click()
    const second = page.getByRole('group', { name: 'Rate 2' })
    await second.getByLabel('Price per foot').fill('210')
    await second.getByLabel('Clear width up to (in)').fill('48')
    await second.getByLabel('Railing').selectOption('VERT_PICKET')
    await readBack(page)
    await expect(page.getByLabel('Minimum job')).toHaveValue('$1,250.50')
    await expect(second.getByLabel('Clear width up to (in)')).toHaveValue('48')
    await page.getByRole('button', { name: 'Remove rate 1' }).click()
    await readBack(page)
    await expect(page.getByLabel('Price per foot')).toHaveValue('$210.00')
  })

  await test.step('typed total', async () => {
    await method(page).selectOption('Typed total')
    await expect(page.getByText('You type the total on each quote.')).toBeVisible()
    await readBack(page)
    await expect(method(page)).toHaveValue('total')
  })
  await expectAccessible(page)
})

test('sections are entered and read back, and nothing that was not entered has a number', async ({
  page,
}) => {
  await openAs(page, 'Sam Ortiz', '/portal/prices')
  await section(page, 'Installation')
  await page.getByLabel('Installation', { exact: true }).selectOption('Hours and rate')
  await page.getByLabel('Rate per hour').fill('95')
  await page.getByLabel('Per foot of ramp (minutes)').fill('12')
  await section(page, 'Freight')
  await page.getByLabel('Freight', { exact: true }).selectOption('By weight of the parts')
  await page.getByLabel('Up to (lb)').fill('1,000')
  await page.getByRole('group', { name: 'Weight 1' }).getByLabel('Amount').fill('350')
  await section(page, 'Sales tax')
  await page.getByRole('button', { name: 'Add tax rate' }).click()
  await page.getByLabel('Name of the rate').fill('Sales tax')
  await page.getByLabel('Rate', { exact: true }).fill('8.875')
  await page.getByLabel('Tax on parts').selectOption('Taxable, Sales tax')
  await page.getByLabel('Tax on installation').selectOption('Exempt')
  await page.getByLabel('Reason for exemption, installation').fill('Labor')
  await section(page, 'Payment plan')
  await page.getByLabel('Payment plan').selectOption('Deposit, delivery, completion')
  await page.getByLabel('Deposit', { exact: true }).fill('50')
  await page.getByLabel('On completion').fill('50')
  await section(page, 'Other work')
  await page.getByRole('button', { name: 'Add work' }).click()
  await page.getByRole('textbox', { name: 'Work' }).fill('Concrete pad')
  await section(page, 'Margin view')
  await page.getByLabel('Margin floor').fill('20')
  await expectAccessible(page)
  await readBack(page)

  await expect(page.locator('summary').filter({ hasText: 'Permit fee' })).toContainText('Not included')
  await section(page, 'Installation')
  await expect(page.getByLabel('Rate per hour')).toHaveValue('$95.00')
  await expect(page.getByLabel('Per platform (minutes)')).toHaveValue('')
  await section(page, 'Freight')
  await expect(page.getByLabel('Up to (lb)')).toHaveValue('1000')
  await section(page, 'Sales tax')
  await expect(page.getByLabel('Rate', { exact: true })).toHaveValue('8.875%')
  await expect(page.getByLabel('Tax on installation')).toHaveValue('exempt')
  await expect(page.getByLabel('Tax on freight')).toHaveValue('')
  await section(page, 'Payment plan')
  await expect(page.getByLabel('On delivery')).toHaveValue('')
  await section(page, 'Other work')
  await expect(page.getByRole('group', { name: 'Work 1' }).getByLabel('Amount')).toHaveValue('')
  await section(page, 'Margin view')
  await expect(page.getByLabel('Margin floor')).toHaveValue('20%')
  await expect(page.getByLabel('Commission')).toHaveValue('')
})

test('what is missing or wrong is said at its field, in a section that was closed too, and nothing is saved', async ({
  page,
}) => {
  await openAs(page, 'Sam Ortiz', '/portal/prices')
  await method(page).selectOption('Cost plus')
  await page.getByLabel('Margin, % of price').fill('100')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(
    page.getByText('Enter at least 0% and less than 100%, with at most three decimals.'),
  ).toBeVisible()
  // The sentence moved the button away from under the pointer.
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByLabel('Margin, % of price')).toBeFocused()
  await page.getByLabel('Margin, % of price').fill('')
  await section(page, 'Freight')
  await page.getByLabel('Freight', { exact: true }).selectOption('One amount')
  await section(page, 'Freight')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('Not saved. Correct the fields in red.')).toBeVisible()
  await expect(page.getByText('Enter a percent.')).toBeVisible()
  await expect(page.getByText('Enter an amount.')).toBeVisible()
  await expect(page.locator('summary').filter({ hasText: 'Freight' })).toContainText('To correct')
  await expectAccessible(page)
  await page.getByLabel('Freight amount').fill('12.345')
  await page.getByLabel('Freight amount').press('Tab')
  await expect(page.getByText('Enter an amount from $0.00 to $1,000,000.00.')).toBeVisible()
  await page.reload()
  await expect(method(page)).not.toHaveValue('cost-plus')
})

test('who saves after somebody else sees what came in, and keeps what was typed', async ({ page }) => {
  await openAs(page, 'Sam Ortiz', '/portal/prices')
  await section(page, 'Permit fee')
  await page.getByLabel('Permit fee').fill('120')
  const headers = { authorization: `Bearer ${await tokenOfPerson(page, 'Sam Ortiz')}` }
  const { terms, counter } = await (await page.request.get('/api/dealer-prices', { headers })).json()
  const theirs = { ...terms, freight: { kind: 'typed', cents: 9900 }, permit: 5000 }
  const answer = await page.request.post('/api/dealer-prices', {
    headers,
    data: { terms: theirs, basedOn: counter },
  })
  expect(answer.ok()).toBe(true)

  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText(/^Sam Ortiz saved these prices on .*, after you opened them\./)).toBeVisible()
  await expect(
    page.getByText(/New from Sam Ortiz: Freight\. Both of you changed Permit fee: your entry is shown\./),
  ).toBeVisible()
  await expect(page.getByLabel('Permit fee')).toHaveValue('$120.00')
  await expect(page.locator('summary').filter({ hasText: 'Freight' })).toContainText('One amount')
  await readBack(page)
  await expect(page.locator('summary').filter({ hasText: 'Permit fee' })).toContainText('$120.00')
})

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a contract table is imported from a CSV file that is shown first, and chosen', async ({ page }) => {
  await openAs(page, 'Sam Ortiz', '/portal/prices')
  await page.getByRole('button', { name: 'Import a table' }).click()
  await page.getByRole('button', { name: 'Save table' }).click()
  await expect(page.getByText('Choose the CSV file of the contract.')).toBeVisible()
  await expect(page.getByText('Enter the last day.')).toBeVisible()

  await page.locator('input[type=file]').setInputFiles(file('gsa.csv', 'item number,price\n21160,call us\n'))
  await expect(
    page.getByText(/^gsa\.csv line 2, column B \(price\): must be a price in dollars/),
  ).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles(file('gsa.csv', '\uFEFFItem number;Price\r\n21160;643.4\r\n21165;"1,234.50"\r\n'))
  await expect(page.getByText('2 prices in gsa.csv. Not saved yet.')).toBeVisible()
  await expect(page.getByRole('row', { name: '21160 $643.40' })).toBeVisible()
  const form = page.locator('section').filter({ hasText: 'Contract tables' })
  await form.getByLabel('Name').fill('GSA 2027')
  await form.getByLabel('First day').fill('2027-01-01')
  await form.getByLabel('Last day').fill('2026-01-01')
  await page.getByRole('button', { name: 'Save table' }).click()
  await expect(page.getByText('The last day is before the first day.')).toBeVisible()
  await form.getByLabel('Last day').fill('2027-12-31')
  await expectAccessible(page)
  await takeScreens(page, 'portal-contract-table')
  await page.getByRole('button', { name: 'Save table' }).click()
  await expect(page.getByRole('row', { name: /GSA 2027 Jan 1, 2027 Dec 31, 2027 2/ })).toBeVisible()

  await method(page).selectOption('Contract table')
  await page.getByLabel('Contract table', { exact: true }).selectOption('GSA 2027')
  await page.getByLabel('Items not in the table').selectOption('Sold at list price')
  await readBack(page)
  await expect(page.getByLabel('Contract table', { exact: true })).toHaveValue('GSA 2027')

  await page.getByRole('button', { name: 'Import a table' }).click()
  await page.locator('input[type=file]').setInputFiles(file('gsa.csv', 'item,price\n21160,1\n'))
  await form.getByLabel('Name').fill('GSA 2027')
  await form.getByLabel('First day').fill('2027-01-01')
  await form.getByLabel('Last day').fill('2027-12-31')
  await page.getByRole('button', { name: 'Save table' }).click()
  await expect(page.getByText('There is already a contract table "GSA 2027".')).toBeVisible()
})

test('internal staff set the level a dealer buys at, and the dealer sees that it is set', async ({
  page,
}) => {
  await openAs(page, 'Ines Calder', '/portal/price-lists')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('Enter a customer number.')).toBeVisible()
  await page.getByLabel('Customer number').fill('10002')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('The purchase level of 10002 is not entered.')).toBeVisible()
  await page.getByLabel('Purchase level', { exact: true }).selectOption('Dealer')
  await page.getByRole('button', { name: 'Save level' }).click()
  await expect(page.getByText(/^10002 buys at Dealer\. Set by Ines Calder on/)).toBeVisible()
  await expectAccessible(page)
  await takeScreens(page, 'portal-purchase-level')

  await openAs(page, 'Sam Ortiz', '/portal/prices')
  await method(page).selectOption('Cost plus')
  await expect(page.getByText('The cost is what your company pays for the parts.')).toBeVisible()
  await expect(page.getByText('Dealer', { exact: true })).toHaveCount(0)
})

for (const person of ['Lena Brooks', 'Omar Hayes', 'Cole Reyes'] as const)
  test(`${person} is not the owner and does not see how prices are built`, async ({ page }) => {
    await openAs(page, person, '/portal/')
    await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Prices', exact: true })).toHaveCount(0)
    await openAs(page, person, '/portal/prices')
    await expect(
      page.getByText('Only the owner of a dealer can see and change how its prices are built.'),
    ).toBeVisible()
    await expect(method(page)).toHaveCount(0)
  })
