import type { BrowserContext, Page } from '@playwright/test'
import { DesignerHand } from './designer-hand.ts'
import { openAs } from './people.ts'
import { expect, test } from './test.ts'

const parts = (page: Page) => page.locator('[data-part]')

test('parts copied in one tab are pasted in another, joints and all', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, 'Dana Miller', '/designer?product=P3G')
  const hand = new DesignerHand(page)
  await hand.start()
  await hand.drag('Platforms', '5 × 5 platform', 300, 300)
  await hand.drag('Ramps', '6 ft ramp', 300, 370)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')

  const other = await context.newPage()
  // The provider knows the person already.
  await other.goto('/designer?product=P3G')
  await other.getByRole('button', { name: /^Start (Project|From Blank Project)$/ }).click()
  await expect(parts(other)).toHaveCount(0)
  await other.bringToFront()
  await other.keyboard.press('Control+v')
  await expect(parts(other)).toHaveCount(2)
  await expect(other.getByLabel('Figures of the system')).toContainText('Linear feet 11.00')
  await other.keyboard.press('Control+x')
  await expect(parts(other)).toHaveCount(0)
  await page.bringToFront()
  await page.keyboard.press('Control+v')
  await expect(parts(page)).toHaveCount(4)
})

test.describe('with fingers on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('a card is dragged from any place of it, and its small button still turns it round (spec 2 §2.1)', async ({
    page,
    context,
  }) => {
    await openAs(page, 'Dana Miller', '/designer?product=P3G')
    const hand = new DesignerHand(page)
    await hand.start()
    const swipe = await finger(context, page)
    for (const [index, name] of [
      'Describe 5 × 5 platform',
      'Customize 5 × 5 platform',
      /^Place 5 × 5 platform,/,
    ].entries()) {
      const from = await page.getByRole('button', { name }).boundingBox()
      if (!from) throw new Error('there is no card')
      await swipe(
        { x: from.x + from.width / 2, y: from.y + from.height / 2 },
        await hand.screenOf(150 + index * 150, 300),
      )
      await expect(parts(page)).toHaveCount(index + 1)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Describe 5 × 5 platform' }).tap()
    await expect(page.getByText('Solid platform, two-line handrails, 5 x 5 ft')).toBeVisible()
    await page.getByRole('button', { name: 'Show the drawing of 5 × 5 platform' }).tap()
    await page.getByRole('button', { name: 'Customize 5 × 5 platform' }).tap()
    await expect(page.getByRole('button', { name: 'Generate Part' })).toBeVisible()
  })
})

type Place = { readonly x: number; readonly y: number }

/** A real finger, by the browser's own protocol. */
async function finger(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return async (from: Place, to: Place) => {
    await send('touchStart', [from])
    for (const share of [0.05, 0.2, 0.5, 0.8, 1])
      await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
    await send('touchEnd', [])
  }
}
