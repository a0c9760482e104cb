import type { Page } from '@playwright/test'
import { KeyboardHand } from '../hands/keyboard-hand.ts'
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
  const hand = new KeyboardHand(page)
  await hand.use('Accept and Continue')
  await hand.use('Start Project')

  await test.step('draw it', async () => {
    await hand.goTo(page.getByRole('tab', { name: 'Platforms' }))
    await hand.goTo(page.getByRole('tab', { name: 'Ramps' }), 'ArrowRight')
    await hand.use(/^Place 6 ft ramp/)
    await hand.press('j')
    await join(page, hand, '5 × 5 platform', { at: 'lower end', place: 'Right' })
    await hand.use(/^Parts for the right/)
    await join(page, hand, '5 × 5 platform', { at: 'right' })
    await hand.use(/^Parts for the top/)
    await join(page, hand, '4 ft ramp', { at: 'top', place: 'Right' })
    await join(page, hand, '5 ft ramp', { at: 'lower end' })
    await join(page, hand, '8 ft ramp', { at: 'lower end' })
    await hand.press('Enter')
    await join(page, hand, 'Lower Transition', { at: 'lower end' })
    await expectSwitchback(page)
    await expect(page.locator('[data-said]')).toHaveText(
      'Lower Transition joined to the lower end of 8 ft ramp 2',
    )
  })

  await test.step('choose rails', async () => {
    // From the canvas back to the panel, region by region.
    await hand.press('Shift+F6')
    await hand.use("Let's Go")
    await hand.use("It's ok, Continue")
    await hand.use(/suggested rails/i)
    await expect(page.getByText('All handrails accounted for.')).toBeVisible()
    await hand.use('Next')
  })

  await test.step('build the run', async () => {
    await hand.use('Add New Run')
    await hand.type(/height/i, '31')
    await hand.use('Next')
    await hand.use(/^Add the parts in walking order/)
    await expect(page.getByText('Parts Look Good')).toBeVisible()
    await hand.use('Next')
    await hand.type(/height/i, '0')
    await hand.use('Next')
    await expect(page.getByText('No Run Errors')).toBeVisible()
    await hand.use('Finish')
    await expect(page.getByText('All runs accounted for.')).toBeVisible()
    await hand.use('Next')
  })

  await test.step('assign the entrance and the exit', async () => {
    await hand.goTo(page.locator('summary', { hasText: 'Assign from a list' }))
    await hand.press('Enter')
    await hand.use(/^Make 6 ft ramp, upper end an entrance/)
    await hand.goTo(page.getByRole('radio', { name: 'Entrances' }), 'Shift+Tab')
    await hand.press('ArrowRight')
    await hand.use(/^Make 8 ft ramp 2, lower end an exit/)
    await expect(page.getByText('SUCCESS! No Connection Errors.')).toBeVisible()
    await hand.use('Next')
  })

  await test.step('look at closures, legs and bracing', async () => {
    for (const step of ['Closure', 'Leg', 'Bracing']) {
      await expect(page.getByRole('heading', { name: new RegExp(`^${step}`), level: 2 })).toBeVisible()
      await hand.use('Next')
    }
  })

  await test.step('confirm and finish', async () => {
    await expect(page.getByText('All parts accounted for.')).toBeVisible()
    await expect(page.getByText(TOTAL).first()).toBeVisible()
    await hand.use('Confirm System')
    await expect(page.getByText('All parts generated successfully.')).toBeVisible()
    for (const [shortName, quantity] of ITEMS)
      await expect(
        page.getByRole('row', { name: new RegExp(`^\\d{5} ${shortName} ${quantity}$`) }),
      ).toBeVisible()
    await expect(page.getByLabel('Figures of the system')).toContainText(TOTAL)
    await hand.use('Finish')
    await expect(page.getByText('Successfully Generated')).toBeVisible()
  })
})

type Where = { readonly at: string; readonly place?: string }

/** Joins a part at the open chips, after their place along the end has been chosen. */
async function join(page: Page, hand: KeyboardHand, what: string, { at, place }: Where) {
  const chips = page.getByRole('toolbar', { name: new RegExp(`^Join at the ${at}`) })
  await expect(chips.locator(':focus')).toBeVisible()
  if (place) {
    await hand.goTo(chips.getByRole('button', { name: new RegExp(`^${place}:`) }), 'ArrowLeft')
    await hand.press('Enter')
  }
  await hand.goTo(chips.getByRole('button', { name: new RegExp(`^Join ${what} at`) }), 'ArrowRight')
  await hand.press('Enter')
}
