import { addDrawings, type DrawingKind, newDrawing, newLayout } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { layoutSchema } from './layout.ts'

const KINDS: readonly DrawingKind[] = [
  'text',
  'callout',
  'dimension',
  'line',
  'arc',
  'freeform',
  'brush',
  'pen-path',
  'polygon',
  'rectangle',
  'triangle',
  'circle',
  'ruler',
  'fence',
  'door',
  'ada-box',
  'rise-box',
  'service-box',
]
const at = { x: 10, y: 20 }
const tree = newDrawing({ kind: 'graphic', id: 'tree', at, graphic: 'tree' })
const layout = addDrawings([tree, ...KINDS.map((kind) => newDrawing({ kind, id: kind, at }))])(
  newLayout('P3G'),
)

describe('drawings in a saved layout', () => {
  test('come through as the domain has them, every kind [contracts-layout-3]', () => {
    expect(layoutSchema.parse(JSON.parse(JSON.stringify(layout)))).toEqual(layout)
  })

  test('may be missing from a layout that was saved before there were any', () => {
    const { drawings: _, stack: __, ...old } = newLayout('P3G')
    expect(layoutSchema.parse(old)).toMatchObject({ drawings: [], stack: [] })
  })

  test.each([
    ['a colour that is none', { ...tree, style: { ...tree.style, fill: 'red" onload="x' } }],
    ['an opacity above 1', { ...tree, style: { ...tree.style, opacity: 2 } }],
    [
      'a font we do not know',
      newDrawing({ kind: 'text', id: 't', at, lettering: { font: 'Comic' } as never }),
    ],
    ['a circle of no radius', newDrawing({ kind: 'circle', id: 'c', at, radius: -20 })],
    ['a kind we do not know', { ...tree, kind: 'hologram' }],
    ['two of one id', [tree, tree]],
  ])('are refused: %s [contracts-layout-5]', (_, sent) => {
    expect(layoutSchema.safeParse({ ...layout, drawings: [sent].flat() }).success).toBe(false)
  })
})
