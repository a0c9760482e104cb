import type { PlacedPart, PlacedSide } from '@ramp/domain'
import { type Camera, type ScreenPoint, toScreen, type ViewSize } from '@ramp/editor'
import { cornersOf, coveredArea, type ScreenBox } from '../../canvas/quick-bar/screen-cover.ts'

export type Size = { readonly width: number; readonly height: number }

/** A plus, for a pointer and for fingers. */
export const PLUS_SIZE: Size = { width: 24, height: 24 }
export const TOUCH_PLUS_SIZE: Size = { width: 44, height: 44 }

/** Distance from the side, in pixels; at the top side the handle that turns the part comes first. */
const OUT = 16
const OUT_BEYOND_HANDLE = 44
/** Distance from the edge of the view, and from what must not be covered. */
const EDGE = 8
const ROOM = 4
/** The open end itself: a strip this deep outward of the side. */
const END_DEPTH = 8
/** The handle over the top side: how far out its middle is, and how far it reaches. */
const HANDLE = { out: 26, reach: 12 } as const
/** Steps outward in which a free place is looked for, and how many of them. */
const STEP = 12
const STEPS = 16

type ChipsAround = {
  readonly placed: Pick<PlacedPart, 'sides' | 'outline'>
  readonly side: PlacedSide
  readonly size: Size
  readonly camera: Camera
  readonly view: ViewSize
  /** What else floats over the drawing: the quick bar, pluses at the other ends. */
  readonly taken: readonly ScreenBox[]
}

/**
 * Where the upper left corner of chips stands: outward of the middle of a side, growing away from it, inside the view. Where
 * they would cover their own part, its open end or what floats beside it, they move to the nearest place where they do not;
 * where there is none, to the one where they cover least.
 */
export function chipsPlace(around: ChipsAround): ScreenPoint {
  const ideal = idealPlace(around, 0)
  const shapes = shapesToAvoid(around)
  const first = inView(ideal, around)
  let best = { place: first, cost: costOf(first) }
  if (best.cost < 1) return first
  // The nearest first: once a place is further off than the best one costs, no other can be better.
  const places = placesAbout(around, shapes).map((place) => ({ place, far: farOf(place) }))
  for (const { place, far } of places.toSorted((a, b) => a.far - b.far)) {
    if (far >= best.cost) break
    const cost = costOf(place)
    if (cost < best.cost) best = { place, cost }
  }
  return best.place

  function farOf({ left, top }: ScreenPoint): number {
    return Math.hypot(left - ideal.left, top - ideal.top)
  }

  function costOf(place: ScreenPoint): number {
    const box = { ...place, ...around.size }
    return shapes.reduce(
      (sum, shape) => sum + (isClear(shape, box) ? 0 : shape.weight * coveredArea(shape.corners, box)),
      farOf(place),
    )
  }
}

/** Outward of the middle of the side, and so many pixels further. */
function idealPlace({ side, size, camera }: ChipsAround, further: number): ScreenPoint {
  const { middle, normal } = side
  const at = toScreen(camera, middle)
  const out = (side.side === 'TOP' ? OUT_BEYOND_HANDLE : OUT) + further
  return {
    left: at.left + normal.x * out - (size.width / 2) * (1 - normal.x),
    top: at.top + normal.y * out - (size.height / 2) * (1 - normal.y),
  }
}

const inView = ({ left, top }: ScreenPoint, { size, view }: ChipsAround): ScreenPoint => ({
  left: Math.max(EDGE, Math.min(left, view.width - size.width - EDGE)),
  top: Math.max(EDGE, Math.min(top, view.height - size.height - EDGE)),
})

type Shape = {
  readonly corners: readonly ScreenPoint[]
  readonly weight: number
  /** The upright box around it. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function shapeOf(corners: readonly ScreenPoint[], weight: number): Shape {
  const [lefts, tops] = [corners.map(({ left }) => left), corners.map(({ top }) => top)]
  return {
    corners,
    weight,
    left: Math.min(...lefts),
    top: Math.min(...tops),
    right: Math.max(...lefts),
    bottom: Math.max(...tops),
  }
}

const isClear = (shape: Shape, { left, top, width, height }: ScreenBox): boolean =>
  shape.right <= left || shape.left >= left + width || shape.bottom <= top || shape.top >= top + height

/** Covering a square pixel of the part weighs as much as standing so many pixels further off; its letters and its end weigh more. */
const WEIGHT = { part: 50, end: 100, letters: 100, handle: 30, taken: 30 } as const

function shapesToAvoid({ placed, side, camera, taken }: ChipsAround): readonly Shape[] {
  const outline = placed.outline.map((point) => toScreen(camera, point))
  const { TOP } = placed.sides
  const top = toScreen(camera, TOP.middle)
  const handle = { left: top.left + TOP.normal.x * HANDLE.out, top: top.top + TOP.normal.y * HANDLE.out }
  return [
    shapeOf(outline, WEIGHT.part),
    shapeOf(endOf(side, camera), WEIGHT.end),
    shapeOf(lettersOf(outline), WEIGHT.letters),
    shapeOf(cornersOf({ ...handle, width: 0, height: 0 }, HANDLE.reach), WEIGHT.handle),
    ...taken.map((box) => shapeOf(cornersOf(box, ROOM), WEIGHT.taken)),
  ]
}

/** The open end: a strip along the side, outward of the part. */
function endOf({ left, right, normal }: PlacedSide, camera: Camera): readonly ScreenPoint[] {
  const [from, to] = [toScreen(camera, left), toScreen(camera, right)]
  const out = ({ left: x, top: y }: ScreenPoint) => ({
    left: x + normal.x * END_DEPTH,
    top: y + normal.y * END_DEPTH,
  })
  return [from, to, out(to), out(from)]
}

/** The middle half of a part, where its name and heights stand. */
function lettersOf(outline: readonly ScreenPoint[]): readonly ScreenPoint[] {
  const middle = outline.reduce(
    (sum, { left, top }) => ({ left: sum.left + left / outline.length, top: sum.top + top / outline.length }),
    { left: 0, top: 0 },
  )
  return outline.map(({ left, top }) => ({ left: (left + middle.left) / 2, top: (top + middle.top) / 2 }))
}

/** Places in the view worth a look: further out, and flush beside, above and below everything that is to be avoided. */
function placesAbout(around: ChipsAround, shapes: readonly Shape[]): readonly ScreenPoint[] {
  const { size, view } = around
  const outward = Array.from({ length: STEPS }, (_, step) =>
    inView(idealPlace(around, (step + 1) * STEP), around),
  )
  const first = inView(idealPlace(around, 0), around)
  const flush = shapes.map(({ left, top, right, bottom }) => ({
    lefts: [right + ROOM, left - ROOM - size.width],
    tops: [bottom + ROOM, top - ROOM - size.height],
  }))
  const lefts = inRange(
    [first.left, 0, view.width, ...flush.flatMap((one) => one.lefts)],
    view.width - size.width,
  )
  const tops = inRange(
    [first.top, 0, view.height, ...flush.flatMap((one) => one.tops)],
    view.height - size.height,
  )
  return [...outward, ...lefts.flatMap((left) => tops.map((top) => ({ left, top })))]
}

/** Values brought inside the view, each once. */
const inRange = (values: readonly number[], most: number): readonly number[] => [
  ...new Set(values.map((value) => Math.round(Math.max(EDGE, Math.min(value, most - EDGE))))),
]
