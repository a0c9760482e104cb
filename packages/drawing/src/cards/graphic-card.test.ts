import { expect, test } from 'vitest'
import { GRAPHICS, libraryGraphic } from '../graphics/library/library.ts'
import { graphicCardSvg } from './graphic-card.ts'

const SIZE = { width: 156, height: 112 }

test.each(GRAPHICS.map((graphic) => [graphic.frontendName, graphic] as const))(
  'the card of %s shows something, and nothing that is no number',
  (_name, graphic) => {
    const svg = graphicCardSvg(graphic, SIZE)
    expect(svg).toMatch(/<(path|text) /)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  },
)

const cardOf = (id: string) => {
  const graphic = libraryGraphic(id)
  return graphic ? graphicCardSvg(graphic, SIZE) : ''
}

test('the card of the measure tool says its length as the canvas does', () => {
  expect(cardOf('measure-tool')).toContain('15.00 ft')
})

test('the card of a door shows it as it is put down: leaf, two jambs and a dashed swing', () => {
  expect(cardOf('door-right').match(/<path /g)).toHaveLength(4)
  expect(cardOf('door-right').match(/stroke-dasharray/g)).toHaveLength(1)
})
