import { describe, expect, test } from 'vitest'
import { checksBlock } from './checks-block.ts'
import { analysed, printedJob } from './fixtures/systems.ts'
import { textsOf } from './mark-bounds.ts'

const VIEW = { scale: 1, left: 0, top: 0 }
const linesOf = (layout: Parameters<typeof analysed>[0]) =>
  checksBlock(analysed(layout))
    .rowsIn(2000)
    .rows.map((row) =>
      textsOf(row.draw(0, 0), VIEW)
        .map(({ text }) => text)
        .join(' '),
    )

describe('the checks on the drawing', () => {
  test('a system in order says so, and how it stands against each code, and what to look at on the site', () => {
    expect(linesOf(printedJob('t2-straight'))).toEqual([
      'In order No errors and no warnings from the checks of the product.',
      'Code IRC 2021: 3 met, 1 to look at. On the site: R311.8.2 Landing length.',
      'Code ADA 2010: 6 met, 4 to look at. On the site: 405.3 Cross slope, 405.7.2 Landing width beyond the ramp’s, 405.7.3 Landing length, 505.4 Handrail height.',
    ])
  })

  test('the sections of a code that are not met are named', () => {
    expect(linesOf(printedJob('t1-switchback'))).toContainEqual(
      expect.stringContaining('Warning IRC 2021: 2 met, 1 not met, 2 to look at. Not met: R312.1.1.'),
    )
  })
})
