import type { Box } from '@ramp/domain'
import { lengthText, SCALES, type Size, type ViewDimension } from '@ramp/drafting'
import { partTags, settingOut, taggedLegs } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { isIn } from '../content/match-lines/window.ts'
import { paperFaults } from '../paper/paper-faults.ts'
import { SIXTY } from '../testing/large-systems.ts'
import { inputFor, wordsOf } from '../testing/systems.ts'
import { DEFAULT_PERMIT } from './facts/permit-settings.ts'
import { permitSet } from './permit-set.ts'
import { elevationPieces } from './views/elevation-pieces.ts'
import { elevationsFor, sizeOfPiece } from './views/elevation-view.ts'
import { planPieces } from './views/plan-pieces.ts'
import { permitPlan, planAt } from './views/plan-view.ts'

const INPUTS = Object.entries(SIXTY).map(([name, make]) => ({ name, input: make() }))
const inputOf = (name: keyof typeof SIXTY) => INPUTS.find((one) => one.name === name)?.input ?? SIXTY[name]()

/** What is left of a Letter and of a tabloid sheet inside of border and strip, in points. */
const ROOMS = {
  letter: { width: 700, height: 520 },
  tabloid: { width: 958, height: 716 },
} as const satisfies Readonly<Record<string, Size>>

const CASES = INPUTS.flatMap(({ name, input }) =>
  Object.entries(ROOMS).map(([sheet, room]) => ({ name, input, sheet, room })),
)

describe.each(CASES)('the plan of sixty parts $name on a $sheet sheet', ({ input, room }) => {
  const plan = permitPlan(input)
  const pieces = planPieces(plan, SCALES.eighth, room)
  const { parts } = settingOut(input.analysis)

  test('is in pieces that each fit the sheet with dimensions, match lines and title', () => {
    expect(pieces.length).toBeGreaterThan(1)
    for (const piece of pieces) {
      const sizes = planAt(piece.plan, SCALES.eighth, piece).sizesIn(room)
      expect(sizes.some(({ width, height }) => width <= room.width && height <= room.height)).toBe(true)
    }
  })

  test('has every place of every part and each leg in one piece, and in no second one', () => {
    const windows = pieces.map((piece) => piece.plan.window)
    const piecesAt = (at: { x: number; y: number }) => windows.filter((window) => isIn(window, at)).length
    for (const { at, outline } of parts)
      for (const corner of outline) {
        const inside = { x: corner.x + (at.x - corner.x) * 0.01, y: corner.y + (at.y - corner.y) * 0.01 }
        expect(piecesAt(inside)).toBe(1)
      }
    for (const leg of taggedLegs(input.analysis)) expect(piecesAt(leg.at)).toBe(1)
  })

  test('draws as much deck as the whole, the overlap at match lines apart', () => {
    const deckOf = ({ shapes }: typeof plan.view, within: Box | null) =>
      shapes
        .filter(({ role }) => role === 'ramp' || role === 'platform')
        .reduce((sum, { points }) => sum + areaOf(points, within), 0)
    const drawn = pieces.reduce((sum, piece) => sum + deckOf(piece.plan.view, piece.plan.window), 0)
    expect(drawn).toBeCloseTo(deckOf(plan.view, null), 3)
  })

  test('has chains that add up to the size of their piece, and pieces that add up to the whole', () => {
    for (const piece of pieces) expectToAddUp(piece.plan.view.dimensions)
    expect(pieces.filter(({ overall }) => overall !== '')).toHaveLength(1)
  })

  test('has each match line in the two pieces that it is between', () => {
    for (const [index, { lines }] of pieces.entries())
      for (const { line, beyond, isOnward } of lines)
        expect(pieces[beyond]?.lines).toContainEqual(
          expect.objectContaining({ line, beyond: index, isOnward: !isOnward }),
        )
  })
})

describe.each(CASES)('the elevation of sixty parts $name on a $sheet sheet', ({ input, room }) => {
  const [elevation] = elevationsFor(input)
  if (!elevation) throw new Error('no elevation')
  const pieces = elevationPieces(elevation, SCALES.eighth, room)

  test('is in pieces that each fit the sheet', () => {
    expect(pieces.length).toBeGreaterThan(1)
    for (const piece of pieces)
      expect(sizeOfPiece(piece, SCALES.eighth).width).toBeLessThanOrEqual(room.width)
  })

  test('has each part in one piece, in the order of the walk', () => {
    const tags = pieces.flatMap((piece) => piece.elevation.stretches.map(({ tag }) => tag))
    expect(tags).toEqual([...partTags(input.analysis).values()])
  })

  test('shows each leg with its tag, on two pieces only beside a match line', () => {
    for (const { tag } of taggedLegs(input.analysis)) {
      const shown = pieces.filter(({ elevation: { notes } }) =>
        notes.some(({ kind, text }) => kind === 'leg' && text.split(' ').includes(tag)),
      )
      expect([tag, shown.length > 0 && shown.length <= 2]).toEqual([tag, true])
    }
  })

  test('says what all ramps come to once, in its last piece', () => {
    expect(pieces.map(({ total }) => total.length)).toEqual([
      ...pieces.slice(1).map(() => 0),
      elevation.stretches.length,
    ])
  })
})

test('pieces of sixty parts in one line are as long together as the overall length', () => {
  const plan = permitPlan(inputOf('in one line'))
  const pieces = planPieces(plan, SCALES.eighth, ROOMS.tabloid)
  const lengths = pieces.map(({ plan: { view } }) =>
    Math.max(...view.dimensions.map(({ measure }) => measure)),
  )
  const together = lengths.reduce((sum, one) => sum + one, 0)
  // A platform of 66 1/8 in and 59 ramps that cover 95.6661 in each.
  expect(lengthText(together, 'plan-dimension')).toBe(`475'-10 3/8"`)
  expect(pieces[0]?.overall).toBe(`Over all 475'-10 3/8" x 5'-6 1/8". `)
})

test('a cut goes through as few parts as it can: along one line through none', () => {
  const input = inputOf('in one line')
  const pieces = planPieces(permitPlan(input), SCALES.eighth, ROOMS.tabloid)
  const joints = new Set(
    settingOut(input.analysis).parts.flatMap(({ outline }) => outline.map(({ y }) => Math.round(y))),
  )
  for (const { plan } of pieces.slice(0, -1)) expect(joints).toContain(Math.round(plan.window.max.y))
})

test('a ramp of 104 ft on tabloid sheets has its match lines on the sheets they name', () => {
  const paper = permitSet(inputFor('straight-104-ft'), { ...DEFAULT_PERMIT, sheet: 'tabloid' })
  expect(paperFaults(paper)).toEqual([])
  const words = wordsOf(paper).map((one) => one.replaceAll('\n', ' '))
  const codes = paper.sheets.map(({ name }) => name.split(' ')[0] ?? '')
  const found = words.flatMap((text, sheet) =>
    [...text.matchAll(/Match line (\w), (continues|continued) (?:on|in|from) (view )?([\w.]+)/g)].map(
      ([, letter, verb, view, place]) => ({
        letter,
        verb,
        sheet: codes[sheet],
        there: view ? codes[sheet] : place,
      }),
    ),
  )
  expect(found).toHaveLength(4)
  expect(new Set(found.map(({ letter }) => letter)).size * 2).toBe(found.length)
  for (const one of found.filter(({ verb }) => verb === 'continues'))
    expect(found).toContainEqual({ ...one, verb: 'continued', sheet: one.there, there: one.sheet })
  expect(words.join(' ').match(/Over all/g)).toHaveLength(1)
  expect(words.join(' ').match(/all ramps together/g)).toHaveLength(1)
  expect(words.join(' ')).toContain(`is larger than tabloid, 17" x 11" at 1/8" = 1'-0": it is in`)
})

/** Sixteenths of an inch as they are printed. */
const printed = ({ measure }: ViewDimension) => Math.round(measure * 16)

/** Chains of a piece: those of one side stand in two rows, the outer one is their sum. */
function expectToAddUp(dimensions: readonly ViewDimension[]): void {
  for (const axis of ['x', 'y'] as const) {
    const along = dimensions.filter(({ from, to }) => Math.abs(to[axis] - from[axis]) > 0.01)
    const outer = Math.max(...along.map(({ offset }) => offset))
    const overall = along.filter(({ offset }) => offset === outer)
    const sums = along.filter(({ offset }) => offset < outer)
    const first = sums[0]
    if (!first || overall.length !== 1) continue
    const side = (one: ViewDimension) => (axis === 'x' ? one.from.y : one.from.x)
    const chain = sums.filter((one) => Math.abs(side(one) - side(overall[0] ?? one)) < 0.01)
    expect(chain.reduce((sum, one) => sum + printed(one), 0)).toBe(
      overall.reduce((sum, one) => sum + printed(one), 0),
    )
  }
}

/** Area of an upright box of some points, as far as it is in a window. */
function areaOf(points: readonly { readonly x: number; readonly y: number }[], within: Box | null): number {
  const between = (axis: 'x' | 'y') => {
    const values = points.map((point) => point[axis])
    const low = Math.max(Math.min(...values), within?.min[axis] ?? Number.NEGATIVE_INFINITY)
    const high = Math.min(Math.max(...values), within?.max[axis] ?? Number.POSITIVE_INFINITY)
    return Math.max(0, high - low)
  }
  return between('x') * between('y')
}
