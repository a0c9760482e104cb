import type { Browser, BrowserContext } from '@playwright/test'
import { askForHooks } from './test-hooks.ts'

/** Contexts of this worker, by what sets them apart. */
const kept = new Map<string, BrowserContext>()

/**
 * A context that knows nobody and holds nothing, and yet has the product's files: they are fetched once a worker and not once
 * a test, as in the browser of a person who comes back.
 * @param kind what sets contexts apart, such as the size of the screen
 */
export async function emptyContext(browser: Browser, kind: string, origin: string): Promise<BrowserContext> {
  const known = kept.get(kind)
  if (known) {
    await forgetAll(known, origin)
    return known
  }
  const context = await browser.newContext()
  await askForHooks(context)
  kept.set(kind, context)
  return context
}

/** Closes all pages; what they write while they close is forgotten when the context is next asked for. */
export async function leave(context: BrowserContext) {
  for (const page of context.pages()) await page.close()
}

/** Makes a context that of another device: it knows nobody and holds nothing but the product's files. */
export async function forgetAll(context: BrowserContext, origin: string) {
  await Promise.all([context.clearCookies(), context.clearPermissions(), context.unrouteAll()])
  await context.setOffline(false)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await page.close()
}
