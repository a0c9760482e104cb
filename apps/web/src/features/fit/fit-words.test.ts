import { analyse, type DoorFacing, newLayout, newPart, type Opening, setSite } from '@ramp/domain'
import { expect, test } from 'vitest'
import { p3g } from '../../lib/testing/described-system.ts'
import { footprintText, guardsText, nameOf, turnsText, whyText } from './fit-words.ts'

/** A ramp whose exit lies beside a door at 500, 500. */
function endingAt(faces: DoorFacing, x: number, y: number) {
  const item = p3g.items.find(({ role }) => role === 'ramp')
  const ramp = item && newPart(item, 'r1', { x, y }, 0)
  if (!ramp) throw new Error('The catalogue has no ramp')
  const exit: Opening = { part: 'r1', side: 'BOTTOM', use: 'exit' }
  const door = { id: 'door-1', sill: 24, stepDown: 0, at: { x: 500, y: 500 }, faces }
  return { ...setSite({ doors: [door] })(newLayout('P3G')), parts: [ramp], openings: [exit] }
}

test.each`
  faces  | x      | y      | name
  ${180} | ${500} | ${800} | ${'L'}
  ${180} | ${700} | ${600} | ${'L to the right'}
  ${0}   | ${300} | ${300} | ${'L to the left'}
  ${90}  | ${700} | ${300} | ${'L upwards'}
  ${270} | ${300} | ${700} | ${'L downwards'}
`('an L from a door that faces $faces, ending at $x, $y, is called $name', ({ faces, x, y, name }) =>
  expect(nameOf({ kind: 'l', layout: endingAt(faces, x, y) })).toBe(name),
)

test.each`
  turns | text
  ${0}  | ${'no turn'}
  ${1}  | ${'1 turn'}
  ${3}  | ${'3 turns'}
`('$turns turns are said as $text', ({ turns, text }) => expect(turnsText(turns)).toBe(text))

test('a footprint is told in feet and whole inches', () =>
  expect(footprintText({ width: 354.1, depth: 66.1 })).toBe(`29'-6" × 5'-6"`))

test('guards are told by the names that people see', () => {
  const { placement } = analyse(endingAt(180, 500, 800), p3g)
  expect(guardsText([{ part: 'r1', drop: 31.4 }], { placement })).toMatch(
    /^Guards on [2-8] ft ramp: 31 3\/8" above the ground\.$/,
  )
})

test.each`
  known                                    | text
  ${{ isProven: true, isLooking: false }}  | ${'Lowest cost.'}
  ${{ isProven: false, isLooking: true }}  | ${'Lowest cost so far.'}
  ${{ isProven: false, isLooking: false }} | ${'Lowest price found. May not be the lowest cost.'}
`('the cheapest of a search with $known is called "$text"', ({ known, text }) => {
  expect(whyText({ why: 'Lowest cost.', price: 500 }, { ...known, proposals: [] })).toBe(text)
  expect(whyText({ why: 'Fewest turns.', price: 900 }, { ...known, proposals: [] })).toBe('Fewest turns.')
})
