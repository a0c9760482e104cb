import type { PlacedPart } from '@ramp/domain'
import { type ScreenPoint, toScreen } from '@ramp/editor'
import { describe, expect, test } from 'vitest'
import { coveredArea } from '../../canvas/quick-bar/screen-cover.ts'
import { describedSystem, first } from '../../lib/testing/described-system.ts'
import { chipsPlace, PLUS_SIZE, type Size, TOUCH_PLUS_SIZE } from './chips-place.ts'

const CHIPS = { width: 240, height: 92 }
const TALL_CHIPS = { width: 300, height: 150 }

/** The drawing area at 1440 and 1024 pixels, and at 1440 with the browser at 200 percent. */
const VIEWS = {
  wide: { width: 960, height: 740 },
  tablet: { width: 640, height: 600 },
  small: { width: 396, height: 300 },
} as const

const SIDES = ['TOP', 'RIGHT', 'BOTTOM', 'LEFT'] as const
const ROTATIONS = [0, 45, 90, 135, 180, 225, 270, 315]
const ZOOMS = [0.2, 1, 2.4]
/** Where the middle of the part is, as a share of the view. */
const PLACES = [
  [0.5, 0.5],
  [0.05, 0.5],
  [0.95, 0.5],
  [0.5, 0.05],
  [0.9, 0.9],
] as const

const MIDDLE = { x: 480, y: 480 }
const PARTS = ['PRSTL8', 'PPS55TL', 'PRSTL3', 'MPARR45'] as const

const placedParts = PARTS.flatMap((shortName) =>
  ROTATIONS.flatMap((rotation) => {
    const part = { ...first('X', shortName), at: MIDDLE, rotation }
    return describedSystem({ parts: [part] }).placement.byId.get('X') ?? []
  }),
)

type Sight = {
  readonly placed: PlacedPart
  readonly zoom: number
  readonly side: (typeof SIDES)[number]
  readonly at: (typeof PLACES)[number]
}

const sights: readonly Sight[] = placedParts.flatMap((placed) =>
  ZOOMS.flatMap((zoom) => SIDES.flatMap((side) => PLACES.map((at) => ({ placed, zoom, side, at })))),
)

/** What is wrong with the place of chips; null when nothing is. */
function faultOf({ placed, zoom, side, at }: Sight, size: Size, view: Size): string | null {
  const scale = (zoom * 20) / 12
  const camera = {
    zoom,
    left: view.width * at[0] - MIDDLE.x * scale,
    top: view.height * at[1] - MIDDLE.y * scale,
  }
  const { left, top } = chipsPlace({ placed, side: placed.sides[side], size, camera, view, taken: [] })
  const outline = placed.outline.map((point) => toScreen(camera, point))
  const covered = coveredArea(outline, { left, top, ...size })
  const isOutside =
    left < 8 || top < 8 || left + size.width > view.width - 7.9 || top + size.height > view.height - 7.9
  if (isOutside) return 'beyond the view'
  return covered > 1 && hasRoom(outline, size, view) ? `covers ${covered}` : null
}

/** Whether a strip along an edge of the view is free and wide enough. */
function hasRoom(outline: readonly ScreenPoint[], size: Size, view: Size): boolean {
  const [lefts, tops] = [outline.map(({ left }) => left), outline.map(({ top }) => top)]
  return (
    Math.min(...lefts) > size.width + 16 ||
    Math.max(...lefts) < view.width - size.width - 16 ||
    Math.min(...tops) > size.height + 16 ||
    Math.max(...tops) < view.height - size.height - 16
  )
}

describe.each(['wide', 'tablet', 'small'] as const)('in a %s view', { timeout: 60_000 }, (view) => {
  test.each`
    what                              | size
    ${'open chips cover'}             | ${CHIPS}
    ${'three rows for fingers cover'} | ${TALL_CHIPS}
    ${'a plus covers'}                | ${PLUS_SIZE}
    ${'a plus for fingers covers'}    | ${TOUCH_PLUS_SIZE}
  `('$what nothing of its part wherever there is room, at every zoom and turn', ({ size }) => {
    const faults = sights.flatMap((sight) => {
      const fault = faultOf(sight, size, VIEWS[view])
      const { placed, zoom, side, at } = sight
      const { shortName, rotation } = placed.part
      return fault ? `${shortName} at ${rotation} degrees, ${zoom * 100} %, ${side}, ${at}: ${fault}` : []
    })
    expect(faults).toEqual([])
  })
})

test('at every turn and zoom the parts are there', () => {
  expect(sights).toHaveLength(PARTS.length * ROTATIONS.length * ZOOMS.length * SIDES.length * PLACES.length)
})

/** At zoom 0.6 an inch is a pixel. */
describe('where there is room chips stand outward of their side', () => {
  const analysis = describedSystem({ parts: [{ ...first('P', 'PPS55TL'), at: { x: 300, y: 200 } }] })
  const placed = analysis.placement.byId.get('P')
  test.each`
    side        | left   | top
    ${'BOTTOM'} | ${200} | ${249.05}
    ${'RIGHT'}  | ${349} | ${170}
    ${'LEFT'}   | ${51}  | ${170}
    ${'TOP'}    | ${200} | ${62.95}
  `('$side', ({ side, left, top }: { side: 'TOP'; left: number; top: number }) => {
    if (!placed) throw new Error('no platform')
    const around = {
      placed,
      side: placed.sides[side],
      size: { width: 200, height: 60 },
      camera: { zoom: 0.6, left: 0, top: 0 },
      view: { width: 600, height: 400 },
    }
    const place = chipsPlace({ ...around, taken: [] })
    expect(place.left).toBeCloseTo(left, 0)
    expect(place.top).toBeCloseTo(top, 0)
    const bar = { ...place, width: 180, height: 40 }
    const moved = chipsPlace({ ...around, taken: [bar] })
    expect(
      coveredArea(
        [
          { left: bar.left, top: bar.top },
          { left: bar.left + 180, top: bar.top },
          { left: bar.left + 180, top: bar.top + 40 },
          { left: bar.left, top: bar.top + 40 },
        ],
        { ...moved, ...around.size },
      ),
    ).toBe(0)
  })
})
