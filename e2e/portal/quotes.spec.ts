import type { Page } from '@playwright/test'
import { QUOTE_STATES } from '@ramp/contracts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { finishDesign } from '../systems/finished-design.ts'
import { newQuoteFor } from '../systems/open-system.ts'

const parts = (page: Page) => page.getByRole('table', { name: 'Parts list' })

/** The list of somebody who has no quotes. */
const NONE = {
  quotes: [],
  next: null,
  found: { draft: 0, received: 0, accepted: 0 },
  states: Object.fromEntries(QUOTE_STATES.map((state) => [state, 0])),
  total: 0,
  archived: 0,
  customers: [],
}

test('a person without quotes is told what to do, and creates the first one', async ({ page }) => {
  await page.route('**/api/quotes', (route) => route.fulfill({ json: NONE }), { times: 1 })
  await openAs(page, 'Devin Park', '/portal/')
  await expect(page.getByRole('heading', { name: 'No quotes yet' })).toBeVisible()
  await expect(page.getByText('Signed in as Devin Park')).toBeVisible()
  await expectAccessible(page)
  await takeScreens(page, 'portal-empty')

  await page.getByRole('button', { name: 'New quote' }).click()
  await expectAccessible(page)
  const colorOfExample = () =>
    page.getByLabel('Quote name').evaluate((field) => getComputedStyle(field, '::placeholder').color)
  const color = await colorOfExample()
  await page.getByRole('button', { name: 'Create and open' }).click()
  await expect(page.getByText('Give the quote a name')).toBeVisible()
  await expect(page.getByLabel('Quote name')).toBeFocused()
  expect(await colorOfExample()).toBe(color)

  await page.keyboard.type('Petersen residence, side door')
  await page.getByRole('button', { name: 'Create quote' }).click()
  await expect(page.getByRole('heading', { name: 'Petersen residence, side door' })).toBeVisible()
  await expect(page.getByText('No parts list yet')).toBeVisible()
  await expectAccessible(page)
  await takeScreens(page, 'portal-new-quote')

  await page.getByRole('link', { name: 'RAMPWRIGHT' }).click()
  const row = page.getByRole('row', { name: /Petersen residence, side door/ })
  await expect(row).toContainText('PATHWAY 3G')
  await expect(row).toContainText('To be designed')

  await row.getByRole('link').click()
  await page.getByRole('link', { name: 'All quotes', exact: true }).click()
  await expect(row).toBeVisible()
})

test('an answer that a later one overtook is not shown; a finished design arrives in the open tab, and is accepted once and for all', async ({
  page,
  request,
}) => {
  test.slow()
  const { number, token } = await newQuoteFor(page, 'P3G', 'Switchback for the Harpers')
  await openAs(page, 'Dana Miller', `/portal/quotes/${number}`)

  await test.step('an answer that a later one overtook is not shown', async () => {
    await page.getByRole('link', { name: 'All quotes', exact: true }).click()
    const row = page.getByRole('row', { name: /Switchback for the Harpers/ })
    await expect(row).toBeVisible()
    let release = () => {}
    const released = new Promise<void>((done) => {
      release = done
    })
    const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.route(
      '**/api/quotes',
      async (route) => {
        await released
        await route.fulfill({ json: NONE })
      },
      { times: 1 },
    )
    const early = page.waitForRequest('**/api/quotes')
    await lookAgain()
    const late = page.waitForResponse('**/api/quotes')
    await early
    await lookAgain()
    await late
    const overtaken = page.waitForResponse('**/api/quotes')
    release()
    await (await overtaken).finished()
    await expect(page.getByRole('heading', { name: 'No quotes yet' })).toBeHidden()
    await expect(row).toBeVisible()
  })

  await test.step('a finished design arrives in the open tab, and is accepted once and for all', async () => {
    await page
      .getByRole('row', { name: /Switchback for the Harpers/ })
      .getByRole('link')
      .click()
    await expect(page.getByText('No parts list yet')).toBeVisible()
    expect((await finishDesign(request, token, number, 't1-switchback')).status()).toBe(200)

    // Coming back to the tab is what a person does after closing the designer.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(parts(page).getByRole('row').last()).toContainText('$8,979.91')
    await expect(parts(page).getByRole('row', { name: /^PPCTL 29070/ })).toBeVisible()
    for (const figure of ['$8,979.91', 'Retail', '41', '1:12'])
      await expect(page.getByRole('definition').filter({ hasText: figure }).first()).toBeVisible()
    await expectAccessible(page)
    await takeScreens(page, 'portal-received')

    await page.getByRole('button', { name: 'Accept quote' }).click()
    await expectAccessible(page)
    await expect(page.getByRole('dialog')).toContainText('You cannot undo this.')
    await expect(page.getByRole('button', { name: 'Not yet' })).toBeFocused()
    await page.getByRole('button', { name: 'Not yet' }).click()
    await expect(page.getByText('Quoted', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Accept quote' }).press('Enter')
    await page.getByRole('button', { name: 'Accept for $8,979.91' }).click()

    await expect(page.getByText(/Accepted by Dana Miller on/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept quote' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Open in designer' })).toHaveCount(0)
    await expectAccessible(page)
    await takeScreens(page, 'portal-accepted')
    expect((await finishDesign(request, token, number, 't2-straight')).status()).toBe(409)
  })
})

test('a quote of a line that no address may name opens as that line (spec 1 §1)', async ({ page }) => {
  const { address } = await newQuoteFor(page, 'HAR', 'Harmar at the back door')
  await openAs(page, 'Dana Miller', address)
  await page.getByRole('button', { name: 'Accept and Continue' }).click()
  await page.getByRole('button', { name: 'Start Project' }).click()
  await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Harmar')
})

test('a quote opens in the designer in a tab of its own; it is refused to another customer, and stays open to internal staff [e2e-portal-1]', async ({
  page,
}) => {
  await openAs(page, 'Sam Ortiz', '/portal/new-quote')
  await page.getByLabel('Quote name').fill('Nobody else’s business')
  await page.getByRole('button', { name: 'Create quote' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody else’s business' })).toBeVisible()
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await test.step('a quote opens in the designer in a tab of its own, under an encrypted id', async () => {
    const link = page.getByRole('link', { name: 'Open in designer' })
    await expect(link).toHaveAttribute('href', /^\/designer\?product=P3G&id=[\w%.-]{8,}$/)
    await expect(link).toHaveAttribute('target', '_blank')
    expect(await link.getAttribute('href')).not.toContain(`id=${number}`)
  })

  await test.step('a quote of another customer is refused', async () => {
    await openAs(page, 'Dana Miller', `/portal/quotes/${number}`)
    await expect(page.getByRole('alert')).toHaveText('You are not authorized to view this project')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to your quotes' }).click()
    await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
    await expect(page.getByText('Nobody else’s business')).toHaveCount(0)
  })

  await test.step('it stays open to internal staff', async () => {
    for (const person of ['Ines Calder', 'Nora Field'] as const) {
      await openAs(page, person, `/portal/quotes/${number}`)
      await expect(page.getByText(`Signed in as ${person}`)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Nobody else’s business' })).toBeVisible()
    }
  })
})
