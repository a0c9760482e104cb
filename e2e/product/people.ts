import type { Cookie, Page } from '@playwright/test'

/** The demo users of the embedded identity provider. */
export type Person = 'Dana Miller' | 'Sam Ortiz' | 'Ines Calder' | 'Devin Park' | 'Nora Field' | 'Alex Guest'

/** The provider's sessions: a worker has a provider of its own, and each person signs in there once. */
const sessions = new Map<Person, readonly Cookie[]>()

/** Opens a page that needs a login, as somebody whom the provider knows already. */
export async function openAs(page: Page, person: Person, path: string) {
  const session = sessions.get(person)
  if (!session) {
    await signInAs(page, person, path)
    sessions.set(person, await page.context().cookies())
    return
  }
  await page.context().addCookies([...session])
  await arriveAt(page, path, () => page.goto(path))
}

/** Opens a page that needs a login, and signs in by hand on the way to it, in a session of its own. */
export async function signInAs(page: Page, person: Person, path: string) {
  await page.goto(path)
  await page.waitForURL(/\/oidc-login\//)
  await arriveAt(page, path, () => page.getByRole('button', { name: person }).click())
}

/** From now on everybody signs in by hand again: somebody may have signed out. */
export const forgetSessions = () => sessions.clear()

/** The provider's answer is in the address until the app has taken a token for it. */
async function arriveAt(page: Page, path: string, leave: () => Promise<unknown>) {
  const signedIn = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/token'))
  await leave()
  await signedIn
  const { pathname } = new URL(path, 'http://localhost')
  await page.waitForURL((url) => url.pathname.startsWith(pathname) && !url.searchParams.has('code'))
}
