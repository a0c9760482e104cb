import type { Page } from '@playwright/test'

// From an input to the next paint, as the browser itself counts it: Event Timing, in steps of 8 ms; and how long the page
// answers nothing at a stretch: Long Tasks, from 50 ms.

declare global {
  var __inputDelays: number[] | undefined
  var __longTasks: number[] | undefined
}

/** Inputs that are quicker than this are not told. */
const QUICKEST_MS = 16

/** Has the page write down how long its inputs take. */
export const watchInputs = (page: Page) =>
  page.addInitScript((durationThreshold) => {
    globalThis.__isTested = true
    globalThis.__inputDelays = []
    globalThis.__longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.__longTasks?.push(duration)
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.__inputDelays?.push(duration)
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
  }, QUICKEST_MS)

/** How long a person waited while something was done, milliseconds. */
export type Waited = {
  /** From the input to the paint, of the slowest input. */
  readonly paint: number
  /** The longest stretch in which the page answered nothing; 0 under 50. */
  readonly block: number
}

export async function waitedFor(page: Page, doIt: () => Promise<void>): Promise<Waited> {
  await settled(page)
  await page.evaluate(() => {
    globalThis.__inputDelays = []
    globalThis.__longTasks = []
  })
  await doIt()
  await settled(page)
  return page.evaluate(
    (least) => ({
      paint: Math.max(least, ...(globalThis.__inputDelays ?? [])),
      block: Math.max(0, ...(globalThis.__longTasks ?? [])),
    }),
    QUICKEST_MS,
  )
}

/** Two frames and the time of an idle page, so that every entry of before is there. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))
      }),
  )
