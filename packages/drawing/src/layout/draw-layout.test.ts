import {
  addRun,
  analyse,
  type Layout,
  moveParts,
  newLayout,
  type PlacedPart,
  setRunBottom,
  setRunParts,
  setRunTop,
  setSite,
  toggleOpening,
} from '@ramp/domain'
import { PALETTE } from '@ramp/drafting'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { drawGrid } from '../screen/draw-grid.ts'
import { drawGuides, drawJointPreview } from '../screen/draw-guides.ts'
import { drawFrames, drawSelection } from '../screen/draw-selection.ts'
import { flat, partOf, placedOf, testCatalogue, wordsOf } from '../testing.ts'
import { drawClosures } from './draw-closures.ts'
import { drawConnectionPoints, drawJoints, drawOpenings } from './draw-connections.ts'
import { drawDimensions } from './draw-dimensions.ts'
import { drawElevation } from './draw-elevation.ts'
import { drawErrorBadges } from './draw-error-badges.ts'
import { brokenParts, drawLayout, drawParts } from './draw-layout.ts'
import { drawRunNames } from './draw-run-names.ts'
import { drawBraces, drawLegs } from './draw-supports.ts'

/** A platform with a ramp down from it: entrance above, exit below, 12 in down to 6 in. */
const layout: Layout = [
  addRun('run'),
  setRunParts('run', ['P', 'R']),
  setRunTop('run', 12),
  setRunBottom('run', 6),
  toggleOpening('P', 'TOP', 'entrance'),
  toggleOpening('R', 'BOTTOM', 'exit'),
].reduce((before: Layout, edit) => edit(before), {
  ...newLayout('P3G'),
  parts: [partOf('platform', 'P', 0, 100, 100), partOf('ramp', 'R', 0, 100, 169.05)],
})
const analysis = analyse(layout, testCatalogue)
const ids = (marks: ReturnType<typeof drawLayout>) => marks.map((mark) => ('id' in mark ? mark.id : null))

describe('a layout', () => {
  test('is drawn part by part, with heights, entrance and exit', () => {
    const words = wordsOf(drawLayout(analysis))
    expect(words).toEqual(['5 × 5', 'top 12"', '6 ft', '12" to 6"', 'ENTRANCE', 'EXIT'])
  })

  test('draws again only the part that moved', () => {
    const at = (x: number) => drawParts(analyse(moveParts(['R'], { x, y: 0 })(layout), testCatalogue))
    const [before, after] = [at(300), at(310)]
    expect(ids(after)).toEqual(['P', 'R'])
    expect(after[0]).toBe(before[0])
    expect(after[1]).not.toEqual(before[1])
  })

  test('leaves out what is in the hand and tints runs', () => {
    expect(ids(drawParts(analysis, { without: ['R'] }))).toEqual(['P'])
    const tinted = flat(drawParts(analysis, { hasRunColors: true }))
    expect(tinted.some((mark) => mark.kind === 'path' && mark.fill === analysis.runs.figures[0]?.color)).toBe(
      true,
    )
  })

  test('outlines overlapping parts in red', () => {
    const parts = [partOf('platform', 'P', 0, 100, 100), partOf('platform', 'Q', 0, 120, 100)]
    const marks = drawParts(analyse({ ...layout, parts, runs: [], openings: [] }, testCatalogue))
    for (const mark of marks) expect(JSON.stringify(mark)).toContain(PALETTE.error)
  })

  test('marks a part with an error by a sign, too, and no other part', () => {
    const parts = [
      partOf('platform', 'P', 0, 100, 100),
      partOf('platform', 'Q', 0, 120, 100),
      partOf('platform', 'alone', 0, 400, 100),
    ]
    const { placement, issues } = analyse({ ...layout, parts, runs: [], openings: [] }, testCatalogue)
    expect(ids(drawErrorBadges(placement.parts, brokenParts(issues)))).toEqual(['error-P', 'error-Q'])
    expect(ids(drawErrorBadges(placement.parts, brokenParts(issues, true)))).toContain('error-alone')
  })

  test('letters the name of its run on every part', () => {
    expect(ids(drawRunNames(analysis.placement.parts, analysis.runs))).toEqual(['run-P', 'run-R'])
    const { name } = analysis.layout.runs[0] ?? {}
    expect(wordsOf(drawRunNames(analysis.placement.parts, analysis.runs))).toEqual([name, name])
  })

  test('outlines a part without connections in red where connections are made, and nowhere else [drawing-layout-2]', () => {
    const parts = [...layout.parts, partOf('platform', 'alone', 0, 400, 100)]
    const apart = analyse({ ...layout, parts }, testCatalogue)
    const inRed = (look: Parameters<typeof drawParts>[1]) =>
      drawParts(apart, look)
        .filter((mark) => JSON.stringify(mark).includes(PALETTE.error))
        .map(({ id }) => id)
    expect(inRed({ marksUnconnected: true })).toEqual(['alone'])
    expect(inRed({})).toEqual([])
  })
})

describe('connections', () => {
  const { connections, placement } = analysis

  test('a joint is a bar as long as the narrower side', () => {
    const [bar] = flat(drawJoints(connections.joints, placement)).filter((mark) => mark.kind === 'path')
    expect(bar).toMatchObject({ d: 'M79.25 133.05L120.75 133.05' })
  })

  test('badges stand outside of their sides, told apart by words and colour', () => {
    const badges = drawOpenings(connections.openings, placement)
    expect(badges.map((mark) => (mark.kind === 'group' ? mark.matrix?.[5] : null))).toEqual([57.95, 214.05])
    expect(JSON.stringify(badges[0])).toContain(PALETTE.ok)
    expect(JSON.stringify(badges[1])).toContain(PALETTE.selected)
  })

  test('each state of a point looks different, without its colour too [drawing-layout-3]', () => {
    const shapes = (['empty', 'entrance', 'exit', 'joined'] as const).map((state) => {
      const [point] = drawConnectionPoints([{ end: { part: 'P', side: 'TOP' }, at: { x: 0, y: 0 }, state }])
      return flat(point ? [point] : [])
        .filter((mark) => mark.kind === 'path')
        .map(({ d }) => d)
        .join()
    })
    expect(new Set(shapes).size).toBe(4)
  })

  test('an entrance or exit that cannot stand is a red cross at its point, not an empty point [drawing-layout-4]', () => {
    const point = { end: { part: 'R', side: 'BOTTOM' }, at: { x: 0, y: 0 }, state: 'empty' } as const
    const colorsOf = (assigned: Parameters<typeof drawConnectionPoints>[1]) =>
      JSON.stringify(drawConnectionPoints([point], assigned)).includes(PALETTE.error)
    expect(colorsOf([{ part: 'R', side: 'BOTTOM' }])).toBe(true)
    expect(colorsOf([{ part: 'R', side: 'TOP' }])).toBe(false)
  })
})

describe('closures', () => {
  const [closure] = analysis.closures

  test.each`
    what                | change                     | selected | color                    | isDashed
    ${'one in use'}     | ${{}}                      | ${false} | ${'#ee5253'}             | ${false}
    ${'a selected one'} | ${{}}                      | ${true}  | ${'#5868f3'}             | ${false}
    ${'one turned off'} | ${{ isActive: false }}     | ${false} | ${'#ee5253'}             | ${true}
    ${'a custom one'}   | ${{ isSwitchable: false }} | ${false} | ${PALETTE.closureCustom} | ${false}
  `('$what is $color [drawing-layout-6]', ({ change, selected, color, isDashed }) => {
    if (!closure) throw new Error('the system needs a closure')
    const marks = drawClosures([{ ...closure, ...change }], selected ? closure.id : null)
    const [line] = flat(marks).filter((mark) => mark.kind === 'path')
    expect(line?.stroke).toMatchObject({ color })
    expect(line?.stroke?.dash !== undefined).toBe(isDashed)
  })
})

describe('legs and braces', () => {
  const leg = {
    id: 'P-leg-1',
    part: 'P',
    x: 70,
    y: 70,
    originalLength: 12,
    height: 12,
    isActive: true,
    isLowPro: false,
    isEditable: true,
    shortName: 'PSL16PR',
  }
  const shapesOf = (change: Partial<typeof leg>, selected: string | null = null) =>
    JSON.stringify(drawLegs([{ ...leg, ...change }], { selected }))

  test('heights are lettered on the outside of their part', () => {
    const legs = drawLegs([leg, { ...leg, id: 'P-leg-2', x: 130 }], { hasHeights: true })
    expect(wordsOf(legs)).toEqual(['12"', '12"'])
    expect(flat(legs).flatMap((mark) => (mark.kind === 'text' ? [mark.align] : []))).toEqual(['end', 'start'])
  })

  test('the tag of a leg is said before its height, where it has one', () => {
    const legs = drawLegs([leg, { ...leg, id: 'P-leg-2', x: 130 }], {
      hasHeights: true,
      tags: new Map([['P-leg-2', 'L7']]),
    })
    expect(wordsOf(legs)).toEqual(['12"', 'L7 12"'])
  })

  test('feet, legs switched off, selected ones and ones too high for stock look different', () => {
    const looks = [
      shapesOf({}),
      shapesOf({ isLowPro: true }),
      shapesOf({ isActive: false }),
      shapesOf({}, 'P-leg-1'),
    ]
    expect(new Set(looks).size).toBe(4)
  })

  test('an angle brace is a triangle, a cross brace an X; switched off they fade [drawing-layout-5]', () => {
    const brace = { id: 'b', part: 'P', x: 0, y: 0, shortName: 'PUAB', size: null, isActive: true } as const
    const [angle, cross, off] = drawBraces([
      { ...brace, kind: 'angle' },
      { ...brace, kind: 'cross' },
      { ...brace, kind: 'cross', isActive: false },
    ])
    expect(angle).not.toEqual(cross)
    expect(off).toMatchObject({ opacity: 0.45 })
  })
})

describe('dimensions', () => {
  test('say the overall size in feet and inches, upright', () => {
    const marks = drawDimensions(analysis.placement)
    expect(wordsOf(marks)).toEqual([`5'-6 1/8"`, `11'-6 1/8"`])
    expectEvery(flat(marks), (mark) => mark.kind !== 'text' || mark.isUpright)
  })

  test('as chains also say where parts begin and end; words too wide for their span go aside', () => {
    const marks = drawDimensions(analysis.placement, { hasChains: true })
    expect(wordsOf(marks)).toEqual([
      `1'-0 5/16"`,
      `3'-5 1/2"`,
      `1'-0 5/16"`,
      `5'-6 1/8"`,
      `6'-0"`,
      `5'-6 1/8"`,
      `11'-6 1/8"`,
    ])
    const [narrow, wide] = flat(marks).flatMap((mark) => (mark.kind === 'text' ? [mark.y] : []))
    expect((narrow ?? 0) - (wide ?? 0)).toBeGreaterThan(7)
  })

  test('hold a plate on the ground, but no hardware that is only pictured', () => {
    const plate = placedOf('PRLT')
    const { id, shortName, at, rotation } = plate.part
    const hardware: PlacedPart = { ...plate, part: { kind: 'piece', id, shortName, at, rotation } }
    expect(wordsOf(drawDimensions({ ...analysis.placement, parts: [plate] }))).toEqual([`3'-0"`, `6"`])
    expect(drawDimensions({ ...analysis.placement, parts: [hardware] })).toEqual([])
  })
})

describe('on the screen', () => {
  test('a single selected part is tinted and framed, with eight handles and one to turn it by; several have no handles', () => {
    const one = placedOf('ramp', 90)
    const kinds = (marks: ReturnType<typeof drawFrames>) => marks.map(({ kind }) => kind)
    expect(kinds(drawSelection(one))).toEqual(['group', 'path', ...Array(9).fill('pinned')])
    expect(kinds(drawFrames([one, placedOf('platform')]))).toEqual(['group', 'path', 'group', 'path'])
  })

  test('a guide letters the gap it shows', () => {
    const guide = { axis: 'x', at: 50, from: 0, to: 90, gap: { from: 20, to: 63.5 } } as const
    expect(wordsOf(drawGuides([guide]))).toEqual([`3'-7 1/2"`])
    expect(wordsOf(drawGuides([{ ...guide, gap: null }]))).toEqual([])
  })

  test('the joint to be shows its edge and its position', () => {
    const marks = drawJointPreview({
      line: [
        { x: 0, y: 0 },
        { x: 41.5, y: 0 },
      ],
      position: 'LEFT',
    })
    expect(wordsOf(marks)).toEqual(['LEFT'])
    expect(JSON.stringify(marks)).toContain('M0 0L41.5 0')
  })

  test.each([12, 6])('the grid has a line every %d in [drawing-layout-1]', (step) => {
    const lines = flat(drawGrid({ width: 120, height: 120 }, step)).flatMap((mark) =>
      mark.kind === 'path' ? [...mark.d.matchAll(/V120/g)] : [],
    )
    expect(lines).toHaveLength(120 / step - 1)
  })
})

test('the side view of a run goes down by its rise and letters where it starts, rests and ends', () => {
  const [run] = analysis.runs.figures
  if (!run) throw new Error('there is a run')
  const { marks, width } = drawElevation(run, analysis)
  expect(width).toBe(60 + 72)
  expect(wordsOf(marks)).toEqual(['12"', '6"'])
})

test('on ground that is known the side view shows it, and legs stand on it', () => {
  const [run] = analysis.runs.figures
  if (!run) throw new Error('there is a run')
  const spots = [0, 4000].flatMap((x) => [0, 4000].map((y) => ({ x, y, z: -4, how: 'measured' as const })))
  const level = drawElevation(run, analysis)
  const lower = drawElevation(run, {
    ...analysis,
    layout: setSite({ doors: [], ground: spots })(analysis.layout),
  })
  // Heights are drawn three times as large.
  expect(lower.height - level.height).toBeCloseTo(12, 9)
  const dataOf = ({ marks }: typeof level) => marks.flatMap((mark) => (mark.kind === 'path' ? [mark.d] : []))
  const depthOf = (d: string | undefined) => Number(d?.match(/[\d.]+$/)?.[0])
  const [ground, leg] = dataOf(lower)
  expect(depthOf(ground)).toBeCloseTo(lower.height - (level.height - depthOf(dataOf(level)[1])), 9)
  expect(depthOf(leg)).toBeCloseTo(depthOf(ground), 9)
})
