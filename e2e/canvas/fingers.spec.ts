import type { Page } from '@playwright/test'
import { clearCanvas, designing, parts } from '../assertions/designer-screen.ts'
import type { DesignerDriver } from '../drivers/designer-driver.ts'
import { fingerOn } from '../drivers/finger.ts'
import { expect, test } from '../product/test.ts'
import { goTo, loadNext } from '../systems/open-system.ts'

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('a card is dragged from any place of it, the canvas is panned, a part is dragged and its menu opens by resting; buttons, boxes and sizes are large enough (spec 2 §2.1) [e2e-canvas-6]', async ({
    page,
  }) => {
    const driver = await designing(page)
    await test.step('cards on a tablet', () => useCards(driver))

    await driver.press('Back to Parts')
    await clearCanvas(page)
    await page.setViewportSize({ width: 1180, height: 820 })
    await page.getByRole('button', { name: /Fit the canvas/ }).click()
    await test.step('a finger carries a card, pans the canvas, drags a part, and opens its menu by resting', () =>
      carryAndPan(driver))

    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1024, height: 768 })
    await loadNext(page, 't1-switchback')
    await test.step('a plate and a list on a tablet', () => readAndTick(page))
  })
})

async function useCards(driver: DesignerDriver) {
  const { page } = driver
  await test.step('the two small buttons of a card do not lie on one another', async () => {
    const [describe, customize] = await Promise.all(
      ['Describe 5 × 5 platform', 'Customize 5 × 5 platform'].map((name) =>
        page.getByRole('button', { name }).boundingBox(),
      ),
    )
    if (!describe || !customize) throw new Error('there are no buttons')
    expect(customize.x + customize.width).toBeLessThanOrEqual(describe.x + 0.5)
    for (const { width, height } of [describe, customize]) {
      expect(width).toBeGreaterThanOrEqual(36)
      expect(height).toBeGreaterThanOrEqual(44)
    }
  })

  await test.step('a card is dragged from any place of it, and its small button still turns it round (spec 2 §2.1)', async () => {
    const finger = await fingerOn(page)
    for (const [index, name] of [
      'Describe 5 × 5 platform',
      'Customize 5 × 5 platform',
      /^Place 5 × 5 platform,/,
    ].entries()) {
      const from = await page.getByRole('button', { name }).boundingBox()
      if (!from) throw new Error('there is no card')
      await finger.swipe(
        { x: from.x + from.width / 2, y: from.y + from.height / 2 },
        await driver.screenOf(150 + index * 150, 300),
      )
      await expect(parts(page)).toHaveCount(index + 1)
      // The first part's chips are there, without a word of a key that a finger does not have.
      if (index === 0) {
        await expect(page.locator('[data-next-parts]').getByRole('toolbar')).toBeVisible()
        await expect(page.locator('[data-next-parts]').getByText('for the next part')).toBeHidden()
      }
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Describe 5 × 5 platform' }).tap()
    await expect(page.getByText('Solid platform, two-line handrails, 5 x 5 ft')).toBeVisible()
    await page.getByRole('button', { name: 'Show the drawing of 5 × 5 platform' }).tap()
    await page.getByRole('button', { name: 'Customize 5 × 5 platform' }).tap()
    await expect(page.getByRole('button', { name: 'Generate Part' })).toBeVisible()
  })
}

async function carryAndPan(driver: DesignerDriver) {
  const { page } = driver
  const card = await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).boundingBox()
  if (!card) throw new Error('there is no card')
  const finger = await fingerOn(page)
  const first = await driver.screenOf(300, 300)
  await finger.swipe({ x: card.x + card.width / 2, y: card.y + card.height - 14 }, first)
  await expect(parts(page)).toHaveCount(1)
  const before = await driver.screenOf(300, 300)
  const empty = await driver.screenOf(40, 680)
  await finger.swipe(empty, { x: empty.x + 80, y: empty.y - 40 })
  const panned = await driver.screenOf(300, 300)
  expect(Math.round(panned.x - before.x)).toBe(80)
  const told = await parts(page).first().textContent()
  await finger.swipe(panned, { x: panned.x + 60, y: panned.y })
  await expect(parts(page).first()).not.toHaveText(told ?? '')
  await finger.rest({ x: panned.x + 60, y: panned.y })
  await expect(page.getByRole('menuitem', { name: 'Bring To Front' })).toBeVisible()
}

async function readAndTick(page: Page) {
  await test.step('the size of a plate is read in full', async () => {
    await page.getByRole('tab', { name: 'Transitions' }).tap()
    await page.getByRole('button', { name: /^Place Ground Transition,/ }).tap()
    // On a narrow screen the properties lie over the drawing, and open when asked for.
    await page.getByRole('button', { name: 'Properties' }).tap()
    const size = page.getByRole('combobox', { name: 'Size' })
    await expect(size).toHaveValue('Ground Transition')
    expect(await size.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
  })

  await test.step('a platform of the handrail list is ticked from anywhere about its box', async () => {
    await goTo(page, 'Handrail Builder')
    const box = page.getByRole('checkbox', { name: 'Select 5 × 5 platform 2' })
    const at = await box.boundingBox()
    if (!at) throw new Error('there is no box')
    await page.touchscreen.tap(at.x + at.width / 2, at.y - 10)
    await expect(box).toBeChecked()
  })
}
