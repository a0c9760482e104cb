import type { Locator, Page } from '@playwright/test'
import { button, designing, panel, sections } from '../assertions/designer-screen.ts'
import { screenOf, type } from '../drivers/survey-driver.ts'
import { expect, test } from '../product/test.ts'
import { drawnOn } from '../systems/drawn-on.ts'

// Three yards as they are told on the phone, entered by numbers alone, with legs and lengths worked out by hand: once by mouse, once by
// finger.

/** Whether a finger does it. */
type Hand = { readonly page: Page; readonly hasTouch: boolean }

const press = (target: Locator, { hasTouch }: Hand) => (hasTouch ? target.tap() : target.click())
const pressButton = (hand: Hand, name: string) => press(button(hand.page, name), hand)
const open = (hand: Hand, name: string) =>
  press(sections(hand.page).getByRole('button', { name, exact: true }), hand)
/** Opens or folds a section of the Site panel. */
const stop = (hand: Hand, name: string) =>
  press(panel(hand.page).getByRole('button', { name: new RegExp(`^${name}`) }), hand)
async function pressAt({ page, hasTouch }: Hand, at: { readonly x: number; readonly y: number }) {
  const { x, y } = await screenOf(page, at.x, at.y)
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

type Reading = { readonly right: string; readonly out: string; readonly value: string }

/** Door 12 ft from the left corner of a house of 40 ft x 28 ft, and string-level readings if there are any. */
async function survey(hand: Hand, sill: string, readings: readonly Reading[] = []) {
  const { page } = hand
  await designing(page)
  await open(hand, 'Site')
  await stop(hand, 'Door')
  await type(page, 'Sill above the datum', sill)
  await type(page, 'Step down to the deck', '1/2')
  await type(page, 'Clear width', '36')
  await stop(hand, 'Door')
  await stop(hand, 'House and yard')
  await pressButton(hand, 'Type sizes of the house')
  await type(page, 'House width', `40'`)
  await type(page, 'House depth', `28'`)
  await type(page, 'Door center from left corner', `12'`)
  await pressButton(hand, 'Add house')
  await stop(hand, 'House and yard')
  for (const [index, { right, out, value }] of readings.entries()) {
    await pressButton(hand, 'Next spot')
    await pressAt(hand, { x: 400 + 40 * index, y: 420 })
    await type(page, 'Right of door', right)
    await type(page, 'Out from wall', out)
    await type(page, `Reading at ${index === 0 ? 'Datum' : `Spot ${index + 1}`}`, value)
    await pressButton(hand, 'Tap the drawing')
  }
}

/** Takes the ramp of the least cost: its legs by where they are from the door, and how high. */
async function fitted(hand: Hand) {
  const { page } = hand
  await open(hand, 'Fit')
  await expect(page.getByText('that fit, best first')).toBeVisible()
  await pressButton(hand, 'Use this ramp')
  await expect(page.getByRole('heading', { name: 'Confirm System' })).toBeVisible()
  const analysis = await drawnOn(page)
  const [run] = analysis.runs.figures
  const door = analysis.layout.site.doors[0]?.at ?? { x: 0, y: 0 }
  const legs = analysis.legs.map(({ x, y, height }) => ({
    beside: Math.abs(x - door.x),
    out: y - door.y,
    height,
  }))
  return { ramps: run?.rampingLength ?? 0, legs }
}

const EIGHTH = 0.125

for (const by of ['mouse', 'finger'] as const)
  test.describe(`by ${by}`, () => {
    test.use({ viewport: { width: 1024, height: 768 }, hasTouch: by === 'finger' })

    test('level ground, a sill 20 1/2 in high: 20 ft of ramp straight out', async ({ page, hasTouch }) => {
      const hand = { page, hasTouch }
      await survey(hand, '20 1/2')
      const { ramps, legs } = await fitted(hand)
      // 20 in at 1:12; sections of 4, 8 and 8 ft: joints 16 and 8 in up, the platform 20 in.
      expect(ramps).toBe(240)
      expect(legs.map(({ height }) => height)).toEqual([20, 20, 20, 20, 16, 16, 8, 8])
    })

    test('ground that falls 1:40 straight out, a sill 16 1/2 in high: 17 ft along the wall', async ({
      page,
      hasTouch,
    }) => {
      const hand = { page, hasTouch }
      await survey(hand, '16 1/2', [
        { right: `-5'`, out: '0', value: '40' },
        { right: `5'`, out: '0', value: '40' },
        { right: `-5'`, out: '400', value: '50' },
        { right: `5'`, out: '400', value: '50' },
      ])
      const { ramps, legs } = await fitted(hand)
      // Along the wall the ground is level: under the middle of the ramp, 33 in out, it is 0.83 in below the door.
      const rise = 16 + 33.05 / 40
      expect(ramps).toBe(204)
      const joint = (along: number) => 16 - (rise * along) / 204
      const surfaces = [16, 16, 16, 16, joint(48), joint(48), joint(108), joint(108)]
      expect(legs.length).toBe(surfaces.length)
      for (const [index, { out, height }] of legs.entries())
        expect(Math.abs(height - ((surfaces[index] ?? 0) + out / 40))).toBeLessThan(EIGHTH)
    })

    test('a porch 14 in high, the ramp starts at its edge: 14 ft', async ({ page, hasTouch }) => {
      const hand = { page, hasTouch }
      await survey(hand, '14 1/2')
      await stop(hand, 'House and yard')
      await pressButton(hand, 'Type sizes of the porch')
      await type(page, 'Porch width', `7'`)
      await type(page, 'Porch depth', `5'`)
      await type(page, 'Porch height above datum', '14')
      await pressButton(hand, 'Add porch')
      await stop(hand, 'House and yard')
      await stop(hand, 'Door')
      await press(panel(page).getByText('From the porch', { exact: true }), hand)
      const { ramps, legs } = await fitted(hand)
      // 14 in at 1:12 from a side of the porch; sections of 6 and 8 ft: one joint, 8 in up and 6 ft from the edge.
      expect(ramps).toBe(168)
      expect(legs.map(({ beside, height }) => [Math.round(beside), height])).toEqual([
        [42 + 72, 8],
        [42 + 72, 8],
      ])
    })
  })
