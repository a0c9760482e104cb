import type { Item, Position } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { commonPlace, placeFor } from './place-choice.ts'

const item = (shortName: string) => ({ shortName }) as Item
const choices = {
  places: [
    { position: 'RIGHT', name: 'Left' },
    { position: 'CENTER', name: 'Middle' },
    { position: 'LEFT', name: 'Right' },
  ],
  positions: new Map<string, readonly Position[]>([
    ['anywhere', ['CENTER', 'LEFT', 'RIGHT']],
    ['in line', ['CENTER']],
    ['at a corner', ['LEFT', 'RIGHT']],
  ]),
  likely: null,
} as const

describe('where a part is joined', () => {
  test.each`
    name             | chosen      | place
    ${'anywhere'}    | ${null}     | ${'CENTER'}
    ${'anywhere'}    | ${'LEFT'}   | ${'LEFT'}
    ${'in line'}     | ${null}     | ${'CENTER'}
    ${'in line'}     | ${'LEFT'}   | ${null}
    ${'at a corner'} | ${null}     | ${'RIGHT'}
    ${'at a corner'} | ${'CENTER'} | ${null}
  `('a part that fits $name, with $chosen chosen: $place', ({ name, chosen, place }) => {
    expect(placeFor(item(name), chosen, choices)).toBe(place)
  })

  test.each`
    name             | place
    ${'anywhere'}    | ${'LEFT'}
    ${'in line'}     | ${'CENTER'}
    ${'at a corner'} | ${'LEFT'}
  `('a part that fits $name, where the right of the drawing is likely: $place', ({ name, place }) => {
    expect(placeFor(item(name), null, { ...choices, likely: 'LEFT' })).toBe(place)
  })

  test.each`
    names                         | place
    ${['anywhere', 'in line']}    | ${'CENTER'}
    ${['at a corner']}            | ${'RIGHT'}
    ${['in line', 'at a corner']} | ${null}
  `('parts that fit $names are all joined at $place', ({ names, place }) => {
    expect(commonPlace(names.map(item), choices)).toBe(place)
  })
})
