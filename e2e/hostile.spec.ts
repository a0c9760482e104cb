import type { Page } from '@playwright/test'
import { readCatalogue } from '@ramp/catalogue-files'
import { catalogueOf } from '@ramp/domain'
import { DesignerHand } from './hands/designer-hand.ts'
import { enterDesigner, SANDBOX } from './hostile/enter.ts'
import { journalText, seen } from './hostile/kept.ts'
import { storm } from './hostile/storm.ts'
import { designing, parts } from './looks/designer-screen.ts'
import { openAs, signInAs } from './product/people.ts'
import { expect, test } from './product/test.ts'
import { goTo, openSystem } from './systems/open-system.ts'

/** The browser's storage is full for drawings: it refuses them as a browser does. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key: string, value: string) {
      if (/^(journal|undo|autoSave)/.test(key)) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
    Object.assign(globalThis, { makeRoom: () => Object.assign(Storage.prototype, { setItem }) })
  })
const makeRoom = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { makeRoom: () => void }).makeRoom())

test.describe('random hands', () => {
  test.use({ hasTouch: true })

  test('half a minute of clicks, keys, touches and garbage leaves no error and loses nothing', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await signInAs(page, 'Dana Miller', SANDBOX)
    await enterDesigner(page, SANDBOX)
    const catalogue = catalogueOf(readCatalogue('P3G'))
    const until = Date.now() + 35_000
    const { faults, last } = await storm({ page, seed: 2026, actions: 400, until, catalogue, home: SANDBOX })
    expect(faults, last.join('\n')).toEqual([])
  })
})

test('a full browser says what to do, loses nothing, and keeps the drawing as soon as there is room', async ({
  page,
}) => {
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 300, 300)
  await fillStorage(page)
  await hand.drag('Platforms', '5 × 5 platform', 500, 300)
  await expect(page.getByText('Project was not saved -- No Storage')).toBeVisible()
  await expect(page.getByText(/keep this tab open/)).toBeVisible()
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Control+z')
  await expect(parts(page)).toHaveCount(1)
  await page.keyboard.press('Control+y')
  await expect(parts(page)).toHaveCount(2)

  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  await (await asked).dismiss()
  await closing

  await makeRoom(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const before = await seen(page)
  await page.reload()
  await page.getByRole('button', { name: 'Load From History' }).click()
  await expect(parts(page)).toHaveCount(2)
  expect(await seen(page)).toBe(before)
})

test('a tab that is killed while a part is dragged comes back as it was before the drag', async ({
  page,
  context,
}) => {
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 300, 300)
  await hand.drag('Platforms', '5 × 5 platform', 500, 300)
  const [before, kept] = [await seen(page), await journalText(page)]
  const from = await page.evaluate(() => globalThis.__designer?.screenOfLayout(300, 300) ?? { x: 0, y: 0 })
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 90, { steps: 5 })
  // The steps back are written when the hand has rested for a second.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('undo-'))))
    .toBe(true)
  const crashed = page.waitForEvent('crash')
  const protocol = await context.newCDPSession(page)
  protocol.send('Page.crash').catch(() => undefined)
  await crashed

  const again = await context.newPage()
  await again.goto(SANDBOX)
  await again.getByRole('button', { name: 'Load From History' }).click()
  await expect(parts(again)).toHaveCount(2)
  expect([await seen(again), await journalText(again)]).toEqual([before, kept])
  await again.keyboard.press('Control+z')
  await expect(parts(again)).toHaveCount(1)
})

test('two tabs of one project tell of each other, and both go on', async ({ page, context }) => {
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 300, 300)
  const other = await context.newPage()
  await other.goto(SANDBOX)
  await other.getByRole('button', { name: 'Load From History' }).click()
  await expect(parts(other)).toHaveCount(1)
  for (const tab of [page, other])
    await expect(tab.getByText('This project is open in another tab.')).toBeVisible()
  await new DesignerHand(other).drag('Platforms', '5 × 5 platform', 500, 300)
  await expect(parts(page)).toHaveCount(1)
  await hand.drag('Platforms', '5 × 6 platform', 500, 450)
  await expect(parts(page)).toHaveCount(2)
})

test('a place with twenty digits is refused with a word, and the tab goes on', async ({ page }) => {
  const hand = await designing(page)
  await hand.drag('Platforms', '5 × 5 platform', 300, 300)
  await hand.drag('Platforms', '5 × 5 platform', 500, 300)
  const before = await seen(page)
  for (const far of ['9'.repeat(20), `-${'9'.repeat(20)}`]) {
    const field = page.getByRole('textbox', { name: 'From the top' })
    await field.fill(far)
    await field.press('Enter')
    await expect(page.getByText('The canvas ends here')).toBeVisible()
    await page.getByRole('alert').or(page.getByRole('status')).getByRole('button', { name: 'Close' }).click()
  }
  expect(await seen(page)).toBe(before)
})

test('a browser that keeps nothing for the site is told what to allow', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
    Object.defineProperty(window, 'sessionStorage', { get })
  })
  await page.goto(SANDBOX)
  await expect(page.getByText('This browser keeps nothing for this site.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a browser that has no room for a sign-in is told so, and not that the login failed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(SANDBOX)
  await expect(page.getByText('This browser has no room left for this site.')).toBeVisible()
  await expect(page.getByText(/Do not clear the site data/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

const finish = (page: Page) => page.getByRole('button', { name: 'Finish', exact: true })
const server = { code: 'server.failed', message: 'The database is away.' }

test.describe('a server that does not do its work', () => {
  test('a person who is offline at the finish is told so, tries again and has lost nothing', async ({
    page,
    context,
  }) => {
    await openSystem(page, 't1-switchback')
    const before = await seen(page)
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await goTo(page, 'Finish')
    await expect(page.getByText('The server cannot be reached.').first()).toBeVisible()
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(finish(page)).toBeEnabled()
    await context.setOffline(true)
    await finish(page).click()
    await expect(page.getByText('Could not generate parts')).toBeVisible()
    await context.setOffline(false)
    await finish(page).click()
    await expect(page.getByText('Successfully Generated')).toBeVisible()
    await page.keyboard.press('Escape')
    expect(await seen(page)).toBe(before)
  })

  test('a PDF that could not be made without a line is made once the line is back', async ({
    page,
    context,
  }) => {
    await openSystem(page, 't1-switchback')
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Download PDF/ }).click()
    await expect(page.getByText('Layout failed to save')).toBeVisible()
    await context.setOffline(false)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download PDF/ }).click()
    await download
  })

  test('a server that fails while the page opens is asked again', async ({ page }) => {
    const fail = { status: 500, json: server }
    await page.route('**/GetUserPermissions*', (route) => route.fulfill(fail), { times: 1 })
    await page.route('**/api/catalogue/**', (route) => route.fulfill(fail), { times: 1 })
    await openAs(page, 'Dana Miller', SANDBOX)
    for (const title of ['Your access could not be checked.', 'Could Not Load Platform And Ramp Stencils']) {
      await expect(page.getByText(title)).toBeVisible()
      await expect(page.getByText('500: The database is away.')).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
    }
    await page.getByRole('button', { name: 'Accept and Continue' }).click()
    await expect(page.getByRole('button', { name: 'Start Project' })).toBeVisible()
  })
})

test.describe('a session', () => {
  test('that ran out while a person drew is renewed without a word', async ({ page }) => {
    await page.clock.install()
    await openSystem(page, 't1-switchback')
    await page.clock.fastForward('09:00:00')
    await goTo(page, 'Finish')
    await expect(finish(page)).toBeEnabled()
  })

  test('that cannot be renewed is said, and the drawing is there after signing in again', async ({
    page,
  }) => {
    await page.clock.install()
    await openSystem(page, 't1-switchback')
    const before = await seen(page)
    await page.route('**/token', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }))
    await page.clock.fastForward('09:00:00')
    await goTo(page, 'Finish')
    await expect(page.getByText(/^401: /).first()).toBeVisible()
    await page.unroute('**/token')
    await page.reload()
    await page.getByRole('button', { name: 'Load From History' }).click()
    await expect(parts(page).first()).toBeAttached()
    expect(await seen(page)).toBe(before)
  })
})
