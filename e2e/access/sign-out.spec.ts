import type { Page } from '@playwright/test'
import { parts } from '../assertions/designer-screen.ts'
import { forgetAll } from '../product/kept-contexts.ts'
import { signInAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { SANDBOX } from '../ui-fuzz/enter.ts'

const EMAIL = 'dana.miller@ridgeline-access.example'

/** Pages that need no login, and the guide; where a link of every page leads to one, its words. */
const PUBLIC_PAGES = [
  ['/', null],
  ['/terms', 'Terms of Use'],
  ['/privacy', 'Privacy'],
  ['/agreement', 'Dealer Agreement'],
  ['/accessibility', 'Accessibility'],
  ['/documentation', 'Documentation'],
] as const

async function draw(page: Page) {
  await signInAs(page, 'Dana Miller', SANDBOX)
  await page.getByRole('button', { name: 'Accept and Continue' }).click()
  await page.getByRole('button', { name: 'Start Project' }).click()
  await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
  await expect(parts(page)).toHaveCount(1)
  await page.keyboard.press('Control+S')
  await expect(page.getByText('Saved to history')).toBeVisible()
}

async function logout(page: Page) {
  await page.getByRole('button', { name: 'Signed in as Dana Miller' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

/** Everything this browser keeps for the site, in one text; of databases the names, which name their person. */
const kept = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...window.localStorage },
      { ...window.sessionStorage },
      await window.indexedDB.databases(),
    ]),
  )

test('a logout asks about a drawing that is in this browser only, and leaves nothing of its person', async ({
  page,
}) => {
  await draw(page)
  expect(await kept(page)).toContain(EMAIL)
  expect(await kept(page)).toContain(`kept-${EMAIL}`)
  await logout(page)
  const question = page.getByRole('dialog', { name: 'Logout' })
  await expect(question).toContainText('This drawing is in this browser only.')
  await expect(question).toContainText('sandbox P3G')
  await question.getByRole('button', { name: 'No, stay logged in' }).click()
  await expect(question).toBeHidden()
  expect(await kept(page)).toContain('journal-sandbox-P3G')

  await logout(page)
  await question.getByRole('button', { name: 'Yes, log out and remove' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  const left = await kept(page)
  expect(left).not.toContain(EMAIL)
  expect(left).not.toMatch(/journal|undo|autoSave|guides/)
  expect(left).toContain('terms-')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
})

test('a logout in the portal asks for the designer too, whose tab is left', async ({ page, context }) => {
  await draw(page)
  const portal = await context.newPage()
  await portal.goto('/portal/')
  await portal.getByRole('button', { name: 'Logout' }).click()
  await portal.getByRole('button', { name: 'Yes, log out and remove' }).click()
  await portal.waitForURL(/\/oidc-login\//)
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  expect(await kept(page)).not.toContain(EMAIL)
})

test('who logged in by the button of a public page, or in the portal, is still known after a reload', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/oidc-login\//)
  await page.getByRole('button', { name: 'Dana Miller' }).click()
  const known = page.getByRole('button', { name: 'Signed in as Dana Miller' })
  await expect(known).toBeVisible()
  for (const [address, link] of PUBLIC_PAGES) {
    if (link) await page.getByRole('link', { name: link, exact: true }).first().click()
    else await page.goto(address)
    await expect(known, address).toBeVisible()
    await page.reload()
    await expect(known, `${address} again`).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(address)
  }
  await forgetAll(page.context(), new URL(page.url()).origin)
  const other = await page.context().newPage()
  await signInAs(other, 'Sam Ortiz', '/portal/')
  await other.goto('/')
  await expect(other.getByRole('button', { name: 'Signed in as Sam Ortiz' })).toBeVisible()
})
