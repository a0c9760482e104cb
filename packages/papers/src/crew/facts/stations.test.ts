import { lengthText } from '@ramp/drafting'
import { measuredSystems, partTags } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { ALL_SYSTEMS, inputFor } from '../../testing/systems.ts'
import { isSkew, reachOf, stationsAt, stationsOf } from './stations.ts'

const textOf = (value: number) => lengthText(value, 'ordinate')

describe.each(ALL_SYSTEMS)('the stations of %s', (name) => {
  const { analysis } = inputFor(name)

  test('are what the table of the setting out says', () => {
    for (const system of measuredSystems(analysis)) {
      const { parts, datum } = system
      const stations = stationsOf(system)
      const plan = new Set([...stations.out, ...stations.aside].map(textOf))
      for (const part of parts.filter((one) => !isSkew(one, datum)))
        for (const edge of Object.values(reachOf(part, datum, stations))) expect(plan).toContain(textOf(edge))
    }
  })
})

test('a piece of a plan has the stations of its own parts', () => {
  const [system] = measuredSystems(inputFor('t1-switchback').analysis)
  if (!system) throw new Error('no system')
  const all = stationsOf(system)
  const [first] = system.parts
  if (!first) throw new Error('no part')
  const own = stationsAt([first], system.datum, all)
  expect(own.out.map(textOf)).toEqual(['0"', `5'-11 3/4"`])
  expect(own.aside.map(textOf)).toEqual([`-1'-8 3/4"`, `1'-8 3/4"`])
})

test.each([
  ['p2g-45-degree', ['T1', 'R2', 'R3', 'B']],
  ['p3g-two-45-degree-pieces', ['T1', 'R2', 'T2']],
  ['t1-switchback', []],
])('of %s these parts are set out by corners: %j', (name, turned) => {
  const { analysis } = inputFor(name)
  const tags = partTags(analysis)
  const found = measuredSystems(analysis).flatMap(({ parts, datum }) =>
    parts.filter((part) => isSkew(part, datum)).map(({ id }) => tags.get(id)),
  )
  expect(found).toEqual(turned)
})
