import type { Box } from '@ramp/domain'
import { type Camera, toScreen, type ViewSize } from '@ramp/editor'
import type { ScreenBox } from './screen-cover.ts'

type Place = { readonly left: number; readonly top: number }
type Size = { readonly width: number; readonly height: number }
type Rectangle = Place & { readonly right: number; readonly bottom: number }

type BarSurroundings = {
  /** Upright box around the selection, and those of every other part. */
  readonly selection: Box
  readonly others: readonly Box[]
  readonly camera: Camera
  readonly view: ViewSize
  /** How many buttons the bar has. */
  readonly buttons: number
  /** Chips for the next part stand above or below the selection: the bar goes beside it. */
  readonly goesBeside?: boolean
  /** Its buttons are made for fingers. */
  readonly isTouch?: boolean
}

/** One button with the gap after it, for a pointer and for fingers, in pixels. */
const BUTTON = 32
const TOUCH_BUTTON = 46
/** The frame of the bar around its buttons, its distance from the selection and from the edge of the canvas, in pixels. */
const FRAME = 6
const DISTANCE = 14
/** Beside the middle of a side there may be a plus for the next part, and a larger one for fingers. */
const BEYOND_PLUS = 56
const BEYOND_TOUCH_PLUS = 72
const EDGE = 8

/**
 * Beside a corner of the selection, off its sides, where the chips for the next part stand: the first corner that is on
 * screen and covers no part; else the place that covers least.
 */
export function quickBarPlace(around: BarSurroundings): ScreenBox {
  const { view, buttons } = around
  const button = around.isTouch ? TOUCH_BUTTON : BUTTON
  const width = buttons * button + FRAME + 2
  const height = button + FRAME
  const { left, top, right, bottom } = onScreen(around.selection, around.camera)
  const above = top - DISTANCE - height
  const below = bottom + DISTANCE
  const beside = (top + bottom - height) / 2
  const beyond = around.isTouch ? BEYOND_TOUCH_PLUS : BEYOND_PLUS
  const sides: readonly Place[] = [
    { left: right + beyond, top: beside },
    { left: left - beyond - width, top: beside },
  ]
  const corners: readonly Place[] = [
    ...(around.goesBeside ? sides : []),
    { left: right + DISTANCE, top: above },
    { left: left - DISTANCE - width, top: above },
    { left: right + DISTANCE, top: below },
    { left: left - DISTANCE - width, top: below },
    { left: view.width - EDGE - width, top: EDGE },
    { left: EDGE, top: EDGE },
    { left: view.width - EDGE - width, top: view.height - EDGE - height },
  ]
  // Where the edge of the view would push the bar onto a plus, another place is better.
  const pluses = around.goesBeside ? [{ left: left - beyond, right: right + beyond, top, bottom }] : []
  const parts = [
    ...[around.selection, ...around.others].map((box) => onScreen(box, around.camera)),
    ...pluses,
  ]
  const places = corners.map((place) => ({
    left: between(place.left, EDGE, view.width - width - EDGE),
    top: between(place.top, EDGE, view.height - height - EDGE),
  }))
  const covered = (place: Place) =>
    parts.reduce((sum, part) => sum + overlap(part, place, { width, height }), 0)
  const [first] = places
  const best = places.reduce(
    (one, place) => (covered(place) < covered(one) ? place : one),
    first ?? { left: 0, top: 0 },
  )
  return { ...best, width, height }
}

function onScreen({ min, max }: Box, camera: Camera): Rectangle {
  const from = toScreen(camera, min)
  const to = toScreen(camera, max)
  return { left: from.left, top: from.top, right: to.left, bottom: to.top }
}

const overlap = (part: Rectangle, { left, top }: Place, { width, height }: Size): number =>
  Math.max(0, Math.min(part.right, left + width) - Math.max(part.left, left)) *
  Math.max(0, Math.min(part.bottom, top + height) - Math.max(part.top, top))

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
