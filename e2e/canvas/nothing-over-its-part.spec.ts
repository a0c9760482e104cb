import type { Locator, Page } from '@playwright/test'
import { designing, parts } from '../assertions/designer-screen.ts'
import { DesignerDriver } from '../drivers/designer-driver.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'
import { openSystem } from '../systems/open-system.ts'

/** What floats over the drawing never covers the part it belongs to, wherever that part is in the view. */

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
] as const

const PLACES = [
  'left',
  'right',
  'top',
  'bottom',
  'top left',
  'top right',
  'bottom left',
  'bottom right',
] as const

type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Room between the part and the edge of the view, in pixels. */
const ROOM = 2

async function boxOf(locator: Locator): Promise<Rectangle> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

/** Every part on the screen, in the order they were placed. */
async function partsOnScreen(page: Page): Promise<readonly Rectangle[]> {
  const { placement } = await drawnOn(page)
  const driver = new DesignerDriver(page)
  return Promise.all(
    placement.parts.map(async ({ box: { min, max } }) => {
      const [from, to] = [await driver.screenOf(min.x, min.y), await driver.screenOf(max.x, max.y)]
      return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }
    }),
  )
}

/** The part that was placed last: it is selected. */
async function partOnScreen(page: Page): Promise<Rectangle> {
  const part = (await partsOnScreen(page)).at(-1)
  if (!part) throw new Error('there is no part')
  return part
}

/** Moves the view until the part lies at one of its edges. */
async function bringTo(page: Page, place: (typeof PLACES)[number]) {
  const view = await boxOf(page.locator('[data-canvas]'))
  const part = await partOnScreen(page)
  const across = {
    left: view.x + ROOM,
    right: view.x + view.width - part.width - ROOM,
    middle: view.x + (view.width - part.width) / 2,
  }
  const down = {
    top: view.y + ROOM,
    bottom: view.y + view.height - part.height - ROOM,
    middle: view.y + (view.height - part.height) / 2,
  }
  const x = place.includes('left') ? across.left : place.includes('right') ? across.right : across.middle
  const y = place.includes('top') ? down.top : place.includes('bottom') ? down.bottom : down.middle
  await goOverDrawing(page, view)
  await page.mouse.wheel(part.x - x, part.y - y)
  await expect
    .poll(async () => {
      const there = await partOnScreen(page)
      return Math.max(Math.abs(there.x - x), Math.abs(there.y - y))
    })
    .toBeLessThan(1)
}

/** Takes the pointer to where nothing floats: there the wheel moves the view. */
async function goOverDrawing(page: Page, view: Rectangle) {
  const free = await page.evaluate((box) => {
    const tenths = [5, 1, 9, 3, 7].map((tenth) => tenth / 10)
    const places = tenths.flatMap((down) =>
      tenths.map((across) => ({ x: box.x + box.width * across, y: box.y + box.height * down })),
    )
    return places.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-canvas]'))
  }, view)
  if (!free) throw new Error('nothing of the drawing is free')
  await page.mouse.move(free.x, free.y)
}

const overlapOf = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** What floats over the selected part, by name, with the square pixels of it that are covered. */
async function coveredBy(page: Page): Promise<readonly string[]> {
  const part = await partOnScreen(page)
  const floating = page.locator('[data-next-parts] > *, [role="toolbar"][aria-label="Selection"]')
  await expect(floating.first()).toBeVisible()
  const covered = await Promise.all(
    (await floating.all()).map(async (one) => {
      const over = Math.round(overlapOf(await boxOf(one), part))
      // A hair of an edge is no covering.
      return over > 4 ? [`${(await one.getAttribute('aria-label')) ?? 'strip'}: ${over}`] : []
    }),
  )
  return covered.flat()
}

const zoomIn = (page: Page) => page.getByRole('button', { name: /^Zoom in/ }).click()

for (const { width, height } of SIZES) {
  test(`at ${width} x ${height} nothing floats over the selected part at an edge of the view`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await designing(page)
    for (const [name, zoomed] of [
      [/^Place 5 × 5 platform/, 4],
      [/^Join 8 ft ramp/, 3],
    ] as const) {
      await page.getByRole('button', { name }).first().click()
      for (let times = 0; times < zoomed; times++) await zoomIn(page)
      for (const place of PLACES) {
        await bringTo(page, place)
        expect(await coveredBy(page), `${name} at the ${place}`).toEqual([])
      }
    }
    await expect(parts(page)).toHaveCount(2)
  })

  test(`at ${width} x ${height} the ramps for another rise are asked about beside the system`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height })
    await openSystem(page, 't4-l-shape-pickets')
    await page.getByRole('button', { name: /^Rise/ }).click()
    await page.getByRole('textbox', { name: 'Rise', exact: true }).fill('31')
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: 'Ramps for this rise' })
    await expect(card).toBeVisible()
    await expect
      .poll(async () => {
        const box = await boxOf(card)
        return (await partsOnScreen(page)).filter((part) => overlapOf(box, part) > 4).length
      })
      .toBe(0)
    await test.step('in three dimensions they cover no tool, no plan and no notice, and no toast covers them', async () => {
      await page.getByRole('button', { name: '3D view', exact: true }).click()
      await expect(page.locator('[data-view3d]')).toHaveAttribute('data-view3d', 'open')
      await context.setOffline(true)
      const offline = page.getByText('Your edits are saved in this browser.')
      await expect(offline).toBeVisible()
      await page.getByRole('button', { name: 'Download PDF' }).click()
      const toast = page.getByText('Layout failed to save')
      await expect(toast).toBeVisible()
      const others = [page.locator('[data-over-view]'), offline, toast]
      for (const other of others)
        for (const one of await other.all())
          await expect.poll(() => bothCover(card, one), { message: `${one}` }).toBe(0)
      expect(await bothCover(toast, offline)).toBe(0)
      await context.setOffline(false)
    })
  })
}

/** What two elements both cover; 0 where one is not shown. */
async function bothCover(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  return a && b ? overlapOf(a, b) : 0
}
