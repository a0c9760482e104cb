import type { Browser, BrowserContext, Page } from '@playwright/test'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { card, parts } from '../assertions/designer-screen.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs, type Person, tokenOfPerson } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { goTo, newQuoteFor, openSystemOfQuote } from '../systems/open-system.ts'

const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A browser of its own, as another device is. */
async function deviceOf(browser: Browser, origin: string, person: Person): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await acceptTerms(page, person)
  return page
}

/** Draws a platform, and waits until the server has the draft. */
async function drawAndSave(page: Page, name = '5 × 5 platform') {
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/draft') && reply.status() === 200)
  await card(page, name).click()
  await saved
}

/** A new quote of Dana Miller with a platform in its draft. */
async function begunQuote(page: Page) {
  const quote = await newQuoteFor(page, 'P3G', 'Harper residence')
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', quote.address)
  await choice(page, 'Start Project').click()
  await drawAndSave(page)
  return quote
}

test('a draft begun on one device is finished on another, and the book tells of it [e2e-projects-drafts-1]', async ({
  page,
  browser,
}) => {
  const quote = await begunQuote(page)
  await takeScreens(page, 'draft-begun')

  const { origin } = new URL(page.url())
  const office = await deviceOf(browser, origin, 'Ines Calder')
  await openAs(office, 'Ines Calder', `/portal/?search=${quote.number}`)
  const row = office.getByRole('row').filter({ hasText: quote.number })
  await expect(row).toContainText(/Draft, saved \d+:\d\d [AP]M/)
  await expect(row.getByRole('img', { name: 'Drawing of Harper residence' })).toBeVisible()
  await takeScreens(office, 'draft-in-the-book')
  await openAs(office, 'Ines Calder', quote.address)
  await expect(office.getByText(/^Draft, saved .* by Dana Miller$/)).toBeVisible()
  await expect(choice(office, 'Load From History')).toBeFocused()
  await takeScreens(office, 'draft-at-the-start')
  await choice(office, 'Load From History').click()
  await expect(parts(office)).toHaveCount(1)
  await drawAndSave(office, '5 × 6 platform')
  await expect(parts(office)).toHaveCount(2)

  await page.reload()
  await expect(page.getByText(/^Draft, saved .* by Ines Calder$/)).toBeVisible()
  await choice(page, 'Load From History').click()
  await expect(parts(page)).toHaveCount(2)
  await office.context().close()
})

test('two devices edit one draft: the later save asks, mine becomes a copy or the newer one is used', async ({
  page,
  browser,
}) => {
  const quote = await begunQuote(page)
  const { origin } = new URL(page.url())
  const office = await deviceOf(browser, origin, 'Ines Calder')
  await openAs(office, 'Ines Calder', quote.address)
  await choice(office, 'Load From History').click()
  await drawAndSave(office, '5 × 6 platform')

  await card(page, '5 × 8 platform').click()
  await card(page, '5 × 8 platform').click()
  await expect(parts(page)).toHaveCount(3)
  const question = page.getByRole('dialog', { name: 'There is a newer draft of this quote' })
  await expect(question).toContainText('Saved by Ines Calder')
  await expect(question.locator('img')).toHaveCount(2)
  await takeScreens(page, 'newer-draft')
  await question.getByRole('button', { name: 'Keep mine as a copy' }).click()
  const toast = page.getByText(/^Saved as quote \d+$/)
  await expect(toast).toBeVisible()
  const copy = (await toast.innerText()).replace(/\D/g, '')
  await expect(parts(page)).toHaveCount(2)
  const draftOfCopy = await page.request.get(`/api/quotes/${copy}/draft`, {
    headers: { authorization: `Bearer ${quote.token}` },
  })
  expect((await draftOfCopy.json()).draft.project.layout.parts).toHaveLength(3)

  await test.step('the other device is asked in its turn, and uses the newer one; undo brings its own back', async () => {
    await card(page, '5 × 8 platform').click()
    await drawAndSave(page)
    await card(office, '5 × 8 platform').click()
    const asked = office.getByRole('dialog', { name: 'There is a newer draft of this quote' })
    await asked.getByRole('button', { name: 'Use the newer draft' }).click()
    await expect(asked).toBeHidden()
    await expect(parts(office)).toHaveCount(4)
    await office.keyboard.press('Control+z')
    await expect(parts(office)).toHaveCount(3)
  })
  await office.context().close()
})

test('of two tabs one writes; the other may look, and takes over when the first is closed', async ({
  page,
}) => {
  const quote = await begunQuote(page)
  const other = await page.context().newPage()
  await other.goto(quote.address)
  await choice(other, 'Load From History').click()
  await expect(other.getByText('This project is open in another tab. Edit it there.')).toBeVisible()
  await card(other, '5 × 6 platform').click()
  await expect(other.getByText('This drawing is read-only here')).toBeVisible()
  await expect(parts(other)).toHaveCount(1)
  await takeScreens(other, 'read-only-tab')
  await card(page, '5 × 8 platform').click()
  await expect(parts(page)).toHaveCount(2)
  await page.close()
  await expect(parts(other)).toHaveCount(2)
  await expect(other.getByText('This project is open in another tab. Edit it there.')).toBeHidden()
  await drawAndSave(other, '5 × 6 platform')
  await expect(parts(other)).toHaveCount(3)
})

test('without a connection the drawing is saved on this device, and as a draft once there is one', async ({
  page,
}) => {
  await begunQuote(page)
  await page.context().setOffline(true)
  await card(page, '5 × 8 platform').click()
  await expect(page.getByText('Saved on this device', { exact: true })).toBeAttached()
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/draft') && reply.status() === 200)
  await page.context().setOffline(false)
  await saved
  await expect(page.getByText('Saved on this device', { exact: true })).toHaveCount(0)
})

test('a finish leaves no draft, here and on the server', async ({ page }) => {
  const { number } = await openSystemOfQuote(page, 't1-switchback')
  const token = await tokenOfPerson(page, 'Dana Miller')
  const draftOf = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await (await page.request.get(`/api/quotes/${number}/draft`, { headers })).json()).draft
  }
  await expect.poll(draftOf).not.toBeNull()
  await goTo(page, 'Finish')
  await page.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect(page.getByText('Success! Project Saved.')).toBeVisible()
  await expect.poll(draftOf).toBeNull()
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(draft|journal)-/.test(key)),
  )
  expect(kept).toEqual([])

  await test.step('who goes back to the design draws on, and that is the draft', async () => {
    await page.getByRole('button', { name: 'Back to the design' }).click()
    const saved = page.waitForResponse(
      (reply) => reply.url().endsWith('/draft') && reply.request().method() === 'POST',
    )
    await page.getByRole('button', { name: 'Add Text' }).click()
    await page.keyboard.type('FRONT DOOR')
    await page.keyboard.press('Escape')
    expect((await saved).status()).toBe(200)
    await expect.poll(draftOf).not.toBeNull()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
