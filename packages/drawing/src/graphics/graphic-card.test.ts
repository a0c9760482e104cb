import { expect, test } from 'vitest'
import { graphicCardSvg } from './graphic-card.ts'
import { GRAPHICS } from './library.ts'

const SIZE = { width: 156, height: 112 }

test.each(GRAPHICS.map((graphic) => [graphic.frontendName, graphic] as const))(
  'the card of %s shows something, and nothing that is no number',
  (_name, graphic) => {
    const svg = graphicCardSvg(graphic, SIZE)
    expect(svg).toMatch(/<(path|text) /)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  },
)
