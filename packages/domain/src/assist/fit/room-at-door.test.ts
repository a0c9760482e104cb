import { readFitRequest } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { fitted } from '../../index.ts'

const request = (door: object, rest: object = {}) =>
  readFitRequest({
    format: 'ramp-site/1',
    product: 'P3G',
    options: {},
    door: { at: { x: 0, y: 0 }, faces: 180, width: 36, sill: 24.5, stepDown: 0.5, ...door },
    ...rest,
  })

const answerTo = (door: object, rest: object = {}) =>
  fitted(request(door, rest), { catalogue: catalogues('P3G') })

/** Usable sizes of the platforms at the door that are offered, in square feet. */
const doorDecks = (door: object, rest: object = {}) =>
  answerTo(door, rest).proposals.map(({ analysis }) => {
    const first = analysis.placement.parts.find(({ part }) => part.kind === 'platform')
    return Math.round(((first?.item.usableWidth ?? 0) * (first?.item.usableLength ?? 0)) / 144)
  })

const isLarge = (squareFeet: number) => squareFeet >= 36

describe('a platform with more room at the door is among those offered', () => {
  test.each`
    case                       | door                                                    | rest
    ${'a door that opens out'} | ${{ swing: 'out' }}                                     | ${{}}
    ${'a storm door'}          | ${{ storm: { swing: 'out', hinge: 'left', below: 0 } }} | ${{}}
    ${'a scooter'}             | ${{}}                                                   | ${{ person: { device: 'Scooter' } }}
  `('for $case', ({ door, rest }) => {
    const sizes = doorDecks(door, rest)
    expect(sizes[0]).toBe(25)
    expect(sizes.filter(isLarge)).not.toEqual([])
    const { proposals } = answerTo(door, rest)
    expect(proposals.map(({ why }) => why)).toContain('Largest platform at the door.')
  })

  test('not for a door that opens in and a chair', () =>
    expect(doorDecks({ swing: 'in' }, { person: { device: 'Power chair' } }).filter(isLarge)).toEqual([]))
})

describe('what is offered differs to a person', () => {
  const driveway = [
    { x: 240, y: 0 },
    { x: 480, y: 0 },
    { x: 480, y: 400 },
    { x: 240, y: 400 },
  ]

  test('no two turn alike and end at one place', () => {
    const { proposals } = answerTo({})
    const ends = proposals.map(({ kind, layout }) => {
      const last = layout.parts.find(
        ({ id }) => id === layout.openings.find(({ use }) => use === 'exit')?.part,
      )
      return `${kind} ${Math.round((last?.at.x ?? 0) / 72)} ${Math.round((last?.at.y ?? 0) / 72)}`
    })
    expect(new Set(ends).size).toBe(ends.length)
    expect(new Set(proposals.map(({ kind }) => kind)).size).toBeGreaterThan(2)
  })

  test('one that keeps the driveway clear says so, where another does not', () => {
    const { proposals } = answerTo(
      {},
      { surfaces: [{ kind: 'asphalt', outline: driveway }], wishes: { maxTurns: 1 } },
    )
    const whys = proposals.map(({ why }) => why)
    expect(whys.filter((why) => why === 'Keeps the driveway clear.').length).toBeLessThanOrEqual(1)
    const straight = answerTo(
      {},
      {
        surfaces: [{ kind: 'asphalt', outline: driveway.map(({ x, y }) => ({ x: x - 360, y: y + 150 })) }],
      },
    )
    expect(straight.proposals.map(({ why }) => why)).toContain('Keeps the driveway clear.')
  })
})
