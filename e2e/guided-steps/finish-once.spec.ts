import type { Page, Route } from '@playwright/test'
import { panel } from '../assertions/designer-screen.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs } from '../product/people.ts'
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
  await openAs(page, 'Dana Miller', `/portal/quotes/${number}`)
  await expect(page.getByRole('table', { name: 'Parts list' }).getByRole('row').last()).toContainText(
    '$8,979.91',
  )
}

/** What could not be done stands in the panel; the toast beside it is an alert as well. */
const refusal = (page: Page) => panel(page).getByRole('alert')

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

test('a finish that the server never heard of leaves nothing, one that is not answered is given up, a tab that dies while it finishes leaves a whole quote, and finishing again makes no second one, nor does an answer that is lost (spec 3 §4.8, §8) [e2e-guided-steps-2]', async ({
  page,
  context,
}) => {
  test.slow()
  await page.clock.install()
  const { number, address } = await openSystemOfQuote(page, 't1-switchback')
  await goTo(page, 'Finish')

  await test.step('a finish that the server never heard of leaves nothing behind', async () => {
    await page.route(CALL, (route) => route.abort('internetdisconnected'))
    await finish(page).click()
    await expect(refusal(page)).toContainText('Project Header failed to update')
    await page.unroute(CALL)
    const portal = await context.newPage()
    await openAs(portal, 'Dana Miller', `/portal/quotes/${number}`)
    await expect(portal.getByText('No parts list yet')).toBeVisible()
    await portal.close()
  })

  await test.step('a server that does not answer within two minutes is given up, in words', () =>
    giveUp(page))

  const again = await context.newPage()
  await test.step('a tab that dies while it finishes leaves a whole quote', async () => {
    await dieWhileFinishing(page)
    await inPortal(again, number)
  })

  await test.step('finishing again makes no second one: it says that it is saved, clears its autosave and asks to close the tab', async () => {
    await openAs(again, 'Dana Miller', address)
    await again.getByRole('button', { name: 'Load From History' }).click()
    await again.getByRole('button', { name: 'Save to history' }).click()
    await expect(again.getByText('Saved to history')).toBeVisible()
    expect(await storedKeys(again)).toContain('autoSave')
    await goTo(again, 'Finish')
    await finish(again).click()
    await expect(again.getByText('Success! Project Saved.')).toBeVisible()
    await expect(again.getByText('Please close this tab and return to quote.').first()).toBeVisible()
    expect(await storedKeys(again)).not.toContain('autoSave')
    await expect(again.getByText(`${number}, version 1`)).toBeVisible()
  })

  await test.step('who goes back to the design draws on and finishes the next version; the answer is lost, it is tried again, and the version is there once', async () => {
    await again.getByRole('button', { name: 'Back to the design' }).click()
    await again.getByRole('button', { name: 'Add Text' }).click()
    await again.keyboard.type('FRONT DOOR')
    await again.keyboard.press('Escape')
    await goTo(again, 'Finish')
    await loseAnswerOnce(again)
    await again.getByRole('button', { name: 'Try again' }).click()
    await expect(again.getByText(`${number}, version 2`)).toBeVisible()
    await inPortal(again, number)
  })
})

async function giveUp(page: Page) {
  await page.route(CALL, () => undefined)
  const asked = page.waitForRequest(CALL)
  await page.getByRole('button', { name: 'Try again' }).click()
  await asked
  await page.clock.fastForward('01:50')
  await expect(page.getByText('Sending Data Back To Quote')).toBeVisible()
  await page.clock.fastForward('00:15')
  await expect(refusal(page)).toContainText(
    'The server did not respond within two minutes. Check the connection and try again.',
  )
  await page.unrouteAll()
}

/** The server has heard of the finish when the tab goes. */
async function dieWhileFinishing(page: Page) {
  const stored = new Promise<void>((resolve) => {
    page.route(CALL, async (route) => {
      await route.fetch()
      resolve()
    })
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await stored
  await page.close()
}

async function loseAnswerOnce(page: Page) {
  await page.route(CALL, loseAnswer, { times: 1 })
  await finish(page).click()
  await expect(refusal(page)).toContainText('Project Header failed to update')
  await expect(refusal(page)).toContainText(
    'The server cannot be reached. Check the connection and try again.',
  )
  await takeScreens(page, 'finish-answer-lost')
}
