import type { Page } from '@playwright/test'
import { clickPart } from './actions.ts'

// What a page does and holds while nobody does anything.

declare global {
  /** Timers and frames asked for since the page opened. */
  var __asked: { timers: number; frames: number } | undefined
}

/** Has the page count what it asks of the browser's clock. */
export const watchClock = (page: Page) =>
  page.addInitScript(() => {
    const asked = { timers: 0, frames: 0 }
    globalThis.__asked = asked
    const { setTimeout: once, requestAnimationFrame: frame } = globalThis
    globalThis.setTimeout = ((...given: Parameters<typeof once>) => {
      asked.timers++
      return once(...given)
    }) as typeof once
    globalThis.requestAnimationFrame = (callback) => {
      asked.frames++
      return frame(callback)
    }
    const { setInterval: every } = globalThis
    globalThis.setInterval = ((run: () => void, wait?: number) =>
      every(() => {
        asked.timers++
        run()
      }, wait)) as typeof every
  })

const REST_MS = 10_000

/** Timers and frames of ten seconds in which nobody does anything. */
export async function askedAtRest(page: Page) {
  // What is fetched soon after the workspace opened is there by then.
  await page.waitForTimeout(REST_MS / 2)
  const before = await page.evaluate(() => globalThis.__asked ?? { timers: 0, frames: 0 })
  await page.waitForTimeout(REST_MS)
  const after = await page.evaluate(() => globalThis.__asked ?? { timers: 0, frames: 0 })
  return { timers: after.timers - before.timers, frames: after.frames - before.frames }
}

/** So many edits an hour: one in twelve seconds. */
const EDITS = 300

/** Megabytes in use before and after an hour's edits, each time with everything let go that nobody holds. */
export async function heapOfEdits(page: Page): Promise<readonly [before: number, after: number]> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const megabytes = async () => {
    await page.waitForTimeout(1000)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / 2 ** 20
  }
  await clickPart(page)
  await nudge(page, EDITS / 10)
  const before = await megabytes()
  await nudge(page, EDITS)
  const after = await megabytes()
  await page.keyboard.press('Escape')
  return [before, after]
}

/** To and fro, so that the part is where it was. */
async function nudge(page: Page, count: number) {
  for (let edit = 0; edit < count; edit++)
    await page.keyboard.press(edit % 2 === 0 ? 'ArrowLeft' : 'ArrowRight')
}
