import type { CDPSession, Page } from '@playwright/test'
import type { Dice } from './dice.ts'

export type Place = { readonly x: number; readonly y: number }

/** Everything an action of a storm needs. */
export type FuzzDriver = {
  readonly page: Page
  readonly dice: Dice
  /** Real fingers, by the browser's own protocol. */
  readonly finger: CDPSession
  /** Notes what was done, for the report of a fault. */
  readonly note: (what: string) => void
  /** Objects that a damaged file put off the canvas: they may stay there. */
  readonly strangers: Set<string>
}

export type Action = (driver: FuzzDriver) => Promise<void>

/** A place of the canvas, in pixels of the page; now and then one on a part, where it matters most. */
export async function canvasPlace({ page, dice }: FuzzDriver): Promise<Place> {
  const asked = { part: dice.below(1000), on: !dice.onceIn(3), x: dice.below(1000), y: dice.below(1000) }
  return page.evaluate(({ part, on, x, y }) => {
    const box = document.querySelector('[data-canvas]')?.getBoundingClientRect()
    if (!box) return { x: 5, y: 5 }
    const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')]
    const id = parts[part % Math.max(1, parts.length)]?.dataset.part
    const middle = on && id ? globalThis.__designer?.screenOf(id) : null
    const near = middle && { x: middle.x + (x % 41) - 20, y: middle.y + (y % 41) - 20 }
    const isSeen = near && near.x > box.left && near.x < box.right && near.y > box.top && near.y < box.bottom
    return isSeen ? near : { x: box.left + (box.width * x) / 1000, y: box.top + (box.height * y) / 1000 }
  }, asked)
}

type Control = Place & { readonly name: string; readonly tag: string; readonly type: string }

const LEAVES_THE_PAGE =
  /signed in as|log ?out|sign ?out|account|my quotes|portal|home|terms|privacy|accessibility|documentation|download pdf|load from file|convert|deny/i

/** A visible control of the page that matches, and where its middle is. */
export async function controlAt({ page, dice }: FuzzDriver, selector: string): Promise<Control | null> {
  const controls: readonly Control[] = await page.evaluate((wanted) => {
    const dialog = [
      ...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]:not([data-parts])'),
    ]
      .filter((one) => one.getClientRects().length > 0)
      .at(-1)
    return [...(dialog ?? document).querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const x = left + width / 2
      const y = top + height / 2
      if (element.closest('[aria-hidden="true"]')) return []
      if (width < 2 || height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return []
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return [
        { x, y, name: name.slice(0, 50), tag: element.tagName, type: element.getAttribute('type') ?? '' },
      ]
    })
  }, selector)
  const safe = controls.filter(({ name, tag }) => tag !== 'A' && !LEAVES_THE_PAGE.test(name))
  return safe.length === 0 ? null : dice.pick(safe)
}
