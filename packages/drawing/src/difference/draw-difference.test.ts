import {
  type Analysis,
  analyse,
  type DifferenceSide,
  differenceOf,
  type Layout,
  newLayout,
  type Part,
} from '@ramp/domain'
import { INK, type Mark, type Marks, PALETTE, paintSvg } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { partOf, testCatalogue } from '../testing.ts'
import { differenceBox } from './difference-box.ts'
import { drawDifferenceLegend } from './difference-legend.ts'
import { differencePlan } from './difference-plan.ts'
import { drawDifference } from './draw-difference.ts'

const drawn = (...parts: readonly Part[]): Analysis =>
  analyse({ ...newLayout('P3G'), parts } satisfies Layout, testCatalogue)
const side = (analysis: Analysis): DifferenceSide => ({
  analysis,
  lines: [],
  partsTotal: 0,
  amounts: [],
  priceOf: () => null,
})

const kept = partOf('platform', 'P', 0, 100, 100)
const gone = partOf('platform', 'G', 0, 300, 100)
const before = drawn(kept, gone, partOf('platform', 'M', 0, 100, 300))
const after = drawn(kept, partOf('platform', 'N', 0, 500, 100), partOf('platform', 'M', 0, 160, 300))
const { drawing } = differenceOf(side(before), side(after))

const wordsIn = (marks: Marks): readonly string[] =>
  marks.flatMap((mark: Mark) =>
    mark.kind === 'text' ? [mark.text] : mark.kind === 'path' ? [] : wordsIn(mark.children),
  )
const svgOf = (marks: Marks) => paintSvg(marks, { scale: 1, left: 0, top: 0 })

describe.each([
  ['screen', PALETTE],
  ['paper', INK],
] as const)('on %s', (_, colors) => {
  const marks = drawDifference({ before, after, difference: drawing, colors })

  test('what is new and gone has its tag, and what is the same has none', () => {
    const signs = wordsIn(marks).filter((words) => /^[+−≠]$/.test(words))
    expect(signs.toSorted()).toEqual(['+', '−'])
  })

  test('a part that became another one in its place is tagged', () => {
    const other = { ...kept, shortName: 'pad' }
    const difference = differenceOf(side(drawn(kept)), side(drawn(other))).drawing
    const changed = drawDifference({ before: drawn(kept), after: drawn(other), difference, colors })
    expect(wordsIn(changed)).toContain('≠')
  })

  test('each has a line of its own in its color', () => {
    const svg = svgOf(marks)
    expect(svg).toContain(`stroke="${colors.added}" stroke-width="3"`)
    expect(svg).toMatch(new RegExp(`stroke="${colors.removed}" stroke-width="2" stroke-dasharray`))
    expect(svg).toMatch(new RegExp(`d="M100 300L160 300"[^>]*stroke="${colors.moved}"`))
  })

  test('the legend has what is on the plan', () => {
    const at = { x: 0, y: 0 }
    expect(wordsIn(drawDifferenceLegend(drawing, at, colors))).toEqual([
      '+ new',
      '− removed',
      'moved (1 → 1), ≠ changed',
    ])
    const onlyNew = { ...drawing, parts: drawing.parts.filter(({ kind }) => kind === 'new') }
    expect(wordsIn(drawDifferenceLegend(onlyNew, at, colors))).toEqual(['+ new'])
    expect(drawDifferenceLegend({ ...drawing, parts: [] }, at, colors)).toEqual([])
  })
})

test('the plan has room for what is gone', () => {
  const box = differenceBox(
    drawn(kept, gone),
    drawn(kept),
    differenceOf(side(drawn(kept, gone)), side(drawn(kept))).drawing,
  )
  expect(box?.max.x).toBeGreaterThan(300)
  expect(differenceBox(drawn(), drawn(), differenceOf(side(drawn()), side(drawn())).drawing)).toBeNull()
})

test('a system that was moved as one has nothing moved, and what is gone lies beside it', () => {
  const was = drawn(kept, partOf('platform', 'M', 0, 100, 300), gone)
  const is = drawn({ ...kept, at: { x: 150, y: 100 } }, partOf('platform', 'M', 0, 150, 300))
  const difference = differenceOf(side(was), side(is)).drawing
  const marks = drawDifference({ before: was, after: is, difference, colors: PALETTE })
  expect(wordsIn(marks).filter((words) => /^[+−≠]$/.test(words))).toEqual(['−'])
  expect(differenceBox(was, is, difference)?.max.x).toBeCloseTo(350 + 66.1 / 2, 1)
})

test('a picture of it has plan and legend; there is none where no part is new, gone or moved', () => {
  const size = { width: 420, height: 320 }
  const picture = differencePlan({ before, after, difference: drawing, colors: PALETTE }, size)
  expect(wordsIn(picture?.marks ?? [])).toEqual(expect.arrayContaining(['+', '−', '− removed']))
  const changed = { kind: 'changed', part: 'P', name: '5 × 5 platform', details: [] } as const
  for (const parts of [[], [changed]]) {
    const none = { before, after, difference: { ...drawing, parts }, colors: PALETTE }
    expect(differencePlan(none, size)).toBeNull()
  }
})
