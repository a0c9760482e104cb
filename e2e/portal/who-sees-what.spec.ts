import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { finishDesign } from '../systems/finished-design.ts'
import { newQuoteFor } from '../systems/open-system.ts'

test('a dealer lets support see a quote for a day and ends it; a crew sees the parts without prices', async ({
  page,
  request,
}) => {
  test.slow()
  const { number, token } = await newQuoteFor(page, 'P3G', 'Cedar Lane, side door')
  expect((await finishDesign(request, token, number, 't1-switchback')).ok()).toBe(true)
  const address = `/portal/quotes/${number}`
  const hidden = page.getByText('The dealer has not shared contact details and selling prices.')
  const parts = page.getByRole('table', { name: 'Parts list' })

  await test.step('support sees that nothing is shared, and no proposal', async () => {
    await openAs(page, 'Ines Calder', address)
    await expect(hidden).toBeVisible()
    await expect(page.getByRole('button', { name: 'Crew pack' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Proposal' })).toHaveCount(0)
    await expectAccessible(page)
    await takeScreens(page, 'portal-support')
  })

  await test.step('the dealer shares it', async () => {
    await openAs(page, 'Dana Miller', address)
    await expect(page.getByText('Contact details and selling prices are hidden.')).toBeVisible()
    await expectAccessible(page)
    await takeScreens(page, 'portal-not-shared')
    await page.getByRole('button', { name: 'Let support see this quote for 24 hours' }).click()
    await expect(
      page.getByText(/^Support can see this quote until \w{3} \d+, \d+:\d\d [AP]M\.$/),
    ).toBeVisible()
    await takeScreens(page, 'portal-shared')
  })

  await test.step('support sees it until it is ended', async () => {
    await openAs(page, 'Ines Calder', address)
    await expect(page.getByText(/^The dealer shares customer and prices until /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Proposal' })).toBeVisible()
    await openAs(page, 'Dana Miller', address)
    await page.getByRole('button', { name: 'End now' }).click()
    await expect(page.getByText('Contact details and selling prices are hidden.')).toBeVisible()
    await openAs(page, 'Ines Calder', address)
    await expect(hidden).toBeVisible()
  })

  await test.step('a crew looks at it: parts and documents, no price, nothing to change', async () => {
    await openAs(page, 'Cole Reyes', address)
    await expect(parts).toBeVisible()
    await expect(parts.getByRole('columnheader', { name: 'Quantity' })).toBeVisible()
    await expect(parts.getByRole('columnheader', { name: 'Total' })).toHaveCount(0)
    await expect(page.getByText('Not shown')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Crew pack' })).toBeVisible()
    for (const name of ['Proposal', 'Duplicate', 'Accept quote', 'Open PDF'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Open in designer' })).toHaveCount(0)
    await expect(page.locator('main')).not.toContainText('$')
    await expectAccessible(page)
    await takeScreens(page, 'portal-crew')
    await page.getByRole('link', { name: 'All quotes', exact: true }).click()
    await expect(page.getByRole('row', { name: /Cedar Lane, side door/ })).toContainText('Not shown')
    await expect(page.getByRole('button', { name: 'New quote' })).toHaveCount(0)
    await expectAccessible(page)
    await takeScreens(page, 'portal-crew-list')
  })
})
