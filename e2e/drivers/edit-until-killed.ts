import type { Page } from '@playwright/test'
import { acceptTerms } from '../assertions/accepted-terms.ts'
import { startBrowser } from '../product/killable-browser.ts'
import { openAs } from '../product/people.ts'

/** What became of one life of a browser: numbers of edits. */
export type Life = {
  /** Edits that the product said were kept. */
  readonly acknowledged: number
  /** Of these, how many were not there when the browser came back. */
  readonly lost: number
  /** Edits that were made, not acknowledged before the kill, and gone. */
  readonly unacknowledged: number
  /** What came back is no state the drawing was ever in. */
  readonly isHalf: boolean
}

type Place = {
  /** Where the product is. */
  readonly origin: string
  /** A folder of its own, empty at first. */
  readonly profile: string
}

/**
 * A person who moves a platform by the arrow keys, half an inch an edit, until the browser is killed, some `moment` after the
 * first edit that was acknowledged; how far it had come and how far it was acknowledged is held against where it stands when the
 * browser is back.
 */
export function killedAtWork({ origin, profile }: Place, moment: () => Promise<unknown>) {
  let last: Work | null = null
  return {
    /** Comes back, looks what became of the work before, goes on with it and is killed; null the first time. */
    async live(): Promise<Life | null> {
      const browser = await startBrowser(profile)
      try {
        const { page, told } = await opened(await browser.context.newPage(), origin, last !== null)
        const at = await platformAt(page)
        const life = last && judged(last, at)
        last = await work(page, { at, told }, async () => {
          await moment()
          await browser.kill()
        })
        return life
      } finally {
        await browser.kill()
      }
    },
  }
}

/** Where it began, inches from the left; how many edits were made at most, and how many of them were acknowledged. */
type Work = {
  readonly from: number
  readonly direction: 1 | -1
  readonly pressed: number
  readonly acknowledged: number
}

function judged({ from, direction, pressed, acknowledged }: Work, at: number): Life {
  const come = ((at - from) * direction) / STEP
  return {
    acknowledged,
    lost: Math.max(0, acknowledged - come),
    unacknowledged: Math.max(0, pressed - Math.max(come, acknowledged)),
    isHalf: !Number.isInteger(come) || come < 0 || come > pressed,
  }
}

/** Written as text: what translates this file for Node leaves words in it that a page does not know. */
const TELL = `
  globalThis.__isTested = true
  globalThis.__acknowledged = ({ parts: [part] }) => part && tellAcknowledged(part.at.x)
`

/** The drawing of the sandbox with one platform, and what the page tells of it: places that were acknowledged. */
async function opened(page: Page, origin: string, isThere: boolean) {
  const told: number[] = []
  await page.exposeFunction('tellAcknowledged', (x: number) => void told.push(x))
  await page.addInitScript({ content: TELL })
  await acceptTerms(page, 'Dana Miller')
  await openAs(page, 'Dana Miller', `${origin}/designer?product=P3G`)
  if (isThere) await page.getByRole('button', { name: 'Load From History' }).click()
  else {
    await page.getByRole('button', { name: 'Start Project' }).click()
    await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
    await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })
  }
  await page.locator('[data-part]').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => globalThis.__designer !== undefined)
  return { page, told }
}

/** Where the platform stands on the screen, in inches of the layout. */
const platformAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const id = document.querySelector('[data-part]')?.getAttribute('data-part')
    const hooks = globalThis.__designer
    const [at, zero, hundred] = [
      hooks?.screenOf(id ?? ''),
      hooks?.screenOfLayout(0, 0),
      hooks?.screenOfLayout(100, 0),
    ]
    if (!at || !zero || !hundred) throw new Error('the drawing is not there')
    return Math.round(((at.x - zero.x) / (hundred.x - zero.x)) * 100_000) / 1000
  })

/** What an arrow key moves, inches. */
const STEP = 0.5

/** It walks to and fro, so that it stays on the canvas. */
const MIDDLE = 480

/** Ten seconds and more: then it is killed with nothing acknowledged. */
const MOST_WAITS = 2000

async function work(
  page: Page,
  { at, told }: { readonly at: number; readonly told: readonly number[] },
  killed: () => Promise<void>,
): Promise<Work> {
  const direction = at < MIDDLE ? 1 : -1
  await page.locator('[data-canvas]').focus()
  await page.keyboard.press('Control+a')
  let pressed = 0
  let isAlive = true
  const pressing = (async () => {
    while (isAlive) {
      pressed++
      await page.keyboard.press(direction === 1 ? 'ArrowRight' : 'ArrowLeft')
    }
  })().catch(() => undefined)
  const isTold = () => told.some((x) => x !== at)
  for (let waits = 0; waits < MOST_WAITS && !isTold(); waits++)
    await new Promise((resolve) => setTimeout(resolve, 5))
  await killed()
  isAlive = false
  await pressing
  const acknowledged = Math.max(0, ...told.map((x) => ((x - at) * direction) / STEP))
  return { from: at, direction, pressed, acknowledged }
}
