import {
  addSurface,
  addThing,
  type Edit,
  inTurn,
  newLayout,
  setDoor,
  setLot,
  setNorth,
  setPerson,
  setPorch,
  setSill,
} from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import {
  closingWords,
  doorSummary,
  obstacleSummary,
  outlyingWords,
  personSummary,
  placeSummary,
  surfaceSummary,
} from './site-words.ts'

const siteAfter = (...edits: readonly Edit[]) => inTurn(...edits)(newLayout('P3G')).site
const here = { x: 0, y: 0 }
const box = [
  { x: 0, y: 0 },
  { x: 60, y: 0 },
  { x: 60, y: 48 },
]

describe('each line of a visit says what is known', () => {
  test.each`
    summary            | edits                                                                                                                                                             | words                                        | isDone
    ${personSummary}   | ${[]}                                                                                                                                                             | ${'User, device and total weight'}           | ${false}
    ${personSummary}   | ${[setPerson({ device: 'Power chair', loaded: 412, slopeLimit: 8 })]}                                                                                             | ${'Power chair, 412 lb loaded, climbs 1:8'}  | ${true}
    ${personSummary}   | ${[setPerson({ device: 'Walker' })]}                                                                                                                              | ${'Walker'}                                  | ${false}
    ${doorSummary}     | ${[setSill(24.5)]}                                                                                                                                                | ${'Sill 24 1/2"'}                            | ${false}
    ${doorSummary}     | ${[setSill(24), setDoor({ at: here, width: 36, swing: 'in' })]}                                                                                                   | ${'Sill 24", 36" wide, swings in'}           | ${true}
    ${doorSummary}     | ${[setSill(24), setPorch({ outline: box, height: 14, use: 'over' })]}                                                                                             | ${'Over the porch, sill 24"'}                | ${false}
    ${placeSummary}    | ${[addThing({ kind: 'house', name: 'house', outline: box }), setLot(box)]}                                                                                        | ${'House, lot drawn'}                        | ${true}
    ${doorSummary}     | ${[setSill(24), setDoor({ storm: { swing: 'out', hinge: 'left', below: 0 } })]}                                                                                   | ${'Sill 24", storm door'}                    | ${false}
    ${placeSummary}    | ${[addThing({ kind: 'house', name: 'house', outline: box }), setPorch({ outline: box, height: 14, use: 'start' }), setLot(box)]}                                  | ${'House, porch, lot drawn'}                 | ${true}
    ${placeSummary}    | ${[setNorth(315)]}                                                                                                                                                | ${'Top is NE'}                               | ${false}
    ${placeSummary}    | ${[addThing({ kind: 'lot-line', name: 'front lot line', line: [here, { x: 60, y: 0 }], thickness: 1 })]}                                                          | ${'Front lot line'}                          | ${false}
    ${obstacleSummary} | ${[addThing({ kind: 'lot-line', name: 'front lot line', line: [here, { x: 60, y: 0 }], thickness: 1 })]}                                                          | ${'Trees, meters, and what must stay free'}  | ${false}
    ${surfaceSummary}  | ${[addSurface({ kind: 'lawn', outline: box }), addSurface({ kind: 'concrete', outline: box })]}                                                                   | ${'Lawn, concrete'}                          | ${true}
    ${obstacleSummary} | ${[addThing({ kind: 'obstacle', name: 'Maple', at: here, radius: 9, clearance: 24 }), addThing({ kind: 'septic-lid', name: 'septic lid', at: here, radius: 9 })]} | ${`Maple 2'-0" clear, septic lid kept free`} | ${true}
  `('$words', ({ summary, edits, words, isDone }) => {
    expect(summary(siteAfter(...edits))).toEqual({ words, isDone })
  })
})

test.each`
  setUps       | missed   | allowed   | isClosed | words
  ${[1, 2]}    | ${0.125} | ${0.3536} | ${true}  | ${'Closes within 1/8", 0.35" allowed. Spread over 2 set-ups.'}
  ${[1]}       | ${0}     | ${0.125}  | ${true}  | ${'Closes within 0", 1/8" allowed.'}
  ${[1]}       | ${-0.25} | ${0.125}  | ${false} | ${'Set-up 1 misses its datum by 1/4", more than 1/8". Shoot it again.'}
  ${[2, 3, 4]} | ${0.75}  | ${0.433}  | ${false} | ${'Misses the datum by 3/4", 0.43" allowed. The survey stays open: read set-ups 2 to 4 again.'}
`('$words', ({ words, ...closing }) => {
  expect(closingWords(closing)).toBe(words)
})

test.each([
  [17.5, 'Spot 3 is 17 1/2" above the spots near it. Check the reading.'],
  [-18, 'Spot 3 is 18" below the spots near it. Check the reading.'],
])('a height that stands out by %f', (by, words) => {
  expect(outlyingWords('Spot 3', by)).toBe(words)
})
