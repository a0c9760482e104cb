import type { Page } from '@playwright/test'
import { vizionProjectCreate } from '@ramp/contracts'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { card, designing, figures, parts } from '../assertions/designer-screen.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { finishDesign, projectOfSystem } from '../systems/finished-design.ts'
import { newQuoteFor } from '../systems/open-system.ts'

const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a finished quote opens with its official save at once, and with unfinished work asks which, with the focus on it [e2e-projects-5]', async ({
  page,
}) => {
  const quote = await newQuoteFor(page, 'P3G', 'Harper residence')
  const headers = { authorization: `Bearer ${quote.token}` }
  const data = { headerID: quote.number, project: projectOfSystem('t1-switchback', quote.number) }
  expect((await page.request.post(vizionProjectCreate.path, { headers, data })).ok()).toBe(true)
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', quote.address)

  await test.step('nothing else is there: it is loaded', async () => {
    await expect(figures(page)).toContainText('Linear feet 41.00')
    await expect(page.getByText('Project Loaded')).toBeVisible()
  })

  await test.step('with unfinished work both are offered, and Enter goes on with it', async () => {
    await card(page, '5 × 5 platform').click()
    const count = await parts(page).count()
    await page.reload()
    await expect(
      page.getByText('This will load your project from its last official save.', { exact: true }),
    ).toBeVisible()
    await expect(choice(page, 'Load From Dealer Portal')).toBeVisible()
    await expect(choice(page, 'Load From History')).toBeFocused()
    await takeScreens(page, 'reopened-with-history')
    await page.keyboard.press('Enter')
    await expect(parts(page)).toHaveCount(count)
  })
})

test('an accepted quote that an old link opens says so before anything is drawn', async ({ page }) => {
  const quote = await newQuoteFor(page, 'P3G', 'Harper residence')
  const headers = { authorization: `Bearer ${quote.token}` }
  const data = { headerID: quote.number, project: projectOfSystem('t1-switchback', quote.number) }
  expect((await page.request.post(vizionProjectCreate.path, { headers, data })).ok()).toBe(true)
  expect((await finishDesign(page.request, quote.token, quote.number, 't1-switchback')).ok()).toBe(true)
  const accepted = await page.request.post(`/api/quotes/${quote.number}/accept`, {
    headers,
    data: { versionNumber: 1 },
  })
  expect(accepted.ok()).toBe(true)
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', quote.address)
  await expect(page.getByText('This quote is accepted, so its drawing is read-only.')).toBeVisible()
  await expect(choice(page, 'Load From Dealer Portal')).toBeFocused()
  await takeScreens(page, 'accepted-at-the-start')
})

test('unfinished work of a sandbox has the focus, and Enter in the rise never begins blank over it', async ({
  page,
}) => {
  await designing(page)
  await card(page, '5 × 5 platform').click()
  await expect(parts(page)).toHaveCount(1)
  await page.reload()
  await expect(choice(page, 'Load From History')).toBeFocused()
  await takeScreens(page, 'sandbox-with-history')
  await page.getByLabel(/^Rise: how high/).fill('24')
  await page.keyboard.press('Enter')
  await expect(choice(page, 'Start From Blank Project')).toBeVisible()
  await choice(page, 'Load From History').focus()
  await page.keyboard.press('Enter')
  await expect(parts(page)).toHaveCount(1)
})

test('Confirm on fresh parts offers to finish them, and shows no error', async ({ page }) => {
  await designing(page)
  await card(page, '5 × 5 platform').click()
  await page.getByRole('button', { name: /^Join 8 ft ramp/ }).click()
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Confirm' }).click()
  const confirm = page.getByRole('region', { name: 'Confirm System' })
  await expect(confirm).toContainText('Handrails, runs and connections are not answered yet.')
  await expect(confirm).not.toContainText(/no entrance|assigned a run|Something went wrong/i)
  await expect(figures(page)).not.toContainText(/errors?/)
  await takeScreens(page, 'confirm-fresh')
  await choice(page, 'Finish for me').click()
  await expect(page.getByRole('list', { name: 'Answers' })).toBeVisible()
  await expect(page.getByText('2 questions are open.', { exact: true })).toBeVisible()
})
