import { describe, expect, test } from 'vitest'
import { against, analysed, first, p3g } from '../../../fixtures/p3g.ts'
import { drawnFrom, wholeSystems } from '../../../fixtures/whole-systems.ts'
import { distance, type Point } from '../../base/geometry/point.ts'
import {
  setLegLength,
  switchBrace,
  switchClosure,
  toggleOpening,
  writeClosures,
} from '../../edits/choice-edits.ts'
import { addDrawings } from '../../edits/drawing-edits.ts'
import { addParts, setHandrailSides } from '../../edits/part-edits.ts'
import { newDrawing } from '../../model/drawings/new-drawing.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { newPart } from '../../model/layout/new-part.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { mirrorSystem } from './mirror-system.ts'

/** The system after the command; a system that nobody drew has no other way. */
const turned = (before: Analysis): Analysis => {
  const found = mirrorSystem(before)
  if (!found) throw new Error('there is nothing to turn')
  return analyse(found.edit(before.layout), before.catalogue)
}

const listOf = ({ partsList, linearFeet, issues }: Analysis) => ({
  lines: partsList.lines.map(({ shortName, quantity }) => [shortName, quantity]),
  partsTotal: partsList.partsTotal,
  linearFeet,
  codes: issues.map(({ code }) => code).sort(),
})

/** Everything but dust. */
const rounded = (layout: Layout): unknown =>
  JSON.parse(JSON.stringify(layout), (_, value) =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 + 0 : value,
  )

/** The layout with a choice about every second closure, leg and brace, and the closures written. */
function chosen(before: Analysis): Analysis {
  const every = <Owner>(owners: readonly Owner[]) => owners.filter((_, index) => index % 2 === 0)
  const edits = [
    ...every(before.closures).map(({ id }) => switchClosure(id, false)),
    writeClosures(before.closures),
    ...every(before.legs).map(({ id }, index) => setLegLength(id, 11 + index)),
    ...every(before.bracing.braces).map(({ id }) => switchBrace(id, false)),
  ]
  return analyse(
    edits.reduce((layout, edit) => edit(layout), before.layout),
    before.catalogue,
  )
}

describe.each(wholeSystems)('$name the other way', ({ json }) => {
  test('has the same parts list to the piece and the cent; twice it is the layout before', () => {
    const before = drawnFrom(json)
    const after = turned(before)
    expect(listOf(after)).toEqual(listOf(before))
    const back = turned(after)
    if (back.layout.project.canvas.width === before.layout.project.canvas.width)
      expect(rounded({ ...back.layout, project: before.layout.project })).toEqual(rounded(before.layout))
  })

  test('keeps every choice about closures, legs and braces', () => {
    const before = chosen(drawnFrom(json))
    const after = turned(before)
    expect(listOf(after)).toEqual(listOf(before))
    expect(after.layout.closureChoices).toHaveLength(before.layout.closureChoices.length)
    expect(after.issues.filter(({ code }) => code === 'choice.owner-gone')).toEqual([])
    expect(listOf(turned(after))).toEqual(listOf(before))
  })
})

/** A 5x5 at the door, a ramp straight on, a turn to the right, a ramp to the ground. */
const lShape = () =>
  analysed({
    parts: [
      first('A', 'PPS55TL'),
      against('r1', 'PRSTL8', 'A BOTTOM RIGHT'),
      against('B', 'PPS55TL', 'r1 BOTTOM RIGHT'),
      against('r2', 'PRSTL4', 'B LEFT LEFT'),
      against('t', 'PRGT', 'r2 BOTTOM'),
    ],
    runs: [{ name: 'Primary', top: 12, bottom: 0, parts: ['A', 'r1', 'B', 'r2'] }],
    entrances: [['A', 'TOP']],
    exits: [['r2', 'BOTTOM']],
  })

const at = ({ placement }: Analysis, id: string): Point => placement.byId.get(id)?.part.at ?? { x: 0, y: 0 }

describe('turning the other way', () => {
  test('mirrors the system with its transition about the axis of the door, and its rails, exits and heights with it', () => {
    const before = analyse(setHandrailSides(['B'], ['RIGHT', 'BOTTOM'])(lShape().layout), p3g)
    const after = turned(before)
    expect(at(before, 'r2').x).toBeLessThan(at(before, 'B').x)
    for (const id of ['A', 'r1', 'B', 'r2', 't']) {
      expect(at(after, id).x).toBeCloseTo(960 - at(before, id).x, 6)
      expect(at(after, id).y).toBeCloseTo(at(before, id).y, 6)
    }
    expect(after.placement.byId.get('B')?.part).toMatchObject({ handrailSides: ['LEFT', 'BOTTOM'] })
    expect(after.layout.openings).toEqual(before.layout.openings)
    expect(after.runs.heights).toEqual(before.runs.heights)
  })

  test.each`
    what                                                             | change                                                                                                                                                           | side
    ${'the side of the entrance'}                                    | ${(layout: Layout) => layout}                                                                                                                                    | ${'TOP'}
    ${'without one, the side the rails leave open'}                  | ${(layout: Layout) => setHandrailSides(['A'], ['TOP', 'RIGHT'])(toggleOpening('A', 'TOP', 'entrance')(layout))}                                                  | ${'LEFT'}
    ${'without rails, the side from which the way goes straight on'} | ${(layout: Layout) => toggleOpening('A', 'TOP', 'entrance')(layout)}                                                                                             | ${'TOP'}
    ${'without rails, the side a door is drawn at'}                  | ${(layout: Layout) => addDrawings([newDrawing({ kind: 'door', id: 'd', at: { x: 520, y: 480 }, rotation: 90 })])(toggleOpening('A', 'TOP', 'entrance')(layout))} | ${'RIGHT'}
  `('takes for the door $what', ({ change, side }) => {
    const before = analyse(change(lShape().layout), p3g)
    const middle = before.placement.byId.get('A')?.sides[side as 'TOP'].middle
    const after = turned(before).placement.byId.get('A')?.sides
    const stays = Object.values(after ?? {}).some((one) => middle && distance(one.middle, middle) < 1e-6)
    expect(stays).toBe(true)
    expect(at(turned(before), 'A')).toEqual(at(before, 'A'))
  })

  test('leaves what stands elsewhere: a second system, drawings and a portable that is carried', () => {
    const { layout } = lShape()
    const item = p3g.byShortName.get('PPS55TL')
    const far = item && newPart(item, 'far', { x: 480, y: 60 }, 0)
    const before = analyse(addParts(far ? [far] : [])(layout), p3g)
    const found = mirrorSystem(before)
    expect(found?.parts).toEqual(['A', 'r1', 'B', 'r2', 't'])
    expect(at(turned(before), 'far')).toEqual({ x: 480, y: 60 })
  })

  test('what would leave the canvas makes it grow, and everything moves along', () => {
    const { layout } = lShape()
    const small = { ...layout, project: { ...layout.project, canvas: { width: 540, height: 720 } } }
    const before = analyse(small, p3g)
    const after = turned(before)
    expect(after.layout.project.canvas).toEqual({ width: 780, height: 720 })
    expect(at(after, 'A')).toEqual(at(before, 'A'))
    const back = turned(after)
    expect(at(back, 'r2').x).toBeCloseTo(at(before, 'r2').x, 6)
  })

  test('a choice whose closure is gone stays one, and one that would speak for another ends', () => {
    const { layout } = lShape()
    const gone = switchClosure('nothing', false)(layout)
    expect(turned(analyse(gone, p3g)).layout.closureChoices).toEqual([{ id: 'nothing', isActive: false }])
    const [closure] = turned(lShape()).closures
    const other = switchClosure(closure?.id ?? '', false)(layout)
    const isOwned = analyse(other, p3g).closures.some(({ id }) => id === closure?.id)
    if (!isOwned) expect(turned(analyse(other, p3g)).layout.closureChoices).toEqual([])
  })

  test('an empty canvas has no other way', () => {
    expect(mirrorSystem(analysed({ parts: [], runs: [] }))).toBeNull()
  })
})
