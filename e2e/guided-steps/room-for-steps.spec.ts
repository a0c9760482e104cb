import type { Page } from '@playwright/test'
import { section } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect, test } from '../product/test.ts'
import { goTo, openSystem } from '../systems/open-system.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const canvas = (page: Page) => page.locator('[data-canvas]')
const STEPS = ['Handrail', 'Runs', 'Connect', 'Closures', 'Legs', 'Bracing', 'Confirm', 'Finish'] as const

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 1024, height: 768 }
const UPRIGHT = { width: 820, height: 1180 }

// One page for each kind of hand, opened once and resized.

test("'Let's Go', every step and the whole system are in sight on screens for a mouse, the canvas keeps half the width, Finish opens once the system is confirmed, and on a narrow screen the properties open when asked for", async ({
  page,
}) => {
  await openSystem(page, 't1-switchback')
  await expectRoom(page, [WIDE, NARROW])

  await test.step('on a narrow screen the properties open over the drawing when asked for', async () => {
    await section(page, 'Parts')
    await page.setViewportSize(NARROW)
    await page.keyboard.press('Control+a')
    const properties = page.getByRole('complementary', { name: 'Properties' })
    await expect(properties).toBeHidden()
    await page.getByRole('button', { name: 'Properties' }).click()
    await expect(properties).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close properties' }).click()
    await expect(properties).toBeHidden()
  })

  await test.step('Confirm and Finish are in the rail; Finish opens once the system is confirmed', async () => {
    await page.setViewportSize(WIDE)
    await section(page, 'Confirm')
    await expect(page.getByRole('heading', { name: 'Confirm System', exact: true })).toBeVisible()
    await expect(rail(page).getByRole('button', { name: 'Finish' })).toHaveCount(0)
    await expect(rail(page).getByTitle('Confirm the system first')).toBeVisible()
    await section(page, 'Parts')
    await goTo(page, 'Finish')
    await expect(rail(page).locator('[aria-current]')).toHaveText('Finish')
    await section(page, 'Confirm')
    await section(page, 'Finish')
    await expect(page.getByRole('heading', { name: 'Finish', exact: true })).toBeVisible()
  })
})

test.describe('on screens for fingers', () => {
  test.use({ viewport: NARROW, hasTouch: true, isMobile: true })

  test("'Let's Go', every step and the whole system are in sight, and the canvas keeps half the width", async ({
    page,
  }) => {
    await openSystem(page, 't1-switchback')
    await expectRoom(page, [NARROW, UPRIGHT])

    await test.step('on an upright screen the properties are below the drawing, as wide as it is', async () => {
      await section(page, 'Parts')
      await page.setViewportSize(UPRIGHT)
      await page.keyboard.press('Control+a')
      const properties = page.getByRole('complementary', { name: 'Properties' })
      await expect(properties).toBeVisible()
      const [below, above] = await Promise.all([properties.boundingBox(), canvas(page).boundingBox()])
      if (!below || !above) throw new Error('properties or canvas are not on the screen')
      expect(below.x).toBeLessThanOrEqual(above.x)
      expect(below.x + below.width).toBeGreaterThanOrEqual(above.x + above.width - 1)
      expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1)
    })
  })
})

type Size = { readonly width: number; readonly height: number }

async function expectRoom(page: Page, sizes: readonly Size[]) {
  for (const size of sizes)
    await test.step(`${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size)
      await section(page, 'Connect')
      await section(page, 'Parts')
      await expectStepsInSight(page)
      await expectWholeInSteps(page)
      const box = await canvas(page).boundingBox()
      expect(box?.width ?? 0).toBeGreaterThanOrEqual(size.width / 2)
      await page.keyboard.press('Escape')
    })
}

async function expectStepsInSight(page: Page) {
  await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(page.getByRole('button', { name: "Let's Go" })).toBeInViewport({ ratio: 1 })
  }
  for (const step of STEPS)
    await expect(rail(page).getByText(step, { exact: true })).toBeInViewport({ ratio: 1 })
  expect(await rail(page).evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
  await expectAccessible(page)
}

/** Each step begins with the whole system in sight; back in Parts something is placed over it. */
async function expectWholeInSteps(page: Page) {
  await new DesignerDriver(page).press("Let's Go")
  await page.getByRole('button', { name: 'Next' }).click()
  await expectWhole(page)
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expectWhole(page)
  await section(page, 'Connect')
  await section(page, 'Parts')
  await page.getByRole('option').first().click({ force: true })
}

/** Every part of the switchback lies inside the canvas, clear of its edges. */
async function expectWhole(page: Page) {
  await expect
    .poll(async () => {
      const box = await canvas(page).boundingBox()
      const ids = await page
        .locator('[data-part]')
        .evaluateAll((all) => all.map((one) => one.dataset.part ?? ''))
      const places = await page.evaluate(
        (parts) => parts.map((part) => globalThis.__designer?.screenOf(part) ?? null),
        ids,
      )
      return places.every(
        (at) =>
          at && box && at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height,
      )
    })
    .toBe(true)
}
