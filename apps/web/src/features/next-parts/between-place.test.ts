import { expect, test } from 'vitest'
import { coveredArea } from '../../canvas/quick-bar/screen-cover.ts'
import { against, describedSystem, first } from '../../lib/testing/described-system.ts'
import { betweenPlace } from './between-place.ts'
import { PLUS_SIZE } from './chips-place.ts'

/** At zoom 0.6 an inch is a pixel; the first part stands in the middle of the view. */
const camera = { zoom: 0.6, left: 0, top: 0 }
const view = { width: 960, height: 960 }

const DOWN = [first('P', 'PPS55TL'), against('a', 'PRSTL8', 'P BOTTOM')]

function placeOf(parts: readonly Readonly<Record<string, unknown>>[], zoom = camera.zoom) {
  const { placement } = describedSystem({ parts })
  const [P, a] = [placement.byId.get('P'), placement.byId.get('a')]
  if (!P || !a) throw new Error('no joint')
  const at = { ...camera, zoom, left: 480 - (480 * zoom) / 0.6, top: 480 - (480 * zoom) / 0.6 }
  const place = betweenPlace({
    sides: [P.sides.BOTTOM, a.sides.TOP],
    parts: placement.parts,
    size: PLUS_SIZE,
    camera: at,
    view,
    taken: [],
  })
  const covered = placement.parts.reduce((sum, { outline }) => {
    const shape = outline.map(({ x, y }) => ({
      left: at.left + (x * zoom) / 0.6,
      top: at.top + (y * zoom) / 0.6,
    }))
    return sum + coveredArea(shape, { ...place, ...PLUS_SIZE })
  }, 0)
  return { place, covered }
}

test.each([0.2, 0.5, 1, 2.4])('at zoom %s the plus of a joint covers neither of its parts', (zoom) => {
  expect(placeOf(DOWN, zoom).covered).toBeCloseTo(0)
})

test('where another ramp lies on one side of the joint, it stands on the other', () => {
  const parts = [
    first('P', 'PPS85TL'),
    against('a', 'PRSTL8', 'P BOTTOM LEFT'),
    against('b', 'PRSTL8', 'P BOTTOM RIGHT'),
  ]
  const { place, covered } = placeOf(parts)
  expect(covered).toBeCloseTo(0)
  expect(place.left).toBeGreaterThan(480 + 51)
})
