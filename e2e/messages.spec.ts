import type { Page } from '@playwright/test'
import { DesignerHand } from './hands/designer-hand.ts'
import { designing, section } from './looks/designer-screen.ts'
import { expectAccessible } from './looks/expect-accessible.ts'
import { openAs } from './product/people.ts'
import { expect, test } from './product/test.ts'
import { goTo, openSystem, openSystemOfQuote } from './systems/open-system.ts'

const failing = { status: 500, json: { code: 'server.failed', message: 'The database is away.' } }
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

test('an address that leads nowhere, and a login that failed, say so (spec 3 §8)', async ({ page }) => {
  await page.goto('/nowhere')
  await page.waitForURL((url) => url.pathname === '/not-found')
  await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible()
  await page.goto('/?error=access_denied')
  await page.waitForURL((url) => url.pathname === '/page-error')
  await expect(
    page.getByText(
      'There appears to be an issue logging into the product. Please try again. If you continue to experience this issue, contact customer service.',
    ),
  ).toBeVisible()
})

test('an upright phone is to be turned (spec 3 §2.3)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByText('Please Rotate Your Device')).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.getByText('Please Rotate Your Device')).toBeHidden()
})

test('a rail card names its platform and usable size; without one selected it says what to do (spec 3 §2.8)', async ({
  page,
}) => {
  await designing(page)
  await page.getByRole('button', { name: /^Place 5 × 6 platform,/ }).click()
  await section(page, 'Handrail')
  const empty = page.getByText('No Platform Selected – Select a platform to adjust its handrails.')
  const card = page.getByRole('button', { name: /^Rails: Right and left/ })
  for (const words of ['PPS56TL', '72″ × 60″', '6′ 0″ × 5′ 0″']) await expect(card).toContainText(words)
  for (const group of ['Special', 'Straight', 'Turn', 'Single'])
    await expect(page.getByRole('heading', { name: group, exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select 5 × 6 platform' }).uncheck()
  await expect(empty).toBeVisible()
})

test('a list of add-ons that cannot be loaded says so, and is asked for once (spec 3 §7, §8)', async ({
  page,
}) => {
  await page.route('**/CatalogItemsGet', (route) => route.fulfill(failing), { times: 1 })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('CatalogItemsGet')) calls++
  })
  await openSystem(page, 't1-switchback')
  await goTo(page, 'Legs')
  await page.getByRole('switch', { name: 'Auto Generate Legs' }).press('Space')
  await expect(page.getByText('Could Not Load Addon Items')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Search legs')).toBeVisible()
  await expectAccessible(page)
  const asked = calls
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('switch', { name: 'Auto Generate Bracing' }).press('Space')
  await expect(page.getByLabel('Search braces')).toBeVisible()
  expect(calls).toBe(asked)
})

test('a finished quote says that it is saved, clears its autosave and closes (spec 3 §4.8, §8)', async ({
  page,
}) => {
  await openSystemOfQuote(page, 't1-switchback')
  await page.getByRole('button', { name: 'Save to history' }).click()
  await expect(page.getByText('Saved to history')).toBeVisible()
  expect(await storedKeys(page)).toContain('autoSave')
  await goTo(page, 'Finish')
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect(page.getByText('Success! Project Saved.')).toBeVisible()
  await expect(page.getByText('Please close this tab and return to quote.').first()).toBeVisible()
  expect(await storedKeys(page)).not.toContain('autoSave')
})

test('a project takes a second to load (spec 1 §4)', async ({ page }) => {
  await openSystem(page, 't2-straight')
  await page.getByRole('button', { name: 'Save to history' }).click()
  await page.reload()
  const start = Date.now()
  await page.getByRole('button', { name: 'Load From History' }).click()
  await expect(page.getByText('Project Loaded')).toBeVisible()
  expect(Date.now() - start).toBeGreaterThan(1000)
})

test('who is signed in has the documentation; staff have custom callouts and no PATHWAY HD notice (spec 3 §6)', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start Designing' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Documentation' })).toHaveCount(0)
  const saved = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/users')
  await openAs(page, 'Ines Calder', '/designer?product=PHD')
  expect((await saved).postDataJSON()).toMatchObject({ name: 'Ines Calder' })
  const hand = new DesignerHand(page)
  await hand.start()
  await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
  await hand.press('Callout')
  await expect(page.getByRole('menuitem', { name: 'Custom' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('PATHWAY HD follows commercial codes.')).toHaveCount(0)
  await page.goto('/setup')
  await expect(page.getByRole('link', { name: 'Documentation' })).toBeVisible()
})

test('the arrows of the canvas size move it by half an inch (spec 2 §9)', async ({ page }) => {
  await designing(page)
  await section(page, 'Settings')
  const width = page.getByRole('textbox', { name: 'Canvas width in inches' })
  await expect(width).toHaveValue('960″')
  await width.press('ArrowUp')
  await expect(width).toHaveValue('960.5″')
})

test('without the permission nobody picks a product (spec 3 §6)', async ({ page }) => {
  await openAs(page, 'Sam Ortiz', '/setup')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Designing' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'PATHWAY 3G' })).toHaveCount(0)
})
