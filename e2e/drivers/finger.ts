import type { Page } from '@playwright/test'

type Place = { readonly x: number; readonly y: number }

/** How far along its way the finger is at each move. */
const SHARES = [0.05, 0.2, 0.5, 0.8, 1]
/** Longer than a press that opens the menu. */
const REST_MS = 700

/** A real finger on a page, by the browser's own protocol. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    swipe: async (from: Place, to: Place) => {
      await send('touchStart', [from])
      for (const share of SHARES)
        await send('touchMove', [
          { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        ])
      await send('touchEnd', [])
    },
    rest: async (place: Place) => {
      await send('touchStart', [place])
      await page.waitForTimeout(REST_MS)
      await send('touchEnd', [])
    },
  }
}
