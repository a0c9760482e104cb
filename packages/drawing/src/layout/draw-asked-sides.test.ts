import { readCatalogue } from '@ramp/catalogue-files'
import { catalogueOf, newPart, placeParts } from '@ramp/domain'
import { expect, test } from 'vitest'
import { drawAskedSides } from './draw-asked-sides.ts'

const catalogue = catalogueOf(readCatalogue('P3G'))
const item = catalogue.byShortName.get('PPS55TL')
const platform = item && newPart(item, 'A', { x: 100, y: 100 }, 0)
const placement = placeParts(platform ? [platform] : [], catalogue)

test('each side that is asked for is marked and carries its number, outside of its part', () => {
  const marks = drawAskedSides(
    [
      { part: 'A', side: 'LEFT' },
      { part: 'A', side: 'TOP' },
    ],
    placement,
  )
  const numbers = marks.flatMap((mark) =>
    mark.kind === 'group'
      ? [
          [
            mark.matrix?.[4],
            mark.matrix?.[5],
            mark.children.flatMap((one) => ('text' in one ? one.text : [])),
          ],
        ]
      : [],
  )
  const { min } = placement.byId.get('A')?.box ?? { min: { x: 0, y: 0 } }
  expect(numbers).toEqual([
    [min.x - 14, 100, ['1']],
    [100, min.y - 14, ['2']],
  ])
  expect(marks.filter(({ kind }) => kind === 'path')).toHaveLength(2)
})

test('a part that is gone has nothing to ask for', () => {
  expect(drawAskedSides([{ part: 'X', side: 'TOP' }], placement)).toEqual([])
})
