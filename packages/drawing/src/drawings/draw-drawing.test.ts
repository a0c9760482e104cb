import { type Box, type Drawing, frameOf, hasInside, newDrawing } from '@ramp/domain'
import { type Mark, svgDocument, textsOf } from '@ramp/drafting'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { drawDrawing } from './draw-drawing.ts'

const at = { x: 0, y: 0 }
const view = { scale: 1, left: 0, top: 0 }
const wordsOf = (drawing: Drawing) => textsOf([drawDrawing(drawing)], view).map(({ text }) => text)
const svgOf = (drawing: Drawing) => svgDocument([drawDrawing(drawing)], view, 400, 400)
const pathsOf = (drawing: Drawing): readonly string[] => {
  const inside = (mark: Mark): readonly string[] => {
    if (mark.kind === 'path') return [mark.d]
    return mark.kind === 'text' ? [] : mark.children.flatMap(inside)
  }
  return inside(drawDrawing(drawing))
}

describe('a dimension line', () => {
  const line = newDrawing({ kind: 'dimension', id: 'd', at, length: 126 })

  test.each`
    dimUnits | words
    ${'in'}  | ${'126.00 in'}
    ${'ft'}  | ${'10.50 ft'}
  `('says its length with two decimals in $dimUnits [drawing-drawings-2]', ({ dimUnits, words }) => {
    expect(wordsOf({ ...line, dimUnits })).toEqual([words])
  })

  test('stops for its number, and goes through when the number stands beside it', () => {
    expect(pathsOf({ ...line, tickLeft: [], tickRight: [] })).toHaveLength(2)
    expect(pathsOf({ ...line, length: 20, tickLeft: [], tickRight: [] })).toHaveLength(1)
  })

  test('has what was chosen at its ends, and is dashed when it should be [drawing-drawings-1]', () => {
    const plain = pathsOf({ ...line, tickLeft: [], tickRight: [] }).length
    expect(pathsOf({ ...line, tickLeft: ['line', 'arrow'], tickRight: ['dot'] })).toHaveLength(plain + 3)
    expect(svgOf(line)).not.toContain('stroke-dasharray')
    expect(svgOf({ ...line, style: { ...line.style, lineStyle: 'dashed' } })).toContain(
      'stroke-dasharray="3 9"',
    )
  })

  test('is never lettered upside down', () => {
    const [over] = drawDrawing({ ...line, rotation: 180 }).children.filter(({ kind }) => kind === 'group')
    expect(over?.kind === 'group' && over.matrix?.slice(0, 4)).toEqual([-1, 0, 0, -1])
  })
})

describe('the boxes of a layout', () => {
  test('the ADA box states what a layout keeps to, and shows ticks [drawing-drawings-6]', () => {
    const box = newDrawing({ kind: 'ada-box', id: 'a', at })
    expect(wordsOf(box)).toEqual([
      'ADA LAYOUT',
      'Runs are 36 inches wide',
      'Handrails are 34 to 36 inches high',
      'Runs have a 1:12 ratio',
      'Landings are 5 by 5 feet',
      'No run is longer than 30 feet without a resting platform',
    ])
    const ticked = { ...box, isChecked: [true, false, true, false, false] }
    expect(pathsOf(ticked).length - pathsOf(box).length).toBe(2)
  })

  test.each(['ada-box', 'rise-box', 'service-box'] as const)(
    'no line on the paper of the %s cuts its border',
    (kind) => {
      const box = newDrawing({ kind, id: 'b', at })
      const [paper] = drawDrawing(box).children
      const marks = paper?.kind === 'group' ? paper.children : []
      expect(marks.at(-1)).toMatchObject({ kind: 'path', stroke: { color: box.style.stroke } })
      expect(marks.at(-1)).not.toHaveProperty('fill', expect.any(String))
      expect(marks[0]).toMatchObject({ kind: 'path', fill: box.style.fill })
    },
  )

  test('the rise box shows its seven figures [drawing-drawings-4]', () => {
    const box = newDrawing({ kind: 'rise-box', id: 'r', at, riseOut: '24 in', totalRise: '30 in' })
    expect(wordsOf(box)).toEqual(expect.arrayContaining(['Rise at door out', '24 in', 'Total rise', '30 in']))
    expect(wordsOf(box).filter((words) => words !== '')).toHaveLength(1 + 7 + 2)
  })

  test('the service box keeps long notes inside [drawing-drawings-5]', () => {
    const service = 'Bring the long drill. '.repeat(30)
    const box = newDrawing({ kind: 'service-box', id: 's', at, service, ship: 'Call before' })
    const extents = textsOf([drawDrawing(box)], view).map(({ extent }) => extent)
    const frame = frameOf(box)
    const isInside = ({ min, max }: Box) =>
      min.x >= frame.min.x && max.x <= frame.max.x && min.y >= frame.min.y && max.y <= frame.max.y
    expectEvery(extents, isInside)
    expect(wordsOf(box).join(' ')).toContain(service.trim())
  })
})

test('a callout points at its place unless its pointer is off [drawing-drawings-3]', () => {
  const callout = newDrawing({ kind: 'callout', id: 'c', at, text: 'Hose bib' })
  expect(wordsOf(callout)).toEqual(['Hose bib'])
  const off = { ...callout, pointer: { ...callout.pointer, style: 'none' as const } }
  expect(pathsOf(callout).length).toBeGreaterThan(pathsOf(off).length)
})

test('words keep their font, and what is written never becomes markup', () => {
  const svg = svgOf(newDrawing({ kind: 'text', id: 't', at, text: '<b>Porch</b>\nsouth' }))
  expect(svg).toContain('font-family="Arimo, Arial"')
  expect(svg).not.toContain('<b>')
  expect(wordsOf(newDrawing({ kind: 'text', id: 't', at, text: 'Porch\nsouth' }))).toEqual(['Porch', 'south'])
})

test('opacity, turn and place come from the drawing', () => {
  const drawing = newDrawing({ kind: 'fence', id: 'f', at: { x: 7, y: 9 }, rotation: 90 })
  const mark = drawDrawing({ ...drawing, style: { ...drawing.style, opacity: 0.5 } })
  expect(mark).toMatchObject({ id: 'f', opacity: 0.5, matrix: [0, 1, -1, 0, 7, 9] })
})

const points = [
  { x: -30, y: 0 },
  { x: 0, y: -20 },
  { x: 30, y: 0 },
]
test.each([
  ...(['line', 'arc', 'freeform', 'brush', 'pen-path', 'polygon'] as const).map((kind) =>
    newDrawing({ kind, id: 'd', at, points }),
  ),
  ...(['text', 'callout', 'dimension', 'rectangle', 'triangle', 'circle', 'fence', 'door'] as const).map(
    (kind) => newDrawing({ kind, id: 'd', at }),
  ),
  newDrawing({ kind: 'ruler', id: 'd', at, tool: 'ruler' }),
  newDrawing({ kind: 'ruler', id: 'd', at, tool: 'measure' }),
])('a background shows in a $kind when it has an inside', (drawing) => {
  const filled = { ...drawing, style: { ...drawing.style, fill: '#fe0102' } }
  expect(svgOf(filled).includes('#fe0102')).toBe(hasInside(drawing))
})
