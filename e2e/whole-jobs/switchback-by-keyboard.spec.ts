import type { Page } from '@playwright/test'
import { watchFocus } from '../assertions/watch-focus.ts'
import { KeyboardDriver } from '../drivers/keyboard-driver.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { expectSwitchback } from '../systems/switchback.ts'

/** What the real switchback is made of, and its price. */
const ITEMS = [
  ['PPCTL', 2],
  ['PPPC', 1],
  ['PPS55TL', 2],
  ['PRHBPR', 4],
  ['PRHP', 2],
  ['PRHRLL', 3],
  ['PRHRLU', 3],
  ['PRLT', 1],
  ['PRRUC', 3],
  ['PRSTL4', 1],
  ['PRSTL5', 1],
  ['PRSTL6', 1],
  ['PRSTL8', 2],
  ['PRUT', 1],
  ['PSL10PR', 1],
  ['PSL22PR', 2],
  ['PSL28PR', 3],
] as const
const TOTAL = '$8,979.91'

test('a real switchback is drawn, built and finished by the keyboard alone', async ({ page }) => {
  test.setTimeout(180_000)
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  const driver = new KeyboardDriver(page)
  await driver.use('Accept and Continue')
  watchFocus(page)
  await driver.use('Start Project')

  await test.step('draw it', async () => {
    await driver.goTo(page.getByRole('tab', { name: 'Platforms' }))
    await driver.goTo(page.getByRole('tab', { name: 'Ramps' }), 'ArrowRight')
    await driver.use(/^Place 6 ft ramp/)
    await driver.press('j')
    await join(page, driver, '5 × 5 platform', { at: 'lower end', place: 'Right' })
    await driver.use(/^Parts for the right/)
    await join(page, driver, '5 × 5 platform', { at: 'right' })
    await join(page, driver, '4 ft ramp', { at: 'top' })
    await join(page, driver, '5 ft ramp', { at: 'lower end' })
    await join(page, driver, '8 ft ramp', { at: 'lower end' })
    await driver.press('Enter')
    await join(page, driver, 'Lower Transition', { at: 'lower end' })
    await expectSwitchback(page)
    await expect(page.locator('[data-said]')).toHaveText(
      'Lower Transition joined to the lower end of 8 ft ramp 2',
    )
  })

  await test.step('choose rails', async () => {
    // From the canvas back to the panel, region by region.
    await driver.press('Shift+F6')
    await driver.use("Let's Go")
    await driver.use(/suggested rails/i)
    await expect(page.getByText('All handrails accounted for.')).toBeVisible()
    await driver.use('Next')
  })

  await test.step('build the run', async () => {
    await driver.use('Add New Run')
    await driver.type(/height/i, '31')
    await driver.use('Next')
    await driver.use(/^Add the parts in walking order/)
    await expect(page.getByText('Parts Look Good')).toBeVisible()
    await driver.use('Next')
    await driver.type(/height/i, '0')
    await driver.use('Next')
    await expect(page.getByText('No Run Errors')).toBeVisible()
    await driver.use('Finish')
    await expect(page.getByText('All runs accounted for.')).toBeVisible()
    await driver.use('Next')
  })

  await test.step('assign the entrance and the exit', async () => {
    await driver.goTo(page.locator('summary', { hasText: 'Assign from a list' }))
    await driver.press('Enter')
    await driver.use(/^Make 6 ft ramp, upper end an entrance/)
    await driver.goTo(page.getByRole('radio', { name: 'Entrances' }), 'Shift+Tab')
    await driver.press('ArrowRight')
    await driver.use(/^Make 8 ft ramp 2, lower end an exit/)
    await expect(page.getByText('SUCCESS! No Connection Errors.')).toBeVisible()
    await driver.use('Next')
  })

  await test.step('look at closures, legs and bracing', async () => {
    for (const step of ['Closure', 'Leg', 'Bracing']) {
      await expect(page.getByRole('heading', { name: new RegExp(`^${step}`), level: 2 })).toBeVisible()
      await driver.use('Next')
    }
  })

  await test.step('confirm and finish', async () => {
    await expect(page.getByText('All parts accounted for.')).toBeVisible()
    await expect(page.getByText(TOTAL).first()).toBeVisible()
    await driver.use('Confirm System')
    await expect(page.getByText('All parts generated successfully.')).toBeVisible()
    for (const [shortName, quantity] of ITEMS)
      await expect(
        page.getByRole('row', { name: new RegExp(`^\\d{5} ${shortName} ${quantity}$`) }),
      ).toBeVisible()
    await expect(page.getByLabel('Figures of the system')).toContainText(TOTAL)
    await driver.use('Finish')
    await expect(page.getByText('Successfully Generated')).toBeVisible()
  })
})

type Where = { readonly at: string; readonly place?: string }

/** Joins a part at the open chips, after their place along the end has been chosen. */
async function join(page: Page, driver: KeyboardDriver, what: string, { at, place }: Where) {
  const chips = page.getByRole('toolbar', { name: new RegExp(`^Join at the ${at}`) })
  await expect(chips.locator(':focus')).toBeVisible()
  if (place) {
    await driver.goTo(chips.getByRole('button', { name: new RegExp(`^${place}:`) }), 'ArrowLeft')
    await driver.press('Enter')
  }
  await driver.goTo(chips.getByRole('button', { name: new RegExp(`^Join ${what} at`) }), 'ArrowRight')
  await driver.press('Enter')
}
