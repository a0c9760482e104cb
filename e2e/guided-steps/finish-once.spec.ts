import type { Page, Route } from '@playwright/test'
import { panel } from '../looks/designer-screen.ts'
import { takeScreens } from '../looks/take-screens.ts'
import { expect, test } from '../product/test.ts'
import { goTo, openSystemOfQuote } from '../systems/open-system.ts'

const CALL = '**/VizionHeaderUpdate'

const finish = (page: Page) => page.getByRole('button', { name: 'Finish', exact: true })

/** The server does its work, and the line breaks before the answer is here. */
async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}

/** How the quote stands for the dealer. */
async function inPortal(page: Page, number: string) {
  await page.goto(`/portal/quotes/${number}`)
  await expect(page.getByRole('table', { name: 'Parts list' }).getByRole('row').last()).toContainText(
    '$8,979.91',
  )
}

/** What could not be done stands in the panel; the toast beside it is an alert as well. */
const refusal = (page: Page) => panel(page).getByRole('alert')

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

test('a finish whose answer is lost is tried again, and the quote is there once', async ({ page }) => {
  const { number } = await openSystemOfQuote(page, 't1-switchback')
  await goTo(page, 'Finish')
  await page.route(CALL, loseAnswer, { times: 1 })
  await finish(page).click()
  await expect(refusal(page)).toContainText('Project Header failed to update')
  await expect(refusal(page)).toContainText(
    'The server cannot be reached. Check the connection and try again.',
  )
  await takeScreens(page, 'finish-answer-lost')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(`${number}, version 1`)).toBeVisible()
  await inPortal(page, number)
})

test('a tab that dies while it finishes leaves a whole quote, and finishing again makes no second one', async ({
  page,
  context,
}) => {
  const { number, address } = await openSystemOfQuote(page, 't1-switchback')
  await goTo(page, 'Finish')
  const stored = new Promise<void>((resolve) => {
    page.route(CALL, async (route) => {
      await route.fetch()
      resolve()
    })
  })
  await finish(page).click()
  await stored
  await page.close()

  const again = await context.newPage()
  await inPortal(again, number)
  await again.goto(address)
  await again.getByRole('button', { name: 'Load From History' }).click()
  await goTo(again, 'Finish')
  await finish(again).click()
  await expect(again.getByText(`${number}, version 1`)).toBeVisible()
})

test('a finish that the server never heard of leaves nothing behind', async ({ page }) => {
  const { number } = await openSystemOfQuote(page, 't1-switchback')
  await goTo(page, 'Finish')
  await page.route(CALL, (route) => route.abort('internetdisconnected'))
  await finish(page).click()
  await expect(refusal(page)).toContainText('Project Header failed to update')
  await page.goto(`/portal/quotes/${number}`)
  await expect(page.getByText('No parts list yet')).toBeVisible()
})

test('a server that does not answer within two minutes is given up, in words', async ({ page }) => {
  await page.clock.install()
  await openSystemOfQuote(page, 't1-switchback')
  await goTo(page, 'Finish')
  await page.route(CALL, () => undefined)
  const asked = page.waitForRequest(CALL)
  await finish(page).click()
  await asked
  await page.clock.fastForward('01:50')
  await expect(page.getByText('Sending Data Back To Quote')).toBeVisible()
  await page.clock.fastForward('00:15')
  await expect(refusal(page)).toContainText(
    'The server did not answer within two minutes. Check the connection and try again.',
  )
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/, version 1$/)).toBeVisible()
})

test('a finished quote says that it is saved and clears its autosave; who goes back draws on and finishes the next version (spec 3 §4.8, §8)', async ({
  page,
}) => {
  const { number } = await openSystemOfQuote(page, 't1-switchback')

  await test.step('it says that it is saved, clears its autosave and asks to close the tab', async () => {
    await page.getByRole('button', { name: 'Save to history' }).click()
    await expect(page.getByText('Saved to history')).toBeVisible()
    expect(await storedKeys(page)).toContain('autoSave')
    await goTo(page, 'Finish')
    await page.getByRole('button', { name: 'Finish', exact: true }).click()
    await expect(page.getByText('Success! Project Saved.')).toBeVisible()
    await expect(page.getByText('Please close this tab and return to quote.').first()).toBeVisible()
    expect(await storedKeys(page)).not.toContain('autoSave')
  })

  await test.step('who goes back to the design draws on and finishes the next version', async () => {
    await expect(page.getByText(`${number}, version 1`)).toBeVisible()
    await page.getByRole('button', { name: 'Back to the design' }).click()
    await page.getByRole('button', { name: 'Add Text' }).click()
    await page.keyboard.type('FRONT DOOR')
    await page.keyboard.press('Escape')
    await goTo(page, 'Finish')
    await finish(page).click()
    await expect(page.getByText(`${number}, version 2`)).toBeVisible()
  })
})
