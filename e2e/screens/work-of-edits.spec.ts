import type { Page } from '@playwright/test'
import { properties, section, undo } from '../assertions/designer-screen.ts'
import { countRenders, rendersWithin } from '../assertions/rendered-components.ts'
import { expect, test } from '../product/test.ts'
import { openSystem } from '../systems/open-system.ts'

// What a person waits for is work: it is counted here, and timed by `npm run bench -- interaction`.

/** Puts a part on the canvas, and waits until the browser has saved it. */
async function placeOne(page: Page) {
  await page.getByRole('button', { name: /^Place 5 × 5 platform,/ }).click()
  await expect(properties(page)).toBeVisible()
  await expect(page.locator('[data-keeping="kept"]')).toBeVisible()
}

test('an edit renders neither the cards of the gallery nor the rail, and saving it renders no menu', async ({
  page,
}) => {
  await countRenders(page)
  await openSystem(page, 't1-switchback')
  await placeOne(page)
  await undo(page).click()
  await expect(properties(page)).toBeHidden()
  for (const where of ['nav[aria-label="Sections"]', '[role="tabpanel"] ul']) {
    expect(await rendersWithin(page, where, () => placeOne(page)), where).toBe(0)
    await undo(page).click()
    await expect(properties(page)).toBeHidden()
  }
})

declare global {
  /** How often each canvas was painted anew since it was last emptied. */
  var __paintings: Map<EventTarget, number> | undefined
  /** What was on the screen when the last pointer that was let go had been answered. */
  var __atAnswer: { readonly isSelected: boolean; readonly hasNextParts: boolean } | undefined
}

/** How often the layers of the drawing are painted while something is done: what stands still, and what lies over it. */
async function paintings(page: Page, doIt: () => Promise<unknown>) {
  await page.evaluate(() => {
    const counts = new Map<EventTarget, number>()
    const { clearRect } = CanvasRenderingContext2D.prototype
    if (!globalThis.__paintings)
      CanvasRenderingContext2D.prototype.clearRect = function (...box) {
        const { canvas } = this
        globalThis.__paintings?.set(canvas, (globalThis.__paintings.get(canvas) ?? 0) + 1)
        clearRect.apply(this, box)
      }
    globalThis.__paintings = counts
  })
  await doIt()
  return page
    .locator('[data-canvas] canvas')
    .evaluateAll((all) => all.map((canvas) => globalThis.__paintings?.get(canvas) ?? 0))
}

test('selecting a part paints only the layer over the drawing', async ({ page }) => {
  // The part at the upper left: the panel at the right and the chips below it leave it where it is.
  await openSystem(page, 't1-switchback')
  const selectAndLeave = async () => {
    const middle = await page.evaluate(() => globalThis.__designer?.screenOf('r1') ?? null)
    await page.mouse.click(middle?.x ?? 0, middle?.y ?? 0)
    await expect(properties(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(properties(page)).toBeHidden()
  }
  // Panels and typefaces arrive with the first selection.
  await selectAndLeave()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  const [base, overlay = 0] = await paintings(page, selectAndLeave)
  expect(base).toBe(0)
  expect(overlay).toBeGreaterThan(0)
})

test('a selection is answered before its next parts are built, and a guided step before its tooltips', async ({
  page,
}) => {
  await countRenders(page)
  await openSystem(page, 't1-switchback')
  // What is on the screen when the click has been answered, before anything that comes later.
  await page.evaluate(() => {
    window.addEventListener('pointerup', () => {
      globalThis.__atAnswer = {
        isSelected: document.querySelector('[aria-label="Clone Object"][aria-disabled="false"]') !== null,
        hasNextParts: document.querySelector('[data-next-parts]') !== null,
      }
    })
  })
  const middle = await page.evaluate(() => globalThis.__designer?.screenOf('r1') ?? null)
  await page.mouse.click(middle?.x ?? 0, middle?.y ?? 0)
  await expect(page.locator('[data-next-parts]')).toBeVisible()
  expect(await page.evaluate(() => globalThis.__atAnswer)).toEqual({ isSelected: true, hasNextParts: false })
  await page.keyboard.press('Escape')
  await section(page, 'Connect')
  const steps = page.getByRole('list', { name: 'Steps' })
  await expect(steps).toBeVisible()
  const count = await steps.getByRole('listitem').count()
  expect(count).toBeGreaterThan(5)
  expect(await rendersWithin(page, '[aria-label="Steps"]', () => section(page, 'Handrail'))).toBe(count)
  await steps.getByRole('listitem').first().hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.mouse.move(800, 400)
  await expect(page.getByRole('tooltip')).toBeHidden()
})

test('a list of choices is built when its field is used, and not before', async ({ page }) => {
  await openSystem(page, 't1-switchback')
  await section(page, 'Connect')
  const fields = page.getByRole('combobox')
  await expect(fields.first()).toBeVisible()
  expect(await fields.count()).toBeGreaterThan(1)
  await expect(page.locator('[data-combobox-option]')).toHaveCount(0)
  await fields.first().focus()
  await page.keyboard.press('ArrowDown')
  const option = page.getByRole('option', { selected: true }).or(page.getByRole('option').first())
  await expect(option.first()).toBeVisible()
  await expect(fields.first()).toHaveAttribute('aria-activedescendant', /.+/)
})

test('the view in three dimensions has its model made by a worker, and each picture lays out the page once for all its words', async ({
  page,
}) => {
  await openSystem(page, 't1-switchback')
  const worker = page.waitForEvent('worker')
  await page.getByRole('button', { name: '3D view' }).click()
  expect((await worker).url()).toContain('model-worker')
  const view = page.locator('[data-view3d="open"]')
  await expect(view).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => page.locator('[data-label]:visible').count()).toBeGreaterThan(10)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const layouts = async () => {
    // Two frames: what was asked for has been drawn.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
  }
  const before = await layouts()
  await view.press('ArrowLeft')
  expect((await layouts()) - before).toBeLessThan(10)
})
