import { expect, test } from 'vitest'
import { namedDirection, topOfPlan } from './plan-sides.ts'

test.each`
  facing | turn   | name
  ${0}   | ${0}   | ${'top'}
  ${90}  | ${0}   | ${'right'}
  ${225} | ${0}   | ${'bottom left'}
  ${0}   | ${180} | ${'bottom'}
  ${90}  | ${90}  | ${'top'}
  ${0}   | ${90}  | ${'left'}
  ${359} | ${0}   | ${'top'}
`('what faces $facing is $name of a plan whose wall is turned by $turn', ({ facing, turn, name }) => {
  expect(namedDirection(facing, { turn })).toBe(name)
})

test.each`
  entrances        | top
  ${[true]}        | ${'the door'}
  ${[false, true]} | ${'the door'}
  ${[false]}       | ${'the first part'}
`('of systems with an entrance $entrances, $top is at the top of the plan', ({ entrances, top }) => {
  expect(topOfPlan(entrances.map((hasEntrance: boolean) => ({ hasEntrance })))).toBe(top)
})
