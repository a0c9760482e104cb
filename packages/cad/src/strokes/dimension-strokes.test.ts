import { type Box, boxAround } from '@ramp/domain'
import { elevationsOf, planOf } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { systemFiles, systemOf } from '../../fixtures/systems.ts'
import { svgOf } from '../svg/svg-of.ts'
import type { DrawnDimension } from './dimension-strokes.ts'
import { boxOfLetters } from './stroke.ts'
import { drawnView } from './view-strokes.ts'

describe.each(systemFiles.map(({ name }) => name))('the dimensions of the drawing file of %s', (name) => {
  test('have no text over an extension line, over another, or off the view', () => {
    const analysis = systemOf(name)
    for (const view of [planOf(analysis), ...elevationsOf(analysis)]) {
      const drawn = drawnView(view).dimensions
      const seen = seenIn(svgOf(view))
      const crossed = drawn.filter((one) =>
        drawn.some(({ strokes }) =>
          strokes.slice(1, 3).some(({ points }) => meet(wordsOf(one), boxAround(points))),
        ),
      )
      const over = drawn.filter((one, index) =>
        drawn.slice(index + 1).some((other) => meet(wordsOf(one), wordsOf(other))),
      )
      const beyond = drawn.filter((one) => !isWithin(wordsOf(one), seen))
      const said = [...crossed, ...over, ...beyond].map(({ letters }) => letters)
      expect([view.name, ...said]).toEqual([view.name])
    }
  })
})

/** What an SVG shows. */
function seenIn(svg: string): Box {
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number)
  return { min: { x, y }, max: { x: x + width, y: y + height } }
}

const isWithin = (words: Box, { min, max }: Box): boolean =>
  words.min.x > min.x && words.min.y > min.y && words.max.x < max.x && words.max.y < max.y

const wordsOf = ({ letters }: DrawnDimension): Box => boxOfLetters(letters)

const meet = (a: Box, b: Box): boolean =>
  a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y
