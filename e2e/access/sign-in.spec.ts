import type { Page } from '@playwright/test'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { panel, parts, section } from '../assertions/designer-screen.ts'
import { openAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { goTo, openSystem } from '../systems/open-system.ts'
import { SANDBOX } from '../ui-fuzz/enter.ts'
import { seen } from '../ui-fuzz/saved.ts'

const finish = (page: Page) => page.getByRole('button', { name: 'Finish', exact: true })

test('a browser that keeps nothing for the site is told what to allow', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
    Object.defineProperty(window, 'sessionStorage', { get })
  })
  await page.goto(SANDBOX)
  await expect(page.getByText('This browser does not save data for this site.')).toBeVisible()
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
  await expect(page.getByText('This browser has no space left for this site.')).toBeVisible()
  await expect(page.getByText(/Do not clear the site data/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a session that ran out while a person drew is renewed without a word; where it cannot be, that is said, and the drawing is kept [e2e-access-3]', async ({
  page,
}) => {
  await page.clock.install()
  await openSystem(page, 't1-switchback')

  await test.step('a session that ran out while a person drew is renewed without a word', async () => {
    await page.clock.fastForward('09:00:00')
    await goTo(page, 'Finish')
    await expect(finish(page)).toBeEnabled()
  })

  await test.step('one that cannot be renewed is said, and the drawing is there after signing in again', async () => {
    await section(page, 'Parts')
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

test('an address that leads nowhere and a login that failed say so; the wait for a sign-in is shown, and no token is kept where a page could read it (spec 1 §2, §6, spec 3 §8) [e2e-access-2]', async ({
  page,
}) => {
  await test.step('an address that leads nowhere, and a login that failed, say so (spec 3 §8)', async () => {
    await page.goto('/nowhere')
    await page.waitForURL((url) => url.pathname === '/not-found')
    await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible()
    await page.goto('/?error=access_denied')
    await page.waitForURL((url) => url.pathname === '/page-error')
    await expect(
      page.getByText(
        'There appears to be an issue logging into the product. Please try again. If you continue to experience this issue, contact customer service.',
      ),
    ).toBeVisible()
  })

  await test.step('the wait for a sign-in is shown, and no token is kept where a page could read it (spec 1 §2, §6)', async () => {
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/token', async (route) => {
      await isHeld
      await route.continue()
    })
    await page.goto('/setup')
    await page.getByRole('button', { name: 'Dana Miller' }).click()
    await expect(page.getByText('Loading', { exact: true })).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { name: 'Select a product' })).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toMatch(/access_token|id_token|refresh_token|eyJ/)
  })
})

test('a spinner is shown while the settings of the sign-in load, in the designer and in the portal (spec 1 §2) [e2e-access-4]', async ({
  page,
}) => {
  for (const address of ['/setup', '/portal/'])
    await test.step(address, async () => {
      let answer = () => {}
      const isHeld = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/api/sign-in-settings*', async (route) => {
        await isHeld
        await route.continue()
      })
      await page.goto(address)
      await expect(page.getByRole('status')).toHaveText('Loading')
      answer()
      await page.waitForURL(/\/oidc-login\//)
      await page.unroute('**/api/sign-in-settings*')
    })
})

test('the answer of api/users becomes the current user (spec 1 §7) [e2e-access-5]', async ({ page }) => {
  await page.route('**/api/users', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), name: 'Dana Miller-Osei' } })
  })
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  await expect(page.getByRole('button', { name: 'Signed in as Dana Miller-Osei' })).toBeVisible()
  await page.getByRole('button', { name: 'Start Project' }).click()
  await section(page, 'Welcome')
  await expect(panel(page)).toContainText(', Dana Miller-Osei')
})
