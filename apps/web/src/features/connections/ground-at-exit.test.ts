import { analyse } from '@ramp/domain'
import { expect, test } from 'vitest'
import { wholeSystem } from '../../lib/testing/described-system.ts'
import { type Ground, groundAt, setGround } from './ground-at-exit.ts'

const t1 = wholeSystem('t1-switchback')
const exit = t1.layout.openings.find(({ use }) => use === 'exit')
const after = (from: typeof t1, ground: Ground) => {
  const edit = exit && setGround(from, exit, ground)
  return analyse(edit?.(from.layout) ?? from.layout, from.catalogue)
}
const plates = ({ partsList }: typeof t1) =>
  partsList.lines.filter(({ shortName }) => /^PR[GL]T/.test(shortName)).map(({ shortName }) => shortName)

test.each`
  ground                 | plate
  ${'transition-ground'} | ${'PRGT'}
  ${'transition-lower'}  | ${'PRLT'}
`('an exit on $ground is drawn with its plate, and $plate is ordered', ({ ground, plate }) => {
  const said = after(t1, ground)
  expect(exit && groundAt(said, exit)).toBe(ground)
  expect(plates(said)).toEqual([plate])
})

test('another ground takes the place of the one before', () => {
  const changed = after(after(t1, 'transition-ground'), 'transition-lower')
  expect(exit && groundAt(changed, exit)).toBe('transition-lower')
  expect(plates(changed)).toEqual(['PRLT'])
})
