import type { Locator, Page } from '@playwright/test'
import { expectFocusKept, watchFocus } from '../assertions/watch-focus.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'
import { loadNextSite, openSite } from '../systems/open-site.ts'

test('a yard in which nothing fits says by how much, and one press takes what does fit; a platform that is kept stays in every ramp that is asked for next', async ({
  page,
}) => {
  await test.step('a yard in which nothing fits says by how much, and one press takes what does fit', () =>
    takeWhatFits(page))
  await test.step('a platform that is kept stays in every ramp that is asked for next, and undo takes the ramp back', () =>
    keepPlatform(page))
})

test('where not every layout was tried one may keep looking, and what was found stays meanwhile', async ({
  page,
}) => {
  await openSite(page, 's5-falling-ground')
  watchFocus(page)
  const cards = page.getByRole('list', { name: 'Ramps that fit' }).getByRole('button')
  await expect(page.getByText('Not every layout was tried.')).toBeVisible()
  const before = await cards.count()
  await press(page.getByRole('button', { name: 'Keep looking' }))
  await expect(page.getByRole('button', { name: 'Keep looking' })).toBeHidden()
  expect(await cards.count()).toBe(before)
  await expect(page.getByText('Still looking.')).toBeHidden({ timeout: 120_000 })
  await expect(page.getByText('Not every layout was tried.')).toBeHidden()
  expect(await cards.count()).toBeGreaterThanOrEqual(before)
})

test('where nothing was found, and not every layout was tried, more are tried at once', async ({ page }) => {
  await openSite(page, 'late/yard-for-ramps-48-in-wide')
  await expect(page.getByRole('region', { name: 'Nothing found yet' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Trying more layouts')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep looking' })).toBeHidden()
})

/** Clicks; afterwards the focus is on the page. */
async function press(button: Locator) {
  const name = String(button)
  await button.click()
  await expectFocusKept(button.page(), name)
}

async function takeWhatFits(page: Page) {
  await openSite(page, 's8-only-at-1-10')
  watchFocus(page)
  const nothing = page.getByRole('region', { name: 'Nothing fits' })
  await expect(nothing).toContainText(
    `20 ft of 1:12 ramp, a platform, a ground transition and a landing need 32'-0 1/8"`,
  )
  await expect(nothing.getByText(`32'-0 1/8"`, { exact: true })).toBeVisible()
  await press(page.getByRole('button', { name: /^Use it: .*1:10/ }))
  await expect(page.getByText('All parts accounted for.')).toBeVisible()
  const { layout, runs, issues } = await drawnOn(page)
  expect(layout.project.desiredRatio).toBe('1:10')
  expect(runs.figures[0]?.rampingLength).toBe(204)
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
}

async function keepPlatform(page: Page) {
  await loadNextSite(page, 's3-corner-lot')
  const cards = page.getByRole('list', { name: 'Ramps that fit' }).getByRole('button')
  await expect(page.getByText('that fit, best first')).toBeVisible()
  await press(cards.nth(1))
  await press(page.getByRole('button', { name: 'Keep the door platform' }))
  await expect(page.getByText('that fit, best first')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Kept: .*, let go$/ })).toBeVisible()
  await press(cards.last())
  await press(page.getByRole('button', { name: 'Use this ramp' }))
  await expect(page.getByRole('heading', { name: 'Confirm System' })).toBeVisible()
  const { layout } = await drawnOn(page)
  expect(layout.parts.length).toBeGreaterThan(3)
  await press(page.getByRole('button', { name: /^Undo/ }))
  await expect.poll(async () => (await drawnOn(page)).layout.parts.length).toBe(0)
}
