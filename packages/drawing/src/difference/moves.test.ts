import { type Analysis, analyse, differenceOf, newLayout, type Part, partPairs, twinIds } from '@ramp/domain'
import { expect, test } from 'vitest'
import { partOf, testCatalogue } from '../testing.ts'
import { movesOf } from './moves.ts'

const drawn = (...parts: readonly Part[]): Analysis => analyse({ ...newLayout('P3G'), parts }, testCatalogue)
const side = (analysis: Analysis) => ({
  analysis,
  lines: [],
  partsTotal: 0,
  amounts: [],
  priceOf: () => null,
})
const at = (id: string, x: number, y: number, rotation = 0) => partOf('platform', id, rotation, x, y)
const kept = at('K', 100, 100)

function numbersOf(before: Analysis, after: Analysis) {
  const difference = differenceOf(side(before), side(after)).drawing
  const moves = movesOf({ before, after, difference, twins: twinIds(partPairs({ before, after })) })
  return [...moves].map(([id, { number }]) => `${id} ${number ?? 'arrow'}`).toSorted()
}

test.each`
  what                            | was                                       | is                                        | numbers
  ${'one part'}                   | ${[at('M', 100, 300)]}                    | ${[at('M', 160, 300)]}                    | ${['M arrow']}
  ${'two, side by side'}          | ${[at('M', 100, 300), at('N', 300, 300)]} | ${[at('M', 100, 400), at('N', 300, 400)]} | ${['M arrow', 'N arrow']}
  ${'two whose arrows cross'}     | ${[at('M', 100, 300), at('N', 300, 300)]} | ${[at('M', 300, 500), at('N', 100, 500)]} | ${['M 1', 'N 2']}
  ${'two along one line'}         | ${[at('M', 100, 300), at('N', 200, 300)]} | ${[at('M', 200, 300), at('N', 300, 300)]} | ${['M 1', 'N 2']}
  ${'one after the other, apart'} | ${[at('M', 100, 300), at('N', 400, 300)]} | ${[at('M', 170, 300), at('N', 470, 300)]} | ${['M arrow', 'N arrow']}
  ${'one that turned'}            | ${[at('M', 100, 300)]}                    | ${[at('M', 160, 300, 90)]}                | ${['M 1']}
  ${'one that stayed'}            | ${[at('M', 100, 300)]}                    | ${[at('M', 100, 300)]}                    | ${[]}
`('how moved parts are told on a plan: $what', ({ was, is, numbers }) => {
  expect(numbersOf(drawn(kept, ...was), drawn(kept, ...is))).toEqual(numbers)
})
