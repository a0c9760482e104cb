import { describe, expect, test } from 'vitest'
import { drawingOfGraphic } from './drawing-of-graphic.ts'
import { GRAPHICS, libraryGraphic } from './library/library.ts'

const placed = (id: string) => {
  const graphic = libraryGraphic(id)
  if (!graphic) throw new Error(`the library has no ${id}`)
  return drawingOfGraphic(graphic, { id: 'new', at: { x: 120, y: 60 }, units: 'ft' })
}

describe('what a graphic puts on the canvas', () => {
  test.each`
    id                     | kind             | fields
    ${'pickup'}            | ${'graphic'}     | ${{ graphic: 'pickup', width: 88, length: 222 }}
    ${'square-tan'}        | ${'rectangle'}   | ${{ width: 60, length: 60 }}
    ${'text-garage'}       | ${'text'}        | ${{ text: 'GARAGE' }}
    ${'door-right'}        | ${'door'}        | ${{ width: 36, doorAngle: 180 }}
    ${'fence'}             | ${'fence'}       | ${{ length: 60 }}
    ${'measure-tool'}      | ${'ruler'}       | ${{ tool: 'measure', dimUnits: 'ft' }}
    ${'ada-box'}           | ${'ada-box'}     | ${{ scale: 1 }}
    ${'rise-info-box'}     | ${'rise-box'}    | ${{ porch: '' }}
    ${'service-notes-box'} | ${'service-box'} | ${{ ship: '' }}
  `('$id becomes a $kind [drawing-graphics-6]', ({ id, kind, fields }) => {
    expect(placed(id)).toMatchObject({ id: 'new', at: { x: 120, y: 60 }, kind, ...fields })
  })

  test('a notice of approval keeps its red letters, and a tree its two greens [drawing-graphics-7]', () => {
    expect(placed('text-approved')).toMatchObject({ lettering: { fontColor: '#c62828', fontWeight: 'bold' } })
    expect(placed('tree')).toMatchObject({ style: { fill: '#e4f1df' }, second: { fill2: '#d3e8cd' } })
  })

  test('every graphic can be put down', () => {
    const kinds = GRAPHICS.map(
      (graphic) => drawingOfGraphic(graphic, { id: 'new', at: { x: 0, y: 0 }, units: 'in' }).kind,
    )
    expect(kinds).toHaveLength(GRAPHICS.length)
  })
})
