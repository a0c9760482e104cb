import type { Page } from '@playwright/test'
import { panel } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { expect, test } from '../product/test.ts'
import { goTo, loadNext, openSystem } from '../systems/open-system.ts'

const row = (page: Page, table: string, name: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name })

const failing = { status: 500, json: { code: 'server.failed', message: 'The database is away.' } }

/** The next call of a name fails; the ones after it are answered. */
const failOnce = (page: Page, call: string) =>
  page.route(`**/${call}`, (route) => route.fulfill(failing), { times: 1 })

test('entrances and exits are assigned without a pointer, closures are counted whenever they change, and legs take numbers only and add-ons by hand (spec 3 §2.10 to §2.12, §4.7, §7, §8) [e2e-guided-steps-4]', async ({
  page,
}) => {
  test.slow()
  await openSystem(page, 't1-switchback', (layout) => ({ ...layout, openings: [] }))

  await test.step('entrances and exits are assigned without a pointer, or all at once as they are suggested (spec 3 §2.10)', () =>
    assignEnds(page))

  await loadNext(page, 't1-switchback', (layout) => ({ ...layout, writtenClosures: [] }))
  await test.step('a closure that the saved project does not have is off until it is switched on (spec 3 §4.7)', async () => {
    await goTo(page, 'Closures')
    await expect(
      page.getByText(/A closure was found that the project was not confirmed with/).first(),
    ).toBeVisible()
    const all = page.getByRole('table', { name: 'All Closures' })
    await expect(all.getByRole('row', { name: /PPCTL/ })).toHaveCount(0)
    await page.getByRole('button', { name: /Platform to ramp.*6 ft/ }).click()
    await expect(page.getByRole('checkbox', { name: 'Closure is Active' })).not.toBeChecked()
    await page.getByRole('checkbox', { name: 'Closure is Active' }).check()
    await expect(all.getByRole('row', { name: '29070 PPCTL 1' })).toBeVisible()
    await takeScreens(page, 'closures-not-written')
  })

  await loadNext(page, 't1-switchback')
  await test.step('a list of add-ons that cannot be loaded says so, and is asked for once (spec 3 §7, §8)', () =>
    askForAddonsOnce(page))

  await loadNext(page, 't1-switchback')
  await test.step('closures are counted by the server whenever they change (spec 3 §2.11)', async () => {
    await goTo(page, 'Closures')
    await expect(row(page, 'All Closures', '29070 PPCTL 2')).toBeVisible()
    await page.getByRole('button', { name: /Platform to ramp.*6 ft/ }).click()
    await page.getByRole('checkbox', { name: 'Closure is Active' }).uncheck()
    await expect(row(page, 'All Closures', '29070 PPCTL 1')).toBeVisible()
    await expectAccessible(panel(page))
    await takeScreens(page, 'closures-one-off')

    await failOnce(page, 'RampGenerateClosures')
    await page.getByRole('checkbox', { name: 'Closure is Active' }).check()
    await expect(page.getByRole('alert').filter({ hasText: 'Could not generate closures' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(row(page, 'All Closures', '29070 PPCTL 2')).toBeVisible()
  })

  await test.step('a leg takes numbers only, and a foot under a tall leg is warned of', async () => {
    await goTo(page, 'Legs')
    await page.getByText('Choose a leg from a list').click()
    await page.getByRole('button', { name: '5 × 5 platform 1, leg 1' }).click()
    const length = page.getByLabel('Current Leg Length in inches')
    const before = await length.inputValue()
    await length.fill('')
    await length.press('Enter')
    await expect(length).toHaveValue(before)
    await length.fill('0')
    await length.press('Enter')
    await expect(page.getByText(/A leg under a deck at .* has no length/)).toBeVisible()
    await page.getByRole('button', { name: 'Back to the original length' }).click()
    await page.getByRole('checkbox', { name: 'Has Low Profile Foot' }).check()
    await expect(page.getByText(/Low-profile foot under a deck at/)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Has Low Profile Foot' }).uncheck()
  })

  await test.step('a leg is lengthened, switched off, and ordered by hand (spec 3 §2.12)', async () => {
    const length = page.getByLabel('Current Leg Length in inches')
    await length.fill('30')
    await length.press('Enter')
    await expect(row(page, 'All Legs', '29134 PSL34PR 1')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the original length' }).click()
    await expect(row(page, 'All Legs', /PSL34PR/)).toHaveCount(0)
    await expectAccessible(panel(page))
    await takeScreens(page, 'legs-edit')

    await page.getByRole('switch', { name: 'Auto Generate Legs' }).press('Space')
    await page.getByLabel('Search legs').fill('28 in')
    await page.getByLabel('Quantity of PSL28PR').fill('4')
    await page.keyboard.press('Enter')
    await expect(row(page, 'All Legs', '29128 PSL28PR 4')).toBeVisible()
    await expectAccessible(panel(page))
    await takeScreens(page, 'legs-by-hand')
    await page.getByRole('switch', { name: 'Auto Generate Legs' }).press('Space')
    await page.getByRole('button', { name: 'Remove 4 × PSL28PR' }).click()
    await expect(row(page, 'All Legs', '29128 PSL28PR 3')).toBeVisible()
  })
})

async function assignEnds(page: Page) {
  await goTo(page, 'Connections')
  const suggested = page.getByRole('region', { name: 'Suggested entrances and exits' })
  await expect(suggested).toContainText('Entrance: upper end of 6 ft ramp, because')
  // Nothing is praised while the step still waits.
  await expect(page.getByText('Not Yet')).toBeVisible()
  await expect(page.getByText('SUCCESS! No Connection Errors.')).toBeHidden()
  await expect(page.getByText('to assign')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByText('Assign from a list').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Make 6 ft ramp, upper end an entrance' })).toBeFocused()
  await expectAccessible(panel(page))
  await takeScreens(page, 'connections-from-a-list')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Entrances and exits', /Entrance 1/)).toContainText('Structure')
  await page.getByRole('radio', { name: 'Entrances' }).press('ArrowRight')
  await page.getByRole('button', { name: 'Make 8 ft ramp 2, lower end an exit' }).press('Enter')
  await expect(page.getByText('All connections made.')).toBeVisible()
  await expect(page.getByText('SUCCESS! No Connection Errors.')).toBeVisible()
  // What the top of the ramp leads to may stay open, and nothing waits for it.
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
  await page.getByLabel('Entrance 1 leads to').click()
  await takeScreens(page, 'connections-leads-to')
  await page.getByRole('option', { name: 'Porch' }).click()
  await expect(row(page, 'Entrances and exits', /Entrance 1/)).toContainText('Porch')
  await page.getByRole('button', { name: 'Delete Exit 1' }).press('Enter')
  await expect(page.getByText('Not Yet')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Entrance 1' }).press('Enter')
  await page.getByRole('button', { name: 'Use suggested entrances and exits', exact: true }).click()
  await expect(suggested).toBeHidden()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled()
}

async function askForAddonsOnce(page: Page) {
  await page.route('**/CatalogItemsGet', (route) => route.fulfill(failing), { times: 1 })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('CatalogItemsGet')) calls++
  })
  await goTo(page, 'Legs')
  await page.getByRole('switch', { name: 'Auto Generate Legs' }).press('Space')
  await expect(page.getByText('Could Not Load Addon Items')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Search legs')).toBeVisible()
  await expectAccessible(panel(page))
  const asked = calls
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('switch', { name: 'Auto Generate Bracing' }).press('Space')
  await expect(page.getByLabel('Search braces')).toBeVisible()
  expect(calls).toBe(asked)
}

test('fields of the connections that nobody opened do not look through the page', async ({ page }) => {
  await openSystem(page, 't1-switchback')
  await page.evaluate(() => {
    globalThis.__looks = 0
    const { querySelectorAll } = Document.prototype
    Document.prototype.querySelectorAll = function (this: Document, selector: string) {
      if (selector === '*') globalThis.__looks = (globalThis.__looks ?? 0) + 1
      return querySelectorAll.call(this, selector)
    } as typeof querySelectorAll
  })
  await goTo(page, 'Connections')
  const entrance = page.getByRole('combobox', { name: 'Entrance 1 leads to' })
  await expect(entrance).toHaveValue('')
  expect(await page.evaluate(() => globalThis.__looks)).toBe(0)
  await entrance.click()
  await page.getByRole('option', { name: 'Porch' }).click()
  await expect(entrance).toHaveValue('Porch')
})

declare global {
  var __looks: number | undefined
}
