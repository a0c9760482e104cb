import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { finishDesign } from '../systems/finished-design.ts'
import { newQuoteFor } from '../systems/open-system.ts'

test('a quote is issued, offered with an option, revised, answered, ordered and changed after that', async ({
  page,
  request,
}) => {
  test.slow()
  const { number, token } = await newQuoteFor(page, 'P3G', 'Elm Street, front door')
  expect((await finishDesign(request, token, number, 't2-straight')).ok()).toBe(true)
  const row = (mark: string) =>
    page
      .getByRole('list', { name: /^Revisions of/ })
      .getByRole('listitem')
      .filter({ hasText: `${number}-${mark}` })
  const show = (view: string) =>
    page.getByRole('radiogroup', { name: 'Show' }).getByText(view, { exact: true }).click()
  const issue = async (mark: string) => {
    await row(mark)
      .getByRole('button', { name: `Issue ${number}-${mark}` })
      .click()
    await expect(row(mark)).toContainText('Issued', { timeout: 30_000 })
  }
  const more = async (mark: string, action: string) => {
    await row(mark)
      .getByRole('button', { name: `More for ${number}-${mark}` })
      .click()
    await page.getByRole('menuitem', { name: action }).click()
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
  }

  await test.step('with one option there are no tabs; issuing stores its proposal', async () => {
    await openAs(page, 'Dana Miller', `/portal/quotes/${number}`)
    await expect(row('1A')).toContainText('Not issued')
    await expect(page.getByRole('tab')).toHaveCount(0)
    await issue('1A')
    await expect(row('1A')).toContainText('valid until')
    await expect(row('1A').getByRole('button', { name: `Proposal of ${number}-1A` })).toBeVisible()
    await expectAccessible(page)
    await takeScreens(page, 'portal-revision-issued')
  })

  await test.step('an option is added and opens in the designer; issued, both stand next to each other', async () => {
    await page.getByRole('button', { name: 'Add option' }).click()
    await page.getByLabel('Name (optional)').fill('Switchback')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Add and open in designer' }).click()
    const tab = await opened
    await tab.waitForURL(/option=2/)
    await tab.close()
    await expect(page.getByRole('tab', { name: /2 Switchback/ })).toContainText('Not drawn yet')
    expect((await finishDesign(request, token, number, 't1-switchback', 2)).ok()).toBe(true)
    await page.getByRole('tab', { name: /2 Switchback/ }).click()
    await issue('2A')
    await expect(page.getByRole('tab', { name: /2 Switchback/ })).toContainText('issued')
    await expectAccessible(page)
    await takeScreens(page, 'portal-options')
  })

  await test.step('an approval leaves the other option not chosen; what is canceled brings it back', async () => {
    await more('2A', 'Record approval')
    await expect(row('2A')).toContainText('Approved')
    await page.getByRole('tab', { name: /Option 1/ }).click()
    await expect(row('1A')).toContainText('Not chosen')
    await page.getByRole('tab', { name: /2 Switchback/ }).click()
    await more('2A', 'Cancel approval')
    await expect(row('2A')).toContainText('Canceled')
    await page.getByRole('tab', { name: /Option 1/ }).click()
    await expect(row('1A')).toContainText('Issued')
  })

  await test.step('a revision supersedes the one before, which is current again when it is withdrawn', async () => {
    expect((await finishDesign(request, token, number, 't4-l-shape-pickets', 1)).ok()).toBe(true)
    await issue('1B')
    await expect(row('1A')).toContainText('Superseded')
    // What is issued on this page is compared with what it superseded, until it is withdrawn.
    const comparison = page.getByRole('region', { name: 'Comparison' })
    await expect(comparison.getByText(`Parts, ${number}-1B`)).toBeVisible({ timeout: 30_000 })
    await more('1B', 'Withdraw')
    await expect(row('1B')).toContainText('Withdrawn')
    await expect(row('1A')).toContainText('Issued')
    await takeScreens(page, 'portal-revisions')
    await show('Difference')
    await comparison.getByLabel('Compare', { exact: true }).selectOption(`${number}-1A`)
    await comparison.getByLabel('With').selectOption(`${number}-2A`)
    await expect(comparison.getByRole('table', { name: 'Changed lines' })).toBeVisible({ timeout: 30_000 })
    await expect(comparison.getByText(`Parts, ${number}-2A`)).toBeVisible()
    await expectAccessible(page)
    await takeScreens(page, 'portal-comparison')
    await show('Documents')
    const files = page.getByRole('list', { name: 'Documents of each revision' })
    await expect(files.getByRole('button', { name: `Stored proposal of ${number}-1A` })).toBeVisible()
    await show('Activity')
    const activity = page.getByRole('list', { name: 'Activity' })
    await expect(activity.getByRole('listitem').first()).toContainText(`made current again ${number}-1A`)
    await expect(activity).toContainText('Dana Miller added option 2, Switchback')
    await expectAccessible(page)
    await show('Parts list')
    await page.getByLabel('Parts list of revision').selectOption(`${number}-1A`)
    await expect(page.getByText('Version 1, received')).toBeVisible()
  })

  await test.step('other terms are asked for before a revision is issued again', async () => {
    await page.getByRole('button', { name: `More for ${number}-1B` }).click()
    await page.getByRole('menuitem', { name: 'Issue again with other terms' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Valid for (days)').fill('10')
    await dialog.getByText('Itemized').click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: `Issue ${number}-1C` }).click()
    await expect(row('1C')).toContainText('Issued', { timeout: 30_000 })
    await expect(row('1A')).toContainText('Superseded')
    await more('1C', 'Withdraw')
    await expect(row('1A')).toContainText('Issued')
  })

  await test.step('what is accepted is ordered; a change order orders what is added', async () => {
    expect((await finishDesign(request, token, number, 't2-straight', 1)).ok()).toBe(true)
    await expect(row('1D')).toBeVisible({ timeout: 15_000 })
    await page.getByRole('button', { name: 'Accept quote' }).click()
    await page.getByRole('button', { name: /^Accept for/ }).click()
    await expect(page.getByRole('button', { name: 'Accept quote' })).toHaveCount(0)
    // Sooner than the page is read again by itself.
    await expect(row('1D')).toContainText('Ordered', { timeout: 2_000 })
    await page.getByRole('button', { name: 'Start a change order' }).click()
    await expect(page.getByRole('button', { name: 'Start a change order' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Open in designer' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept quote' })).toHaveCount(0)
    expect((await finishDesign(request, token, number, 't4-l-shape-pickets', 1)).ok()).toBe(true)
    await expect(row('1E')).toBeVisible({ timeout: 15_000 })
    await page.getByRole('button', { name: 'Accept quote' }).click()
    await page.getByRole('button', { name: /^Accept for/ }).click()
    await expect(page.getByRole('list', { name: 'Orders' })).toContainText('Change order 1', {
      timeout: 30_000,
    })
    await expectAccessible(page)
    await takeScreens(page, 'portal-change-order')
  })
})
