import { acceptTerms } from '../assertions/accepted-terms.ts'
import { card, parts, section } from '../assertions/designer-screen.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { openSystem } from '../systems/open-system.ts'

test('without a line from the first second on, no panel is an error and nothing drawn is lost', async ({
  page,
  context,
}) => {
  await acceptTerms(page, 'Dana Miller')
  // The files that are fetched when the workspace is there never come: the line is gone before.
  await context.route(/assets\/(building|workflow|selection)-panels.*\.js/, (route) => route.abort())
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  await page.getByRole('button', { name: 'Start Project' }).click()
  await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
  await context.setOffline(true)
  await card(page, '5 × 5 platform').click()
  await expect(parts(page)).toHaveCount(1)
  await section(page, 'Options')
  await expect(page.getByText('Offline', { exact: true })).toHaveCount(1)
  await takeScreens(page, 'offline')
  await expect(page.getByText(/An error occurred/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Revert Back' })).toHaveCount(0)
  await context.unroute(/assets\/(building|workflow|selection)-panels.*\.js/)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Options' })).toBeVisible()
  await expect(page.getByText('Offline', { exact: true })).toHaveCount(0)
  await expect(parts(page)).toHaveCount(1)
})

test('nobody who is offline is told to reload the page', async ({ page, context }) => {
  await acceptTerms(page, 'Dana Miller')
  await context.route(/assets\/view-3d.*\.js/, (route) => route.abort())
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  await page.getByRole('button', { name: 'Start Project' }).click()
  await card(page, '5 × 5 platform').click()
  await context.setOffline(true)
  await page.getByRole('button', { name: '3D view', exact: true }).click()
  await expect(page.getByText('It is not loaded yet.')).toBeVisible()
  await expect(page.getByText(/Reload the page/)).toHaveCount(0)
})

test('what fails offline is named, and only the notice says that the line is gone', async ({
  page,
  context,
}) => {
  await openSystem(page, 't4-l-shape-pickets')
  await page.getByRole('button', { name: 'Finish for me' }).click()
  await expect(page.getByRole('button', { name: 'Confirm System' })).toBeEnabled()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Confirm System' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not generate parts' }).first()).toBeVisible()
  await expect(page.getByText('Offline', { exact: true })).toHaveCount(1)
  await expect(page.getByText(/Check the connection|cannot be reached/)).toHaveCount(0)
})

test('the guide opens beside the drawing', async ({ page }) => {
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  await page.getByRole('button', { name: 'Start Project' }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Documentation' }).click()
  await expect((await opening).getByRole('navigation', { name: 'Documentation' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
})

test('the notice of PATHWAY HD leaves Finish in the rail', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', '/designer?product=PHD')
  await page.getByRole('button', { name: 'Start Project' }).click()
  await card(page, '5 × 5 platform').click()
  await expect(page.getByText('PATHWAY HD follows commercial codes.')).toBeVisible()
  const finish = page.getByRole('navigation', { name: 'Sections' }).getByText('Finish', { exact: true })
  await expect(finish).toBeInViewport({ ratio: 1 })
  await takeScreens(page, 'hd-notice')
})
