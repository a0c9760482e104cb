import type { Part } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { alignSelection, distributeSelection, mirrorSelection } from '../commands/arranging.ts'
import { selectAll } from '../commands/selection.ts'
import { layoutOf, partAt, partOn, TestEditor } from '../testing.ts'

const A = partAt('platform', 'A', { x: 100, y: 100 })
const B = partAt('ramp', 'B', { x: 300, y: 220 })
const C = partAt('platform', 'C', { x: 600, y: 160 })

const all = (...parts: readonly Part[]) => {
  const editor = new TestEditor(layoutOf(...parts))
  selectAll(editor)
  return editor
}

describe('aligning', () => {
  test.each`
    how         | axis   | places
    ${'top'}    | ${'y'} | ${{ A: 100, B: 114.95, C: 100 }}
    ${'middle'} | ${'y'} | ${{ A: 167.475, B: 167.475, C: 167.475 }}
    ${'bottom'} | ${'y'} | ${{ A: 234.95, B: 220, C: 234.95 }}
  `('to the $how puts them in one row', ({ how, axis, places }) => {
    const editor = all(A, B, C)
    expect(alignSelection(editor, how)).toBe(true)
    for (const id of ['A', 'B', 'C'])
      expect(editor.centerOf(id)[axis as 'x' | 'y']).toBeCloseTo(places[id], 2)
    expect(editor.entries).toEqual(['Align'])
  })

  test('is refused where parts would come to lie on one another', () => {
    const editor = all(A, partAt('platform', 'D', { x: 110, y: 300 }))
    expect(alignSelection(editor, 'top')).toBe(false)
    expect(editor.entries).toEqual([])
  })

  test.each(['left', 'center', 'right'] as const)('to the %s works across', (how) => {
    const editor = all(A, partAt('platform', 'D', { x: 150, y: 400 }))
    expect(alignSelection(editor, how)).toBe(true)
    expect(editor.centerOf('D').x).toBe(editor.centerOf('A').x)
  })
})

test('distributing makes the gaps equal and leaves the outermost parts', () => {
  const editor = all(A, B, C)
  expect(distributeSelection(editor, 'x')).toBe(true)
  expect(editor.centerOf('A').x).toBe(100)
  expect(editor.centerOf('B').x).toBe(350)
  expect(editor.centerOf('C').x).toBe(600)
})

describe('mirroring', () => {
  const R = partAt('ramp', 'R', { x: 400, y: 200 })
  const P = partOn('platform', 'P', { to: R, side: 'BOTTOM', mySide: 'TOP', position: 'LEFT' })
  const S = partOn('ramp', 'S', { to: P, side: 'RIGHT', mySide: 'TOP' })

  test.each(['across', 'down'] as const)('%s keeps every joint and which way ramps go down', (way) => {
    const editor = all(R, P, S)
    const kinds = editor.analysis.connections.joints.map(({ kind }) => kind)
    expect(mirrorSelection(editor, way)).toBe(true)
    expect(editor.analysis.connections.joints.map(({ kind }) => kind)).toEqual(kinds)
    expect(editor.analysis.connections.joints[0]?.position).toBe('RIGHT')
    expect(editor.analysis.placement.overlaps).toEqual([])
  })

  test('twice is as before', () => {
    const editor = all(R, P, S)
    const before = ['R', 'P', 'S'].map((id) => [editor.centerOf(id), editor.part(id).rotation])
    mirrorSelection(editor, 'across')
    mirrorSelection(editor, 'across')
    expect(['R', 'P', 'S'].map((id) => [editor.centerOf(id), editor.part(id).rotation])).toEqual(before)
  })

  test('takes the railed sides, entrances and exits along', () => {
    const layout = {
      ...layoutOf({ ...P, kind: 'platform' as const, handrailSides: ['LEFT' as const], isResting: false }),
      openings: [{ part: 'P', side: 'RIGHT' as const, use: 'exit' as const }],
    }
    const editor = new TestEditor(layout)
    selectAll(editor)
    mirrorSelection(editor, 'across')
    expect(editor.part('P')).toMatchObject({ handrailSides: ['RIGHT'] })
    expect(editor.state.layout.openings).toEqual([{ part: 'P', side: 'LEFT', use: 'exit' }])
  })
})
