import type { Page } from '@playwright/test'

// From an input to the next paint, as the browser itself counts it: Event Timing, in steps of 8 ms.

declare global {
  var __inputDelays: number[] | undefined
}

/** Inputs that are quicker than this are not told. */
const QUICKEST_MS = 16

/** Has the page write down how long its inputs take. */
export const watchInputs = (page: Page) =>
  page.addInitScript((durationThreshold) => {
    globalThis.__isTested = true
    globalThis.__inputDelays = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.__inputDelays?.push(duration)
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, QUICKEST_MS)

/** Milliseconds from input to paint of the slowest input while something was done. */
export async function slowestInput(page: Page, doIt: () => Promise<void>): Promise<number> {
  await settled(page)
  await page.evaluate(() => {
    globalThis.__inputDelays = []
  })
  await doIt()
  await settled(page)
  return page.evaluate((least) => Math.max(least, ...(globalThis.__inputDelays ?? [])), QUICKEST_MS)
}

/** Two frames and the time of an idle page, so that every entry of before is there. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))
      }),
  )
