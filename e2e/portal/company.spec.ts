import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { createQuote, getProposal, issueRevision } from '@ramp/contracts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { pdfText } from '../assertions/pdf-text.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs, tokenOfPerson } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { finishDesign } from '../systems/finished-design.ts'

/** A picture of two pixels beside one another. */
const TWO_BY_ONE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg=='
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
async function save(page: Page) {
  await page.getByRole('button', { name: 'Save company' }).click()
  await expect(page.getByText(/^Saved as version \d+\.$/)).toBeVisible()
}

/** A quote of Sam Ortiz that was issued: its proposal, page after page. */
async function issued(page: Page, name: string): Promise<string> {
  const token = await tokenOfPerson(page, 'Sam Ortiz')
  const headers = { authorization: `Bearer ${token}` }
  const data = { name, productLine: 'P3G' }
  const { id } = await (await page.request.post(createQuote.path, { headers, data })).json()
  expect((await finishDesign(page.request, token, id, 't2-straight')).ok()).toBe(true)
  const path = issueRevision.path.replace(':id', id).replace(':versionNumber', '1')
  const answer = await page.request.post(path, { headers, data: { id, versionNumber: 1 } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return id
}

/** The words of a stored proposal. */
async function proposalOf(page: Page, id: string, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOfPerson(page, 'Sam Ortiz')}` }
  const address = getProposal.path.replace(':id', id).replace(':versionNumber', '1')
  writeFileSync(path, await (await page.request.get(address, { headers })).body())
  return (await pdfText(path)).flatMap(({ words }) => words).join(' ')
}

test('an issued proposal keeps the company it was issued with, and the next one has the newer', async ({
  page,
}, info) => {
  test.slow()
  await openAs(page, 'Sam Ortiz', '/portal/')
  await page.getByRole('link', { name: 'Company', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Company', exact: true })).toBeVisible()
  await field(page, 'Company name').fill('')
  await field(page, 'Phone').fill('540-555-0140')
  await page.getByRole('button', { name: 'Save company' }).click()
  await expect(page.getByText('Enter the company name.')).toBeVisible()
  await field(page, 'Company name').fill('Blue Ridge Ramps')
  await field(page, 'Address').fill('12 Depot Street\nRoanoke, VA 24011')
  await field(page, 'Insurance').fill('Valley Mutual, policy 88-1204')
  await page.getByLabel('Terms').fill('Half is due with the order.')

  const logo = page.locator('input[type=file]')
  await logo.setInputFiles(file('logo.svg', 'image/svg+xml', Buffer.from('<svg/>')))
  await page.getByRole('button', { name: 'Save company' }).click()
  await expect(page.getByText(/^The logo is not a PNG or JPEG\./)).toBeVisible()
  await logo.setInputFiles(file('logo.png', 'image/png', Buffer.from(TWO_BY_ONE, 'base64')))
  await expect(page.getByAltText('Your logo')).toBeVisible()
  await expectAccessible(page)
  await save(page)
  await page.reload()
  await expect(page.getByText(/^Version \d+, in force since .*\. Saved by Sam Ortiz\.$/)).toBeVisible()
  await expect(field(page, 'Address')).toHaveValue('12 Depot Street\nRoanoke, VA 24011')
  await expect(page.getByAltText('Your logo')).toBeVisible()
  await takeScreens(page, 'portal-company')

  const first = await issued(page, 'Issued with the first company')
  await openAs(page, 'Sam Ortiz', '/portal/company')
  await field(page, 'Company name').fill('Blue Ridge Access')
  await page.getByLabel('Terms').fill('All of it is due at completion.')
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await save(page)
  await page
    .getByRole('button', { name: /^View version/ })
    .first()
    .click()
  const before = page.getByRole('dialog')
  await expect(before).toContainText('Half is due with the order.')
  await expect(before.getByAltText('Logo of the company')).toBeVisible()
  await expectAccessible(page)
  await before.getByRole('button', { name: 'Close' }).last().click()
  const second = await issued(page, 'Issued with the second company')

  const old = await proposalOf(page, first, info.outputPath('first.pdf'))
  expect(old).toContain('Blue Ridge Ramps')
  expect(old).toContain('Half is due with the order.')
  expect(old).toContain('Valley Mutual, policy 88-1204')
  const newer = await proposalOf(page, second, info.outputPath('second.pdf'))
  expect(newer).toContain('Blue Ridge Access')
  expect(newer).toContain('All of it is due at completion.')
  expect(newer).not.toContain('Half is due')
})

test('who is not the owner reads the company and cannot change it', async ({ page }) => {
  await openAs(page, 'Lena Brooks', '/portal/company')
  await expect(page.getByText('Only the owner of your company can change this.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save company' })).toHaveCount(0)
  await expectAccessible(page)
})

for (const { path, label, leads } of [
  { path: '/portal/company', label: 'Contractor license', leads: 'Prices' },
  { path: '/portal/prices', label: 'Permit fee', leads: 'Company' },
] as const)
  test(`leaving ${path} with something unsaved asks first`, async ({ page }) => {
    await openAs(page, 'Sam Ortiz', '/portal/')
    const name = path === '/portal/company' ? 'Company' : 'Prices'
    await page.getByRole('link', { name, exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    const typed = page.getByLabel(label, { exact: true })
    if (label === 'Permit fee') await page.locator('summary').filter({ hasText: label }).click()
    await typed.fill('777')

    await page.getByRole('link', { name: leads, exact: true }).click()
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(question).toHaveCount(0)
    await expect(typed).toHaveValue(/777/)
    expect(new URL(page.url()).pathname).toBe(path)

    await page.goBack()
    await expect(question).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('heading', { name: 'Quotes', exact: true })).toBeVisible()

    // Nothing is left of it, and nobody is asked where nothing was entered.
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await page.getByRole('link', { name: leads, exact: true }).click()
    await expect(page.getByRole('heading', { name: leads, exact: true })).toBeVisible()
  })
