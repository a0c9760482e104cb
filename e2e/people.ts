import type { Page } from '@playwright/test'

/** The demo users of the embedded identity provider. */
export type Person = 'Dana Miller' | 'Sam Ortiz' | 'Ines Calder' | 'Devin Park' | 'Nora Field' | 'Alex Guest'

/** On the login page: signs in as one of the demo users. */
async function chooseUser(page: Page, person: Person) {
  await page.waitForURL(/\/oidc-login\//)
  await page.getByRole('button', { name: person }).click()
}

/** Opens a page that needs a login, and signs in on the way to it. */
export async function openAs(page: Page, person: Person, path: string) {
  await page.goto(path)
  await chooseUser(page, person)
  const { pathname } = new URL(path, 'http://localhost')
  // The provider's answer is still in the address until the app has taken it.
  await page.waitForURL((url) => url.pathname.startsWith(pathname) && !url.searchParams.has('code'))
}
