import type { Page } from '@playwright/test'
import { button, designing, panel, section } from '../assertions/designer-screen.ts'
import { clickAt, stop, type } from '../drivers/survey-driver.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'

test.use({ viewport: { width: 1024, height: 768 } })

const row = (page: Page, name: string) => panel(page).getByRole('region', { name, exact: true })

/** A sill of 12 1/2", half an inch above the deck, 12 ft from the left corner of a house. */
async function survey(page: Page) {
  await designing(page)
  await section(page, 'Site')
  await stop(page, 'Door')
  await type(page, 'Sill above the datum', '12 1/2')
  await type(page, 'Step down to the deck', '1/2')
  await stop(page, 'Door')
  await stop(page, 'House and yard')
  await button(page, 'Type sizes of the house').click()
  await type(page, 'House width', `40'`)
  await type(page, 'House depth', `28'`)
  await type(page, 'Door center from left corner', `12'`)
  await button(page, 'Add house').click()
}

/** Takes the ramp of the least cost; how far its last ramp ends from the door, to the right and out. */
async function endOfRamp(page: Page) {
  await section(page, 'Fit')
  await expect(page.getByText('that fit, best first')).toBeVisible()
  await button(page, 'Use this ramp').click()
  await expect(page.getByRole('heading', { name: 'Confirm System' })).toBeVisible()
  const { layout, placement } = await drawnOn(page)
  const end = layout.openings.find(({ use }) => use === 'exit')
  const middle = end && placement.byId.get(end.part)?.sides[end.side].middle
  const door = layout.site.doors[0]?.at
  if (!middle || !door) throw new Error('The ramp has no end')
  // The door faces down the drawing.
  return { right: middle.x - door.x, out: middle.y - door.y }
}

/** A plate of 18" and a landing of 60" are between the end of the ramp and what its far side touches. */
const PLATE = 18
const LANDING = 60

test('the ramp ends at the edge of a driveway, drawn and moved to typed points', async ({ page }) => {
  await survey(page)
  await button(page, 'Draw destination line').click()
  await clickAt(page, 820, 300)
  await clickAt(page, 820, 500)
  const line = row(page, 'Ramp ends at the destination')
  await expect(line).toContainText('long')
  await type(page, 'Point 1, right of door', `25'`)
  await type(page, 'Point 1, out from wall', '0')
  await type(page, 'Point 2, right of door', `25'`)
  await type(page, 'Point 2, out from wall', `30'`)
  await expect(line).toContainText(`30'-0" long, 25'-0" right of door`)
  const { right } = await endOfRamp(page)
  expect(right + PLATE).toBeLessThanOrEqual(300)
  expect(right + PLATE + LANDING).toBeGreaterThanOrEqual(300)
})

test('the ramp ends in an area, drawn and then typed with its size and position', async ({ page }) => {
  await survey(page)
  await button(page, 'Draw destination').click()
  for (const [x, y] of [
    [300, 500],
    [500, 500],
    [500, 600],
    [300, 600],
  ] as const)
    await clickAt(page, x, y)
  await button(page, 'Done').click()
  const area = row(page, 'Ramp ends at the destination')
  await type(page, 'Name of destination', 'street')
  const street = row(page, 'Ramp ends at street')
  await expect(area).toHaveCount(0)
  await type(page, 'Width of street', `12'`)
  await type(page, 'Depth of street', `8'`)
  await type(page, 'Center, right of door', `-6'`)
  await type(page, 'Near side, out from wall', `26'`)
  await expect(street).toContainText(`12'-0" x 8'-0", 6'-0" left of door, 26'-0" out`)
  const { right, out } = await endOfRamp(page)
  expect(Math.abs(right + 72)).toBeLessThanOrEqual(72)
  expect(out + PLATE + LANDING / 2).toBeGreaterThanOrEqual(312)
  expect(out + PLATE + LANDING / 2).toBeLessThanOrEqual(408)
})
