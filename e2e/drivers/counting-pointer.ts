import type { Locator } from '@playwright/test'
import { expectFocusKept } from '../assertions/watch-focus.ts'

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
