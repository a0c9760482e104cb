import { expect, type Locator, type Page } from '@playwright/test'
import { expectFocusKept } from '../assertions/watch-focus.ts'

/** As many presses as a patient person makes before giving up. */
const PATIENCE = 60

/** Two hands on the keyboard and none on a mouse. */
export class KeyboardDriver {
  readonly page: Page
  /** Keys pressed so far; every letter of a word is one, and so is a key with Ctrl or Shift. */
  pressed = 0

  constructor(page: Page) {
    this.page = page
  }

  async press(...keys: readonly string[]) {
    for (const key of keys) {
      await this.page.keyboard.press(key)
      this.pressed++
      await expectFocusKept(this.page, key)
    }
  }

  /** Writes where the focus is. */
  async write(text: string) {
    await this.page.keyboard.type(text)
    this.pressed += text.length
  }

  /** Presses a key until something has the focus. */
  async goTo(target: Locator, key = 'Tab') {
    // A radio button is hidden behind what is drawn for it.
    await expect(target).toBeAttached()
    for (let pressed = 0; pressed < PATIENCE; pressed++) {
      if (await target.evaluate((one) => one === document.activeElement)) return
      await this.press(key)
    }
    await expect(target, `reached by ${key}`).toBeFocused()
  }

  /** Goes to a button and presses it. */
  async use(button: string | RegExp, key = 'Tab') {
    const exact = typeof button === 'string'
    await this.goTo(this.page.getByRole('button', { name: button, exact }), key)
    await this.press('Enter')
  }

  /** Goes to a field and types into it. */
  async type(field: string | RegExp, text: string) {
    await this.goTo(this.page.getByRole('textbox', { name: field }))
    await this.press('Control+a')
    await this.write(text)
    await this.press('Tab')
  }
}
