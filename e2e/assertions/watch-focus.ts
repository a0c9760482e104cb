import { expect, type Page } from '@playwright/test'

const watched = new WeakSet<Page>()

/** From now on the focus is looked for after every action of the drivers on this page (WCAG 2.4.3). */
export function watchFocus(page: Page): void {
  watched.add(page)
}

/** On a page that is watched: after what was done the focus is on something, or comes there with the next panel. */
export async function expectFocusKept(page: Page, done: string): Promise<void> {
  if (!watched.has(page)) return
  const isKept = () =>
    page
      .evaluate(() => document.activeElement !== null && document.activeElement !== document.body)
      // What was done may have closed the page.
      .catch(() => page.isClosed())
  await expect.poll(isKept, { message: `the focus after ${done}`, timeout: 5000 }).toBe(true)
}
