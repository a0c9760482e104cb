import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import type { Flight } from './flight.ts'
import { planFlights } from './plan-flights.ts'
import { type Section, stockFor } from './section.ts'

const p3g = catalogues('P3G')
const eight = p3g.byShortName.get('PRSTL8')
const stock = eight ? stockFor(eight, p3g) : []

const section = (feet: number): Section => {
  const found = stock.find(({ length }) => length === feet * 12)
  if (!found) throw new Error(`no ramp of ${feet} ft`)
  return found
}

type Drawn = { readonly fixed?: boolean; readonly foot?: number; readonly chain?: number }

const flight = (feet: readonly number[], chain: number, { fixed, foot }: Drawn = {}): Flight => ({
  sections: feet.map(section),
  foot: foot ? [section(foot)] : [],
  stock: fixed ? [] : stock,
  chain,
})

const flightsOf = (feet: readonly (readonly number[])[]) => feet.map((one, index) => flight(one, index))

const feetOf = (flights: readonly (readonly Section[])[] | undefined) =>
  flights?.map((sections) => sections.map(({ length }) => length / 12)) ?? null

const planned = (flights: readonly Flight[], feet: number, longestChain: number | null = 360) =>
  planFlights(flights, { length: feet * 12, longestChain })

describe('which flights change, and to which sections', () => {
  test.each`
    flights                | need    | planned                   | because
    ${[[8, 8], [8]]}       | ${27.5} | ${[[4, 8, 8], [8]]}       | ${'one 4 ft at the top of the upper flight makes 28 ft'}
    ${[[8, 8], [8]]}       | ${24.1} | ${[[3, 8, 8], [8]]}       | ${'no section is shorter than 3 ft'}
    ${[[6], [4, 5, 8, 8]]} | ${33}   | ${[[8], [4, 5, 8, 8]]}    | ${'6 to 8 ft costs less than 4 to 6 or 5 to 7'}
    ${[[8], [3]]}          | ${12}   | ${[[8], [4]]}             | ${'a longer section in place of one is one change and no joint more'}
    ${[[8], [8]]}          | ${30}   | ${[[6, 8, 8], [8]]}       | ${'14 ft more are two sections, above in the upper flight'}
    ${[[8, 8, 8], [8]]}    | ${36}   | ${[[4, 8, 8, 8], [8]]}    | ${'28 ft lie between landings, 30 may'}
    ${[[8, 8, 8, 6], [8]]} | ${42}   | ${[[8, 8, 8, 6], [4, 8]]} | ${'30 ft are all that may lie between landings'}
    ${[[8, 8], [8]]}       | ${20}   | ${[[4, 8], [8]]}          | ${'less rise needs less ramp: one section is cut down'}
    ${[[8, 8], [8]]}       | ${16}   | ${[[8], [8]]}             | ${'a section less'}
    ${[[4, 8, 8], [8]]}    | ${24}   | ${[[8, 8], [8]]}          | ${'what was put in comes out again'}
    ${[[8, 8, 8], [8]]}    | ${10}   | ${[[7], [3]]}             | ${'no flight goes away altogether'}
  `('$flights ft for $need ft: $planned, because $because', ({ flights, need, planned: wanted }) => {
    expect(feetOf(planned(flightsOf(flights), need)[0]?.flights)).toEqual(wanted)
  })

  test('where it has the right length, nothing is planned', () => {
    expect(planned(flightsOf([[8, 8], [8]]), 24)).toEqual([])
    expect(planned(flightsOf([[8, 8], [8]]), 23.5)).toEqual([])
  })

  test('changes, price and length are told, and what is too long between landings', () => {
    const [plan] = planned(flightsOf([[8, 8], [8]]), 27.5)
    expect(plan).toMatchObject({ changes: 1, length: 336, price: 391617, excess: 0 })
    const [long] = planned(flightsOf([[8, 8, 8]]), 33)
    expect(feetOf(long?.flights)).toEqual([[4, 5, 8, 8, 8]])
    expect(long?.excess).toBe(36)
  })

  test('without a limit of the codes a flight may be as long as it has to', () => {
    expect(planned(flightsOf([[8, 8, 8]]), 32, null)[0]).toMatchObject({ excess: 0, changes: 1 })
  })

  test('flights without a landing between them count as one for the codes', () => {
    const around = [flight([8, 8], 0), flight([8], 0), flight([8], 1)]
    expect(feetOf(planned(around, 38)[0]?.flights)).toEqual([[6, 8, 8], [8], [8]])
    expect(feetOf(planned(around, 42)[0]?.flights)).toEqual([[8, 8], [8], [3, 7, 8]])
  })

  test('a flight that has to stay does, and a starter ramp stays at the foot of its flight', () => {
    expect(feetOf(planned([flight([8, 8], 0, { fixed: true }), flight([8], 1)], 28)[0]?.flights)).toEqual([
      [8, 8],
      [4, 8],
    ])
    const [plan] = planned([flight([8, 8], 0), flight([8], 1, { foot: 6 })], 34)
    expect(feetOf(plan?.flights)).toEqual([[4, 8, 8], [8]])
    expect(plan?.length).toBe(408)
    expect(planned([flight([8], 0, { fixed: true })], 12)).toEqual([])
  })

  test('other choices follow, for where there is no room for the best', () => {
    const plans = planned(flightsOf([[8, 8], [8]]), 27.5).map(({ flights }) => feetOf(flights))
    expect(plans).toEqual([
      [[4, 8, 8], [8]],
      [
        [8, 8],
        [4, 8],
      ],
    ])
  })
})
