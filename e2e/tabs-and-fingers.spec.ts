import { fingerOn } from './hands/finger.ts'
import { designing, parts } from './looks/designer-screen.ts'
import { expect, test } from './product/test.ts'
import { goTo, openSystem } from './systems/open-system.ts'

test('parts copied in one tab are pasted in another, joints and all', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const hand = await designing(page)
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
  }) => {
    const hand = await designing(page)
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

  test('the two small buttons of a card do not lie on one another', async ({ page }) => {
    await designing(page)
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

  test('a platform of the handrail list is ticked from anywhere about its box', async ({ page }) => {
    await openSystem(page, 't1-switchback')
    await goTo(page, 'Handrail Builder')
    const box = page.getByRole('checkbox', { name: 'Select 5 × 5 platform 2' })
    const at = await box.boundingBox()
    if (!at) throw new Error('there is no box')
    await page.touchscreen.tap(at.x + at.width / 2, at.y - 10)
    await expect(box).toBeChecked()
  })

  test('the size of a plate is read in full', async ({ page }) => {
    await openSystem(page, 't1-switchback')
    await page.getByRole('tab', { name: 'Transitions' }).tap()
    await page.getByRole('button', { name: /^Place Ground Transition,/ }).tap()
    const size = page.getByRole('combobox', { name: 'Size' })
    await expect(size).toHaveValue('Ground Transition')
    expect(await size.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
  })
})
