import { expect, test } from 'vitest'
import { issuedSide } from '../../../../fixtures/difference-sides.ts'
import { against, analysed, first, p3g } from '../../../../fixtures/p3g.ts'
import type { Point } from '../../../base/geometry/point.ts'
import { setProject } from '../../../edits/choice-edits.ts'
import { type Edit, inTurn } from '../../../edits/edit.ts'
import {
  moveParts,
  removeParts,
  replaceItem,
  rotateParts,
  setHandrailSides,
} from '../../../edits/part-edits.ts'
import { setRunTop } from '../../../edits/run-edits.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import { analyse } from '../../../rules/analysis/analyse.ts'
import { mirrorSystem } from '../../mirror/mirror-system.ts'
import { differenceOf } from '../difference-of.ts'

const WALK = ['r1', 'A', 'r2', 'r3']
const l = analysed({
  parts: [
    first('r1', 'PRSTL6'),
    against('A', 'PPS55TL', 'r1 BOTTOM LEFT', { handrailSides: ['LEFT', 'BOTTOM'] }),
    against('r2', 'PRSTL8', 'A RIGHT'),
    against('r3', 'PRSTL8', 'r2 BOTTOM'),
  ],
  runs: [{ name: 'Primary', top: 24, bottom: 0, parts: WALK }],
  entrances: [['r1', 'TOP']],
  exits: [['r3', 'BOTTOM']],
})
const run = l.layout.runs[0]?.id ?? ''
const itemOf = (name: string) => {
  const item = p3g.byShortName.get(name)
  if (!item) throw new Error(`no item ${name}`)
  return item
}
const drawn = (after: Layout) => differenceOf(issuedSide(l), issuedSide(analyse(after, p3g))).drawing
const afterEdits = (...edits: readonly Edit[]) => drawn(inTurn(...edits)(l.layout))
const move = (ids: readonly string[], x: number, y: number): Edit => moveParts(ids, { x, y })

test('the same drawing differs in nothing', () => {
  expect(drawn(structuredClone(l.layout))).toEqual({
    facts: [],
    parts: [],
    shift: { x: 0, y: 0 },
    sentences: [],
  })
})

test.each`
  what                                     | edits                                                  | sentences
  ${'a part to the left'}                  | ${[move(['r3'], -30, 0)]}                              | ${['8 ft ramp 2 moved 30" to the left']}
  ${'in feet, where the project has feet'} | ${[setProject({ units: 'ft' }), move(['r3'], -30, 0)]} | ${[`8 ft ramp 2 moved 2'-6" to the left`]}
  ${'two ways at once'}                    | ${[move(['r3'], 12.5, -6)]}                            | ${['8 ft ramp 2 moved 12 1/2" to the right and 6" toward the top']}
  ${'less than can be measured'}           | ${[move(['r3'], 0.01, 0)]}                             | ${[]}
  ${'several alike'}                       | ${[move(['r2', 'r3'], 0, 12)]}                         | ${['8 ft ramp 1 and 8 ft ramp 2 moved 12" toward the bottom']}
  ${'everything alike'}                    | ${[move(WALK, 24, 0)]}                                 | ${['Whole system moved 24" to the right']}
  ${'a turn'}                              | ${[rotateParts(['r3'], 90, { x: 0, y: 0 })]}           | ${/^8 ft ramp 2 moved .* and turned 90° clockwise$/}
  ${'another railing of a platform'}       | ${[setHandrailSides(['A'], ['LEFT'])]}                 | ${['5 × 5 platform has its railing on the left side instead of the bottom side and the left side']}
  ${'a part in place of another'}          | ${[replaceItem('r1', itemOf('PRSTL5'))]}               | ${['6 ft ramp was replaced with 5 ft ramp', '5 × 5 platform is 13/16" higher']}
  ${'the same size with another railing'}  | ${[replaceItem('r1', itemOf('PRSVP6'))]}               | ${['6 ft ramp was replaced with “Solid ramp, vertical picket handrails, 36 in wide, 6 ft”']}
`('$what', ({ edits, sentences }) => {
  const said = afterEdits(...edits).sentences.filter(
    (one) => !/^(Length|Slope|Railing|Turns|\d+ parts)/.test(one),
  )
  if (sentences instanceof RegExp) expect(said).toEqual([expect.stringMatching(sentences)])
  else expect(said).toEqual(sentences)
})

test('another rise is said of the system, and of parts that are higher by it', () => {
  const { facts, parts, sentences } = afterEdits(setRunTop(run, 27.5))
  expect(facts).toEqual([
    { name: 'Rise', before: '24"', after: '27 1/2"' },
    { name: 'Slope', before: '1:11', after: '1:9.6' },
  ])
  expect(sentences.slice(0, 2)).toEqual(['Rise 24" → 27 1/2"', 'Slope 1:11 → 1:9.6'])
  expect(sentences).toContain('5 × 5 platform is 2 9/16" higher')
  expect(parts.map(({ kind }) => kind)).toEqual(parts.map(() => 'changed'))
})

test('parts that are gone and new are named, and an id of another kind is another part', () => {
  const { at, rotation } = l.layout.parts[0] ?? { at: { x: 0, y: 0 } as Point, rotation: 0 }
  const { parts, sentences } = afterEdits(removeParts(['r3']), (layout) => ({
    ...layout,
    parts: layout.parts.map((part) =>
      part.id === 'r1' ? { id: 'r1', kind: 'piece', shortName: 'GATE', at, rotation } : part,
    ),
  }))
  expect(parts.filter(({ part }) => part === 'r1').map(({ kind }) => kind)).toEqual(['new', 'gone'])
  expect(sentences).toContain('Removed 6 ft ramp and 8 ft ramp 2')
  expect(sentences).toContain('Added GATE')
})

test('a system that was mirrored turns to the other side', () => {
  const mirrored = mirrorSystem(l)
  if (!mirrored) throw new Error('nothing was mirrored')
  expect(drawn(mirrored.edit(l.layout)).facts).toEqual([{ name: 'Turns', before: 'left', after: 'right' }])
})

test('a system on a canvas that grew was not moved, but for the parts that were', () => {
  const { width, height } = l.layout.project.canvas
  const grown = setProject({ canvas: { width, height: height + 240 } })
  expect(afterEdits(grown, move(WALK, 0, 240)).sentences).toEqual([])
  expect(afterEdits(grown, move(WALK, 0, 240), move(['r2', 'r3'], 0, 48)).sentences).toContain(
    '8 ft ramp 1 and 8 ft ramp 2 moved 48" toward the bottom',
  )
})

test('parts below the entrance move, and the entrance does not, however many they are', () => {
  const grown = setProject({ canvas: { width: 9000, height: 9000 } })
  const { parts } = afterEdits(grown, move(WALK, 0, 240), move(['A', 'r2', 'r3'], 24, 0))
  // Alone it is no more than one part that was moved.
  expect(parts.map(({ part }) => part)).toEqual(['r1'])
  const { parts: below } = afterEdits(grown, move(WALK, 0, 240), move(['r2', 'r3'], 24, 0))
  expect(below.map(({ part }) => part)).toEqual(['r2', 'r3'])
})
