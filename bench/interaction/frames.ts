import type { Page } from '@playwright/test'
import { partOnScreen } from './actions.ts'

/** What a hand keeps doing: frames are told instead of inputs. */
export type Motion = { readonly name: string; readonly move: (page: Page) => Promise<void> }

const STEPS = 40

/** A part dragged about and let go where it was; the wheel turned to and fro. */
export const MOTIONS: readonly Motion[] = [
  {
    name: 'drag a part',
    move: async (page) => {
      const { x, y } = await partOnScreen(page)
      await page.mouse.move(x, y)
      await page.mouse.down()
      for (let step = 0; step < STEPS; step++) await page.mouse.move(x + 3 * step, y - 2 * step)
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'zoom by wheel',
    move: async (page) => {
      const { x, y } = await partOnScreen(page)
      await page.mouse.move(x, y)
      await page.keyboard.down('Control')
      for (let step = 0; step < STEPS; step++) await page.mouse.wheel(0, step % 20 < 10 ? -100 : 100)
      await page.keyboard.up('Control')
    },
  },
]

/** Milliseconds between frames while something moves, the shortest first. */
export async function framesDuring(page: Page, doIt: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const gaps: number[] = []
    let last = performance.now()
    const frame = (now: number) => {
      gaps.push(now - last)
      last = now
      if (globalThis.__frameGaps === gaps) requestAnimationFrame(frame)
    }
    globalThis.__frameGaps = gaps
    requestAnimationFrame(frame)
  })
  await doIt()
  return page.evaluate(() => {
    const gaps = globalThis.__frameGaps ?? []
    globalThis.__frameGaps = undefined
    return gaps.slice(1).toSorted((a, b) => a - b)
  })
}

declare global {
  var __frameGaps: number[] | undefined
}
