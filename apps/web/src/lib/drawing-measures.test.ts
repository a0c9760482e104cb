import { addDrawing, type Drawing, drawingOutline, newDrawing, newLayout, rotateObjects } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { drawingAngle, drawingMeasures } from './drawing-measures.ts'

const at = { x: 300, y: 300 }
const make = (kind: Drawing['kind'], more: object = {}): Drawing =>
  ({ ...newDrawing({ kind, id: 'd', at } as Parameters<typeof newDrawing>[0]), ...more }) as Drawing
const line = make('line', {
  points: [
    { x: -30, y: 0 },
    { x: 30, y: 0 },
  ],
  rotation: 30,
})
const after = (drawing: Drawing, name: string, size: number) => {
  const measure = drawingMeasures(drawing).find((one) => one.name === name)
  const changed = measure?.resized(size)(addDrawing(drawing)(newLayout('P3G'))).drawings[0]
  if (!changed) throw new Error(`${drawing.kind} has no ${name}`)
  return changed
}

describe('a size that is typed', () => {
  test.each`
    drawing                                                       | name          | size
    ${make('rectangle', { width: 40, length: 20, rotation: 30 })} | ${'Width'}    | ${63.375}
    ${make('rectangle', { width: 40, length: 20 })}               | ${'Length'}   | ${7.5}
    ${make('circle', { radius: 10 })}                             | ${'Diameter'} | ${33}
    ${make('dimension', { length: 60, rotation: 90 })}            | ${'Length'}   | ${100}
    ${make('fence', { length: 60 })}                              | ${'Length'}   | ${12}
    ${make('door', { width: 36 })}                                | ${'Width'}    | ${32}
    ${make('ada-box')}                                            | ${'Width'}    | ${142.5}
    ${make('text', { text: 'Porch' })}                            | ${'Length'}   | ${40}
    ${make('callout')}                                            | ${'Width'}    | ${31.5}
    ${make('callout')}                                            | ${'Length'}   | ${40}
    ${line}                                                       | ${'Length'}   | ${96}
  `('becomes the $name of a $drawing.kind', ({ drawing, name, size }) => {
    const measures = drawingMeasures(after(drawing, name, size))
    expect(measures.find((one) => one.name === name)?.size).toBeCloseTo(size, 6)
  })

  test('leaves the upper left corner, or the left end, where it is', () => {
    for (const drawing of [make('rectangle', { width: 40, length: 20, rotation: 30 }), make('ada-box')]) {
      const [before] = drawingOutline(drawing)
      const [corner] = drawingOutline(after(drawing, 'Width', 80))
      expect(corner?.x).toBeCloseTo(before?.x ?? 0, 6)
      expect(corner?.y).toBeCloseTo(before?.y ?? 0, 6)
    }
    expect(after(make('dimension', { length: 60 }), 'Length', 100)).toMatchObject({ at: { x: 320, y: 300 } })
  })

  test('is not asked of a line that has none across', () => {
    const flat = make('freeform', {
      points: [
        { x: -30, y: 0 },
        { x: 0, y: 0 },
        { x: 30, y: 0 },
      ],
    })
    expect(drawingMeasures(flat).map(({ name }) => name)).toEqual(['Width'])
  })
})

test('an angle that is typed is where a drawing stands, a straight line by the way it runs', () => {
  for (const drawing of [line, make('rectangle', { rotation: 45 })]) {
    const turn = rotateObjects([drawing.id], 17 - drawingAngle(drawing), drawing.at)
    const turned = turn(addDrawing(drawing)(newLayout('P3G'))).drawings[0]
    expect(turned && drawingAngle(turned)).toBeCloseTo(17, 6)
    expect(turned?.at).toEqual(at)
  }
})
