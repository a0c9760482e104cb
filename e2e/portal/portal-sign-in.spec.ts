import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { openAs, signInAs } from '../product/people.ts'
import { expect, test } from '../product/test.ts'
import { newQuoteFor } from '../systems/open-system.ts'

test('a reload stays signed in without asking, a logout asks again, and who is not approved is told so [e2e-portal-2]', async ({
  page,
}) => {
  await test.step('a reload stays signed in without asking, and a logout asks again', async () => {
    await signInAs(page, 'Sam Ortiz', '/portal/')
    await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Quotes' })).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL(/\/oidc-login\//)
  })

  await test.step('a person who is not approved is told so', async () => {
    await page.getByRole('button', { name: 'Alex Guest' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Access not granted. Please verify that you are using an approved email username.',
    )
    for (const [role, name] of [
      ['button', 'New quote'],
      ['link', 'Price lists'],
    ] as const)
      await expect(page.getByRole(role, { name })).toHaveCount(0)
  })
})

test('an address that leads nowhere says so, and a session that has ended leads through the login back to the same page', async ({
  page,
}) => {
  const { number } = await newQuoteFor(page, 'P3G', 'Late in the evening')

  await test.step('an address that leads nowhere says so', async () => {
    await openAs(page, 'Dana Miller', '/portal/nowhere')
    await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a session that has ended leads through the login back to the same page', async () => {
    await page.getByRole('link', { name: 'Go to your quotes' }).click()
    await page.getByRole('link', { name: 'Late in the evening' }).click()
    await expect(page.getByRole('heading', { name: 'Late in the evening' })).toBeVisible()
    const expired = { code: 'token.expired', message: 'The login has expired. Log in again.' }
    // The route stays: one that goes while the page is being left can hold up the way to the login.
    let isRefused = false
    await page.route('**/api/quotes/*', (route) => {
      if (isRefused) return route.continue()
      isRefused = true
      return route.fulfill({ status: 401, json: expired })
    })
    const leaving = page.waitForURL(/\?code=/)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await leaving
    await page.waitForURL(`**/portal/quotes/${number}`)
    await expect(page.getByRole('heading', { name: 'Late in the evening' })).toBeVisible()
  })
})

test.describe('a browser that keeps nothing', () => {
  const blocked = () =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  const full = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  }
  for (const [what, script, title] of [
    ['because it may not', blocked, 'This browser does not save data for this site.'],
    ['because it is full', full, 'This browser has no space left for this site.'],
  ] as const)
    test(`${what} is told what to do, and may try again`, async ({ page }) => {
      await page.addInitScript(script)
      await page.goto('/portal/')
      await expect(page.getByRole('alert')).toContainText(title)
      await expectAccessible(page)
      await takeScreens(page, `portal ${what}`.replaceAll(' ', '-'))
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('alert')).toContainText(title)
    })

  test('a server that is away while the portal opens is asked again', async ({ page }) => {
    await page.route('**/api/sign-in*', (route) => route.abort('internetdisconnected'))
    await page.goto('/portal/')
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.')
    await page.unroute('**/api/sign-in*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL(/\/oidc-login\//)
  })
})
