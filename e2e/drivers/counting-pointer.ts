import type { Locator, Page } from '@playwright/test'
import { expectFocusKept } from '../assertions/watch-focus.ts'
import { DesignerDriver } from './designer-driver.ts'

/** A pointer that counts what it does: a click, a hover that opens something or a drag is one operation. */
export class CountingPointer {
  done = 0
  readonly operations: string[] = []

  async click(target: Locator) {
    await this.#count('click', target, () => target.click())
  }

  async hover(target: Locator) {
    await this.#count('hover', target, () => target.hover())
  }

  /** Clicks a place of the layout on the canvas. */
  async clickCanvas(page: Page, { x, y }: { readonly x: number; readonly y: number }) {
    const at = await new DesignerDriver(page).screenOf(x, y)
    await page.mouse.click(at.x, at.y)
    await expectFocusKept(page, 'a click on the canvas')
    this.#note('click on the canvas')
  }

  async #count(how: string, target: Locator, act: () => Promise<void>) {
    const page = target.page()
    await act()
    await expectFocusKept(page, `${how} ${target}`)
    this.#note(`${how} ${target}`)
  }

  #note(operation: string) {
    this.done++
    this.operations.push(`${this.done}. ${operation}`)
  }
}
