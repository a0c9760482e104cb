import type { Cookie, Page } from '@playwright/test'
import { tokenBy, type WayBack, wayBackTo } from './way-back.ts'

/** The demo users of the embedded identity provider. */
export type Person =
  | 'Dana Miller'
  | 'Lena Brooks'
  | 'Omar Hayes'
  | 'Cole Reyes'
  | 'Sam Ortiz'
  | 'Ines Calder'
  | 'Devin Park'
  | 'Nora Field'
  | 'Alex Guest'

/** The provider's sessions: a worker has a provider of its own, and each person signs in there once. */
const sessions = new Map<Person, { readonly origin: string; readonly cookies: readonly Cookie[] }>()

/** Opens a page that needs a login, as somebody whom the provider knows already; a whole address where the browser has no base. */
export async function openAs(page: Page, person: Person, path: string) {
  const session = sessions.get(person)
  if (!session) {
    // Whoever was here before would be let in without being asked.
    await page.context().clearCookies()
    await signInAs(page, person, path)
    sessions.set(person, { origin: new URL(page.url()).origin, cookies: await page.context().cookies() })
    return
  }
  const context = page.context()
  await context.addCookies([...session.cookies])
  const { pathname, search } = new URL(path, session.origin)
  const { address, key, proof } = await wayBackTo(pathname + search, session.origin, context)
  await page.addInitScript(keepProof, { address, key, proof })
  await arriveAt(page, path, () => page.goto(address))
}

/** A token for calls by somebody, as the portal gets one; no page is opened for it once the provider knows the person. */
export async function tokenOfPerson(page: Page, person: Person): Promise<string> {
  if (!sessions.has(person)) await openAs(page, person, '/portal/')
  const session = sessions.get(person)
  if (!session) throw new Error(`${person} is not signed in`)
  await page.context().addCookies([...session.cookies])
  return tokenBy(session.origin, page.context())
}

/** What the app would have kept when it sent the browser to the provider; there when the browser comes back, and only then. */
function keepProof({ address, key, proof }: WayBack) {
  if (window.location.href === address) window.sessionStorage.setItem(key, proof)
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
