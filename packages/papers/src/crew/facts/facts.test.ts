import { partTags, taggedClosures } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { ALL_SYSTEMS, inputFor } from '../../testing/systems.ts'
import { closureRows } from './closure-rows.ts'
import { platesOf, plateText } from './plates.ts'
import { railEndRows } from './rail-ends.ts'

describe('rail ends of the real switchback', () => {
  const { analysis } = inputFor('t1-switchback')
  const tags = partTags(analysis)
  const rows = railEndRows(analysis).map(({ part, end, hand, gets }) => [tags.get(part), end, hand, gets])

  test.each([
    ['R1', 'TOP', 'left', 'loop'],
    ['R1', 'TOP', 'right', 'loop'],
    // The gap is between R1, which comes down the page, and R2 at its right on the page: the left hand going down.
    ['R1', 'BOTTOM', 'left', 'closure C1'],
    ['R1', 'BOTTOM', 'right', 'loop'],
    // R2 goes up the page again, so that the gap is at its left hand too.
    ['R2', 'TOP', 'left', 'closure C2'],
    ['R2', 'TOP', 'right', 'loop'],
    ['R2', 'BOTTOM', 'left', 'on to R3'],
    ['R5', 'BOTTOM', 'right', 'loop'],
  ])('%s %s, %s going down: %s', (...row) => expect(rows).toContainEqual(row))
})

test.each(ALL_SYSTEMS)('the kits of the closures of %s add up to the load list', (name) => {
  const { analysis } = inputFor(name)
  const rows = closureRows(analysis)
  expect(rows.flatMap(({ tags }) => tags)).toHaveLength(taggedClosures(analysis).length)
  const sums: Record<string, number> = {}
  for (const { shortName, quantity } of rows)
    if (shortName !== null) sums[shortName] = (sums[shortName] ?? 0) + quantity
  const { lines } = analysis.partsList
  const listed = lines.filter(({ shortName }) =>
    analysis.catalogue.byShortName.get(shortName)?.role.startsWith('closure-'),
  )
  expect(sums).toEqual(Object.fromEntries(listed.map(({ shortName, quantity }) => [shortName, quantity])))
})

test.each([
  ['t1-switchback', ['PRLT at the lower end of R5', 'PRUT at the upper end of R1']],
  ['p2g-bridge-plate-at-the-door', ['MBP60 at A', 'MRGT at the lower end of R3']],
  ['p2g-nine-pairs-from-two-squares', ['MRGT one each at the lower end of R2 and R4']],
  ['p2g-45-degree', ['MRLT at the lower end of R3']],
  ['p3g-landing-pad-behind-a-plate', ['PRLT at the lower end of R2', 'PRUT at the upper end of R1']],
  ['p3g-platforms-to-the-ground', ['PRGT at B']],
  ['t6-stair', []],
])('the plates of %s are %j', (name, texts) => {
  const { analysis } = inputFor(name)
  expect(platesOf(analysis).map((plates) => plateText(plates, analysis))).toEqual(texts)
})
