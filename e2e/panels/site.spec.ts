import type { Page } from '@playwright/test'
import { button, designing, panel, section, undo } from '../assertions/designer-screen.ts'
import { expectAccessible } from '../assertions/expect-accessible.ts'
import { takeScreens } from '../assertions/take-screens.ts'
import { fingerOn } from '../drivers/finger.ts'
import { screenOf, type } from '../drivers/survey-driver.ts'
import { expect, test } from '../product/test.ts'

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

/** Taps a place of the layout. */
async function tapAt(page: Page, x: number, y: number) {
  const place = await screenOf(page, x, y)
  await page.touchscreen.tap(place.x, place.y)
}

/** A row of the visit is opened, filled in, and closed again. */
async function stop(page: Page, name: string, fill: () => Promise<void>) {
  const head = panel(page).getByRole('button', { name: new RegExp(`^${name}`) })
  await head.tap()
  await fill()
  await head.tap()
}

async function draw(page: Page, what: string, corners: readonly (readonly [number, number])[]) {
  await button(page, `Draw ${what}`).tap()
  for (const [x, y] of corners) await tapAt(page, x, y)
  await panel(page).getByRole('button', { name: 'Done', exact: true }).tap()
}

const SPOTS = [
  ['Datum', 470, 90, '41 1/2'],
  ['Spot 2', 220, 100, '41 5/8'],
  ['Spot 3', 40, 100, '41'],
  ['Spot 4', 40, 300, '40 1/4'],
  ['Spot 5', 240, 310, '40 3/4'],
  ['Spot 6', 470, 310, '41 1/4'],
] as const

/** What concrete is filled with. */
const CONCRETE = [0xe9, 0xed, 0xf3]

/** Whether the color is on the canvas. */
const isPainted = (page: Page, color: readonly number[]): Promise<boolean> =>
  page.locator('canvas').evaluateAll(
    (layers: HTMLCanvasElement[], color) =>
      layers.some((layer) => {
        const { data = [] } = layer.getContext('2d')?.getImageData(0, 0, layer.width, layer.height) ?? {}
        return data.some((_, at) => at % 4 === 0 && color.every((value, part) => data[at + part] === value))
      }),
    color,
  )

test('a front yard is surveyed with fingers: door, house, driveway, obstacles and six spots', async ({
  page,
}) => {
  await designing(page)
  await section(page, 'Site')
  await expect(panel(page).getByRole('heading', { name: 'Site' })).toBeVisible()

  await stop(page, 'Person and device', async () => {
    await panel(page).getByRole('combobox', { name: 'Mobility device' }).tap()
    await page.getByRole('option', { name: 'Power chair' }).tap()
    await type(page, 'Weight of person and device', '412')
    const slope = panel(page).getByRole('combobox', { name: 'Maximum slope for the device' })
    for (const chosen of ['1:8', 'Not entered']) {
      await slope.tap()
      await page.getByRole('option', { name: chosen, exact: true }).tap()
      await expect(slope).toHaveValue(chosen)
    }
    await expect(panel(page)).toContainText('Power chair, 412 lb loaded')
    await expect(panel(page)).not.toContainText('climbs')
  })
  await stop(page, 'House and yard', () =>
    draw(page, 'house', [
      [60, 20],
      [420, 20],
      [420, 70],
      [60, 70],
    ]),
  )
  await stop(page, 'Door', async () => {
    await type(page, 'Sill above the datum', '24 1/2')
    await type(page, 'Clear width', '36')
    await button(page, 'Place the door').tap()
    await tapAt(page, 240, 75)
    await panel(page).getByText('Out', { exact: true }).tap()
    await panel(page).getByText('Storm door', { exact: true }).tap()
    const hinges = panel(page).getByRole('radiogroup', { name: 'Storm door hinges' })
    await hinges.getByText('Right', { exact: true }).tap()
    await expect(hinges.getByRole('radio', { name: 'Right' })).toBeChecked()
    await panel(page).getByText('Storm door', { exact: true }).tap()
    await expect(hinges).toHaveCount(0)
  })
  await expect(panel(page)).toContainText('Sill 24 1/2", 36" wide, swings out')
  await stop(page, 'Surfaces', () =>
    draw(page, 'concrete', [
      [450, 20],
      [500, 20],
      [500, 340],
      [450, 340],
    ]),
  )
  await stop(page, 'Obstacles', async () => {
    await panel(page).getByRole('button', { name: 'Tree', exact: true }).tap()
    await tapAt(page, 120, 200)
    await panel(page).getByRole('button', { name: 'Septic lid', exact: true }).tap()
    await tapAt(page, 380, 250)
    await panel(page).getByRole('button', { name: 'Retaining wall', exact: true }).tap()
    await tapAt(page, 212, 160)
    await tapAt(page, 308, 160)
    await panel(page).getByRole('button', { name: 'Done', exact: true }).tap()
    const fate = panel(page).getByRole('radiogroup', { name: 'Retaining wall before installation' })
    await fate.getByText('To be removed').tap()
    await expectAccessible(panel(page))
    await takeScreens(page, 'site-obstacles')
  })
  await expect(panel(page)).toContainText(
    `Tree 2'-0" clear, Retaining wall to be removed, Septic lid kept free`,
  )

  await button(page, 'Next spot').tap()
  for (const [name, x, y, reading] of SPOTS) {
    await tapAt(page, x, y)
    await type(page, `Reading at ${name}`, reading)
  }
  const readings = panel(page).getByRole('table')
  await expect(readings.getByRole('row', { name: /Spot 2/ })).toContainText('-1/8"')
  await expect(readings.getByRole('row', { name: /Spot 5/ })).toContainText('+3/4"')
  await expect(panel(page)).toContainText('6 spots, 6 measured')

  await type(page, 'Reading at Spot 3', '12')
  await expect(panel(page)).toContainText('Spot 3 is 29 1/4" above the spots near it. Check the reading.')
  await takeScreens(page, 'site-doubtful')
  await type(page, 'Reading at Spot 3', '41')
  await expect(panel(page)).not.toContainText('Check the reading.')

  await button(page, 'Re-check datum').tap()
  await type(page, 'The datum, Datum, read again', '41 1/4')
  await expect(panel(page)).toContainText(
    'Set-up 1 misses its datum by 1/4", more than 1/8". Shoot it again.',
  )
  await expect(panel(page)).toContainText('6 spots, 1 measured')
  await undo(page).tap()
  await button(page, 'Re-check datum').tap()
  await type(page, 'The datum, Datum, read again', '41 7/16')
  await expect(panel(page)).toContainText('Closes within 1/16", 1/8" allowed.')
  await button(page, 'Tap the drawing').tap()
  await tapAt(page, 240, 220)
  await expectAccessible(panel(page))
  await takeScreens(page, 'site')

  // Nothing of it is lost when the page is closed.
  await page.reload()
  await page.getByRole('button', { name: 'Load From History' }).tap()
  await expect.poll(() => isPainted(page, CONCRETE)).toBe(true)
  await section(page, 'Site')
  await expect(panel(page)).toContainText('6 spots, 6 measured')
})

test('a finger drags a tree at once, and a house only after a tap chose it', async ({ page }) => {
  await designing(page)
  await section(page, 'Site')
  const finger = await fingerOn(page)
  const swipe = async (from: readonly [number, number], to: readonly [number, number]) =>
    finger.swipe(await screenOf(page, ...from), await screenOf(page, ...to))
  const row = (name: string) => panel(page).getByRole('region', { name, exact: true })
  const open = (name: string) =>
    panel(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .tap()
  await open('House and yard')
  await draw(page, 'house', [
    [100, 100],
    [400, 100],
    [400, 300],
    [100, 300],
  ])
  await expect(row('House')).toContainText(
    `25'-0" x 16'-8", center 20'-10" from left edge, near side 8'-4" from top edge`,
  )
  await open('Obstacles')
  await panel(page).getByRole('button', { name: 'Tree', exact: true }).tap()
  await tapAt(page, 480, 400)
  await swipe([480, 400], [444, 436])
  await expect(row('Tree')).toContainText(`28'-8" right of corner 1, 28'-0" out`)
  await swipe([250, 200], [280, 240])
  await tapAt(page, 250, 200)
  await expect(row('House')).toContainText(`center 20'-10" from left edge, near side 8'-4" from top edge`)
  await swipe([250, 200], [286, 248])
  await expect(row('House')).toContainText(`center 23'-10" from left edge, near side 12'-4" from top edge`)
})
