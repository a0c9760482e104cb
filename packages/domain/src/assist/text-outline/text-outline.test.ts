import { describe, expect, test } from 'vitest'
import { against, analysed, first } from '../../../fixtures/p3g.ts'
import { newDrawing } from '../../model/drawings/new-drawing.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { textOutlineOf } from './text-outline.ts'

/** Parts are called by their letters, lengths are inches. */
const words = { nameOf: (id: string) => id, lengthOf: (inches: number) => `${inches}"` }
const outline = (analysis: Analysis) => textOutlineOf(analysis, words, analysis.issues)
const saidOf = (analysis: Analysis) =>
  outline(analysis).flatMap(({ rows }) => rows.map(({ name, details }) => [name, ...details].join(', ')))

const SWITCHBACK = [
  first('r1', 'PRSTL6'),
  against('A', 'PPS55TL', 'r1 BOTTOM LEFT'),
  against('B', 'PPS55TL', 'A RIGHT CENTER LEFT'),
  against('r2', 'PRSTL4', 'B TOP RIGHT'),
  against('r3', 'PRSTL5', 'r2 BOTTOM'),
  against('T', 'PRLT', 'r3 BOTTOM'),
]
const WALK = ['r1', 'A', 'B', 'r2', 'r3']

describe('a run from the top down', () => {
  const built = analysed({
    parts: SWITCHBACK,
    runs: [{ name: 'Primary', top: 15, bottom: 0, parts: WALK }],
    entrances: [['r1', 'TOP']],
    exits: [['r3', 'BOTTOM']],
  })

  test('every part says its height, how the way turns, and where it begins and ends [outline-1]', () => {
    expect(saidOf(built)).toEqual([
      'r1, from 15" down to 9", toward the bottom of the drawing, entrance at its upper end',
      'A, at 9", turning left',
      'B, at 9", turning left',
      'r2, from 9" down to 5"',
      'r3, from 5" down to 0", exit at its lower end',
      'T, against the lower end of r3',
    ])
  })

  test('the whole walk is one sentence, from the entrance to the ground', () => {
    const [run] = outline(built)
    expect(run?.title).toBe('Primary')
    expect(run?.sentence).toMatch(
      /^Entrance; r1 from 15" down to 9", .*; A at 9", turning left; .*; exit to the ground/,
    )
  })
})

describe('parts without a run', () => {
  test('stand in the order they would be walked, without heights', () => {
    const [walk] = outline(analysed({ parts: SWITCHBACK, runs: [] }))
    expect(walk?.title).toBe('Walk, not in a run yet')
    expect(walk?.rows.map(({ id }) => id)).toEqual([...WALK, 'T'])
    expect(walk?.rows[3]?.details).toEqual(['going down'])
  })

  test('parts that are not joined make walks of their own', () => {
    const apart = analysed({
      parts: [first('X', 'PPS55TL'), first('Y', 'PRSTL4', { at: { x: 900, y: 480 } })],
      runs: [],
    })
    expect(outline(apart).map(({ title, rows }) => [title, rows.length])).toEqual([
      ['Walk 1, not in a run yet', 1],
      ['Walk 2, not in a run yet', 1],
    ])
  })
})

describe('turns', () => {
  test.each`
    where               | side             | turn
    ${'across'}         | ${'A BOTTOM'}    | ${undefined}
    ${'to its right'}   | ${'A RIGHT'}     | ${'turning left'}
    ${'to its left'}    | ${'A LEFT'}      | ${'turning right'}
    ${'beside the way'} | ${'A TOP RIGHT'} | ${'turning back'}
  `('a platform that is left $where: $turn', ({ side, turn }) => {
    const system = analysed({
      parts: [
        first('r1', 'PRSTL8'),
        against('A', 'PPS85TL', 'r1 BOTTOM RIGHT'),
        against('r2', 'PRSTL8', side),
      ],
      runs: [{ name: 'Primary', parts: ['r1', 'A', 'r2'] }],
    })
    expect(outline(system)[0]?.rows[1]?.details[0]).toBe(turn)
  })
})

describe('what is not walked', () => {
  const bare = analysed({
    parts: [first('r1', 'PRSTL8'), first('T', 'PRLT', { at: { x: 60, y: 30 } })],
    runs: [],
  })

  test('a loose part says where it lies', () => {
    expect(outline(bare)[1]).toMatchObject({
      title: 'Separate from the system',
      rows: [{ id: 'T', details: ['60" from the left, 30" from the top'] }],
    })
  })

  test('drawings follow, words with their beginning', () => {
    const text = { ...newDrawing({ kind: 'text', id: 'd', at: { x: 24, y: 12 } }), text: 'GARAGE' }
    const groups = outline(analyse({ ...bare.layout, drawings: [text] }, bare.catalogue))
    expect(groups.at(-1)).toMatchObject({
      title: 'Drawings',
      rows: [
        { kind: 'drawing', id: 'd', name: 'Text: GARAGE', details: ['24" from the left, 12" from the top'] },
      ],
    })
  })

  test('an empty canvas has no outline', () => {
    expect(outline(analysed({ parts: [], runs: [] }))).toEqual([])
  })
})

test('a part names its problems once, with what to do', () => {
  const overlapping = analysed({
    parts: [first('X', 'PPS55TL'), first('Y', 'PPS55TL', { at: { x: 490, y: 480 } })],
    runs: [],
  })
  const [walk] = outline(overlapping)
  expect(walk?.rows[0]?.problems).toContain('System parts cannot overlap. Move one of the two parts.')
})
