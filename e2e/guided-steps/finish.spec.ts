import type { BrowserContext, Page } from '@playwright/test'
import { panel } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { goTo, loadNext } from '../systems/open-system.ts'
import { SANDBOX } from '../ui-fuzz/enter.ts'
import { seen } from '../ui-fuzz/saved.ts'

const failing = { status: 500, json: { code: 'server.failed', message: 'The database is away.' } }

/** The next call of a name fails; the ones after it are answered. */
const failOnce = (page: Page, call: string) =>
  page.route(`**/${call}`, (route) => route.fulfill(failing), { times: 1 })

const finish = (page: Page) => page.getByRole('button', { name: 'Finish', exact: true })

/** What could not be done stands in the panel; the toast beside it is an alert as well. */
const refusal = (page: Page) => panel(page).getByRole('alert')

const toasts = (page: Page) => page.locator('.mantine-Notification-root')

/** Lets time pass until what was said in passing is gone. */
async function closeToasts(page: Page) {
  await page.clock.fastForward('00:30')
  await expect(toasts(page)).toHaveCount(0)
}

test('a server that fails while the page opens is asked again, a line of the parts list leads to its parts, and a finish that fails or has no line is tried again and loses nothing (spec 3 §8) [e2e-guided-steps-1]', async ({
  page,
  context,
}) => {
  test.slow()
  await page.clock.install()

  await test.step('a server that fails while the page opens is asked again', async () => {
    await page.route('**/GetUserPermissions*', (route) => route.fulfill(failing), { times: 1 })
    await page.route('**/api/catalogue/**', (route) => route.fulfill(failing), { times: 1 })
    await openAs(page, 'Dana Miller', SANDBOX)
    for (const title of ['Your access could not be checked.', 'Could Not Load Platform And Ramp Stencils']) {
      await expect(page.getByText(title)).toBeVisible()
      await expect(page.getByText('500: The database is away.')).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
    }
    await page.getByRole('button', { name: 'Accept and Continue' }).click()
    await expect(page.getByRole('button', { name: 'Start Project' })).toBeVisible()
    await page.getByRole('button', { name: 'Start Project' }).click()
  })

  await loadNext(page, 't1-switchback')
  await test.step('a PDF and a finish without a line', () => withoutLine(page, context))
  await closeToasts(page)

  await test.step('a line of the parts list leads to the parts that caused it', async () => {
    await goTo(page, 'Confirm System')
    await page.locator('summary', { hasText: 'PPCTL' }).click()
    await page.getByRole('button', { name: /gap between rail and platform post/ }).click()
    await expect(page.getByRole('heading', { name: '4 parts' })).toBeVisible()
    await expectAccessible(page.getByRole('main'))
    await takeScreens(page, 'confirm-reasons')
  })

  await test.step('a finish that fails says why and is tried again, until the sandbox has its parts (spec 3 §8)', () =>
    failAndTryAgain(page))
})

async function withoutLine(page: Page, context: BrowserContext) {
  await test.step('a PDF that could not be made without a line is made once the line is back', async () => {
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Download PDF/ }).click()
    await expect(page.getByText('Layout failed to save')).toBeVisible()
    await context.setOffline(false)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download PDF/ }).click()
    await download
  })

  await test.step('a person who is offline at the finish is told so, tries again and has lost nothing', async () => {
    const before = await seen(page)
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await goTo(page, 'Finish')
    await expect(page.getByText('The server cannot be reached.').first()).toBeVisible()
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(finish(page)).toBeEnabled()
    await context.setOffline(true)
    await finish(page).click()
    await expect(refusal(page)).toContainText('Could not generate parts')
    await context.setOffline(false)
    await finish(page).click()
    await expect(page.getByText('Successfully Generated')).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await seen(page)).toBe(before)
  })
}

async function failAndTryAgain(page: Page) {
  await failOnce(page, 'rampGenerate')
  await page.getByRole('button', { name: 'Confirm System' }).click()
  // The toast goes by itself, so it is read beside the refusal that stays.
  await Promise.all(
    ['Could not generate parts', '500: The database is away.'].flatMap((message) => [
      expect(toasts(page)).toContainText([message]),
      expect(refusal(page)).toContainText(message),
    ]),
  )
  await expect(page.getByText('Something went wrong with part generation.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Finish' })).toBeDisabled()
  await expectAccessible(page)

  for (const [call, message] of [
    ['LinearFeetGet', 'Could not generate linear feet'],
    ['RampGenerateLegs', 'Could not generate legs'],
  ] as const) {
    await failOnce(page, call)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(refusal(page)).toContainText(message)
  }

  await closeToasts(page)
  await failOnce(page, 'RampGenerateComponentConnections')
  await failOnce(page, 'RampGenerateBraces')
  await page.getByRole('button', { name: 'Try again' }).click()
  for (const message of ['Could not configure system connections', 'Could not configure system bracing']) {
    await expect(panel(page).getByText(message)).toBeVisible()
    await expect(toasts(page).getByText(message)).toBeVisible()
  }
  // Nothing is called a success over a call that failed; the work goes on all the same.
  await expect(page.getByText('3 Warnings')).toBeVisible()
  await expect(page.getByText(/All parts generated successfully|Looks Good/)).toHaveCount(0)
  await expectAccessible(panel(page))
  await takeScreens(page, 'finish-with-remarks')

  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Successfully Generated')).toBeVisible()
  const list = page.getByRole('dialog', { name: 'Item List' })
  await expect(list.getByRole('row', { name: '29070 PPCTL 2' })).toBeVisible()
  await expect(list.getByText('$8,979.91'), 'the sums stay in view below a long list').toBeInViewport()
  await expectAccessible(list)
  await takeScreens(page, 'finish-generated')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Item List' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list).toBeVisible()
}
