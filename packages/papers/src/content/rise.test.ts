import { analyse, setSite } from '@ramp/domain'
import { expect, test } from 'vitest'
import { crewPack } from '../crew/crew-pack.ts'
import { paperFaults } from '../paper/paper-faults.ts'
import { inputFor, wordsOf } from '../testing/systems.ts'
import { heightsAboveText, sillAboveEnd } from './rise.ts'

test('on level ground the sill lies as high over the end of the way as over the datum', () => {
  expect(sillAboveEnd(inputFor('t1-switchback').analysis)).toBe(31)
})

test('on falling ground it lies higher over the end of the way by what the ground falls', () => {
  const { analysis } = inputFor('t1-switchback')
  const ground = [
    { x: -2000, y: 0, z: -10, how: 'measured' },
    { x: 4000, y: -3000, z: -10, how: 'measured' },
    { x: 4000, y: 6000, z: -10, how: 'measured' },
  ] as const
  const lower = analyse(setSite({ ...analysis.layout.site, ground })(analysis.layout), analysis.catalogue)
  expect(sillAboveEnd(lower)).toBeCloseTo(41)
})

test.each`
  doors                           | words
  ${[{ sill: 31 }]}               | ${'the datum, 31" below the sill'}
  ${[{ sill: 31 }, { sill: 40 }]} | ${'the datum, 40" below the highest sill'}
  ${[]}                           | ${/^the datum, .+" below the highest deck$/}
`('heights over a surveyed site say where the datum is: $words', ({ doors, words }) => {
  const { analysis } = inputFor('t1-switchback')
  const { site } = analysis.layout
  const own = doors.map((door: { sill: number }, index: number) => ({
    ...site.doors[0],
    id: `door-${index}`,
    ...door,
  }))
  const ground = [{ x: 0, y: 0, z: -2, how: 'measured' }] as const
  const surveyed = analyse({ ...analysis.layout, site: { ...site, doors: own, ground } }, analysis.catalogue)
  expect(heightsAboveText(surveyed)).toMatch(words)
})

test('heights over level ground are above grade', () => {
  expect(heightsAboveText(inputFor('t1-switchback').analysis)).toBe('grade')
})

test.each(['s5-falling-ground', 's6-rising-ground'])(
  'the plan of the crew pack of %s says where its datum is',
  (name) => {
    const paper = crewPack(inputFor(name))
    expect(wordsOf(paper).join(' ')).toMatch(/above the datum, [\d/ "']+ below the highest deck/)
    expect(paperFaults(paper)).toEqual([])
  },
)
