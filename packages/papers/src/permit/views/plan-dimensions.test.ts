import { readdirSync } from 'node:fs'
import type { Point } from '@ramp/domain'
import {
  dimensionsOnPaper,
  type Frame,
  onPaper,
  PAPER_DIMENSIONS,
  type PlacedDimension,
  placeDimensions,
  placeView,
  roomIn,
} from '@ramp/drafting'
import { elevationsOf } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { placePlan, sizeOfPlan } from '../../content/plan.ts'
import { inputFor } from '../../testing/systems.ts'
import { CLOSE_AROUND, overallFirst, permitPlan } from './plan-view.ts'

const names = [
  'domain/fixtures/systems',
  'domain/fixtures/sites/reference',
  'solids/fixtures/made',
  'papers/fixtures/made',
]
  .flatMap((folder) => readdirSync(new URL(`../../../../${folder}/`, import.meta.url)))
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))

const RATIOS = [48, 64, 96] as const

describe.each(names)('the dimensions of %s', (name) => {
  const input = inputFor(name)
  const plan = permitPlan(input)

  test.each(RATIOS)('stand off one another and off every witness line of the plan at 1:%i', (ratio) => {
    const size = sizeOfPlan(plan)
    const [width, height] = [onPaper(size.width, ratio), onPaper(size.height, ratio)]
    const { across, down } = CLOSE_AROUND
    const frame = { left: 0, top: 0, width: width + 2 * across, height: height + 2 * down }
    const corner = { x: across, y: down }
    const dimensions = dimensionsOnPaper(plan.view.dimensions, placePlan(plan, ratio, corner))
    expectClear(placeDimensions(overallFirst(dimensions), PAPER_DIMENSIONS, roomIn(frame)))
  })

  test.each(RATIOS)('stand off one another and off every witness line of the elevations at 1:%i', (ratio) => {
    for (const elevation of elevationsOf(input.analysis)) {
      const placed = placeView(elevation.box, ratio, { x: 60, y: 60 })
      const frame = { left: 0, top: 0, width: 4000, height: 1200 }
      const dimensions = dimensionsOnPaper(elevation.dimensions, placed)
      expectClear(placeDimensions(dimensions, PAPER_DIMENSIONS, roomIn(frame)))
    }
  })
})

function expectClear(placed: readonly PlacedDimension[]): void {
  const drawn = placed.map(({ words, witnesses }) => ({ words: words.frame, witnesses }))
  const crossed = drawn.filter(({ words }) =>
    drawn.some(({ witnesses }) => witnesses.some(([a, b]) => lies(a, b, words))),
  )
  const over = drawn.filter(({ words }, index) =>
    drawn.slice(index + 1).some((other) => meet(words, other.words)),
  )
  expect({ crossed: crossed.map(({ words }) => words), over: over.map(({ words }) => words) }).toEqual({
    crossed: [],
    over: [],
  })
}

/** An upright or level line in a frame. */
const lies = (a: Point, b: Point, frame: Frame): boolean =>
  meet(frame, {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  })

const meet = (a: Frame, b: Frame): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height
