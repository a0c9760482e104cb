import { expect, type Page } from '@playwright/test'
import { expectFocusKept } from '../assertions/watch-focus.ts'

type Place = { readonly x: number; readonly y: number }

/** A hand on the designer: places are inches of the layout, the pointer is a real one. */
export class DesignerDriver {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Accepts the terms and starts the project. */
  async start() {
    await this.press('Accept and Continue')
    await this.startProject()
  }

  /** Starts the project, where the terms were accepted before. */
  async startProject() {
    await this.press('Start Project')
    await expect(this.page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
    await this.page.getByRole('button', { name: /Fit the canvas/ }).click()
  }

  /** Drags a gallery card to a place of the layout. */
  async drag(tab: string, card: string, x: number, y: number) {
    await this.page.getByRole('tab', { name: tab }).click()
    const from = await this.page.getByRole('button', { name: new RegExp(`^Place ${card},`) }).boundingBox()
    if (!from) throw new Error(`there is no card ${card} in ${tab}`)
    const to = await this.screenOf(x, y)
    await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 3)
    await this.page.mouse.down()
    await this.page.mouse.move(to.x - 30, to.y - 30, { steps: 4 })
    await this.page.mouse.move(to.x, to.y, { steps: 4 })
    await this.page.mouse.up()
    await expectFocusKept(this.page, `a drag of ${card}`)
  }

  /** Clicks a place of the layout; the reminder that takes the first click in Legs and Bracing is clicked away before. */
  async click(x: number, y: number) {
    const reminder = this.page.getByRole('button', { name: 'Click to Continue' })
    if (await reminder.isVisible()) {
      await reminder.click()
      await expect(reminder).toBeHidden()
    }
    const at = await this.screenOf(x, y)
    await this.page.mouse.click(at.x, at.y)
    await expectFocusKept(this.page, 'a click on the canvas')
  }

  /** Drags what lies at one place of the layout to another. */
  async dragOn(from: Place, to: Place) {
    const [press, release] = [await this.screenOf(from.x, from.y), await this.screenOf(to.x, to.y)]
    await this.page.mouse.move(press.x, press.y)
    await this.page.mouse.down()
    await this.page.mouse.move((press.x + release.x) / 2, (press.y + release.y) / 2, { steps: 3 })
    await this.page.mouse.move(release.x, release.y, { steps: 4 })
    await this.page.mouse.up()
  }

  async press(button: string) {
    await this.page.getByRole('button', { name: button, exact: true }).click()
    await expectFocusKept(this.page, button)
  }

  /** Where a place of the layout is on the page. */
  async screenOf(x: number, y: number): Promise<Place> {
    const place = await this.page.evaluate(
      ([left, top]) => globalThis.__designer?.screenOfLayout(left, top),
      [x, y] as const,
    )
    if (!place) throw new Error('the canvas is not there')
    return place
  }
}
