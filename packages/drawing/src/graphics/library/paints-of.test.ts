import { newDrawing } from '@ramp/domain'
import { expect, test } from 'vitest'
import { drawDrawing } from '../../drawings/draw-drawing.ts'
import { drawingOfGraphic } from '../drawing-of-graphic.ts'
import { GRAPHICS } from './library.ts'
import { paintsOf } from './paints-of.ts'

const RED = '#fe0102'
const pictures = GRAPHICS.filter(({ makes }) => makes.kind === 'graphic')

test.each(pictures.map((graphic) => [graphic.frontendName, graphic] as const))(
  '%s shows the colours it says, and no other',
  (_name, graphic) => {
    const drawing = drawingOfGraphic(graphic, { id: 'g', at: { x: 0, y: 0 }, units: 'in' })
    if (drawing.kind !== 'graphic') throw new Error('this is no picture')
    const { style, second } = drawing
    const shows = {
      fill: { ...drawing, style: { ...style, fill: RED } },
      stroke: { ...drawing, style: { ...style, stroke: RED } },
      fill2: { ...drawing, second: { ...second, fill2: RED } },
      stroke2: { ...drawing, second: { ...second, stroke2: RED } },
    }
    const shown = Object.entries(shows).filter(([, red]) => JSON.stringify(drawDrawing(red)).includes(RED))
    expect(paintsOf(graphic.id)).toEqual(shown.map(([paint]) => paint))
  },
)

test('what is no picture of the library shows none', () => {
  expect(paintsOf('fence')).toEqual([])
  expect(paintsOf(newDrawing({ kind: 'graphic', id: 'g', at: { x: 0, y: 0 } }).graphic)).toEqual([])
})
