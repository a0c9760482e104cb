import { readFitRequest } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../../fixtures/p3g.ts'
import { type FitAnswer, fitRamp, fitted } from '../../../index.ts'

const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]
const door = {
  at: { x: 0, y: 0 },
  faces: 180,
  sill: 20.5,
  stepDown: 0.5,
  width: 36,
  swing: 'in',
  hinge: 'left',
}
const meter = { name: 'gas meter', at: { x: -48, y: 6 }, radius: 12, clearance: 36 }
const wingsAt = (half: number) => [
  { name: 'house', outline: box(-400, -300, 400, 0) },
  { name: 'left wing', outline: box(-400, 0, -half, 500) },
  { name: 'right wing', outline: box(half, 0, 400, 500) },
]

const requestFor = (site: Readonly<Record<string, unknown>>) =>
  readFitRequest({
    format: 'ramp-site/1',
    product: 'P3G',
    options: { handrails: 'TWO_LINE', rampWidth: 36, desiredRatio: '1:12', codes: ['IRC', 'Practice'] },
    door,
    building: [{ name: 'house', outline: box(-400, -300, 400, 0) }],
    ...site,
  })
const answerTo = (site: Readonly<Record<string, unknown>>): FitAnswer =>
  fitted(requestFor(site), { catalogue: catalogues('P3G') })
const changesOf = ({ relaxations }: FitAnswer) => relaxations.map(({ change }) => change)
const ADA = { handrails: 'TWO_LINE', rampWidth: 36, desiredRatio: '1:12', codes: ['ADA'] }

const backDoor = { ...door, at: { x: 200, y: -300 }, faces: 0, sill: 12.5 }
/** Wings so close beside the door at 0, 0 that no platform fits there. */
const shutIn = { building: wingsAt(20) }

describe('where nothing fits at a door, another that was surveyed is tried', { timeout: 120_000 }, () => {
  test.each`
    what                | doors                                                                    | name           | text
    ${'a named one'}    | ${[{ ...door, name: 'Front door' }, { ...backDoor, name: 'Back door' }]} | ${'Back door'} | ${'Fits at the back door.'}
    ${'a nameless one'} | ${[door, backDoor]}                                                      | ${'Door 2'}    | ${'Fits at door 2.'}
  `('$what', ({ doors, name, text }) => {
    const { proposals, relaxations } = answerTo({ ...shutIn, door: undefined, doors })
    expect(proposals).toEqual([])
    const [found] = relaxations.filter(({ change }) => 'door' in change)
    expect(found).toMatchObject({ change: { door: name }, text })
    const { site } = found?.proposal.layout ?? { site: { doors: [] } }
    expect(site.doors.map(({ id, at }) => [id, at?.y])).toEqual([
      ['door-1', -300],
      ['door-2', 0],
    ])
    expect(site.doors.map((one) => one.name)).toEqual(
      doors.toReversed().map((one: { name?: string }) => one.name),
    )
  })

  test('not one whose place is not known', () => {
    const request = requestFor({ ...shutIn, door: undefined, doors: [door, backDoor] })
    const doors = request.site.doors.map((one, place) => (place === 1 ? { ...one, at: undefined } : one))
    const { relaxations } = fitted(
      { ...request, site: { ...request.site, doors } },
      { catalogue: catalogues('P3G') },
    )
    expect(relaxations.filter(({ change }) => 'door' in change)).toEqual([])
  })
})

describe('where no layout ends at its destination, a pad is poured from the landing', {
  timeout: 120_000,
}, () => {
  const strip = box(-40, 0, 40, 400)
  test.each`
    what                            | destination                                       | text
    ${'to an area a few feet away'} | ${{ name: 'walk', area: box(-40, 420, 40, 480) }} | ${/^Fits if a concrete pad \d+" long is poured from the landing to the walk\. The pad is not in the price\.$/}
  `('$what', ({ destination, text }) => {
    const { proposals, relaxations } = answerTo({ yard: strip, destination })
    expect(proposals).toEqual([])
    const pads = relaxations.filter(({ change }) => 'destination' in change)
    expect(pads.map((one) => one.text)).toEqual([expect.stringMatching(text)])
    expect(pads[0]?.proposal.layout.site.destination).toMatchObject({ name: 'walk' })
  })

  test.each`
    what              | place
    ${'a garage'} | ${{ building: [{ name: 'house', outline: box(-400, -300, 400, 0) }, { name: 'garage', outline: box(-40, 402, 40, 412) }] }}
    ${'a gas meter'}  | ${{ obstacles: [{ name: 'gas meter', outline: box(-40, 402, 40, 412), clearance: 0 }] }}
    ${'a septic lid'} | ${{ keepOffs: [{ name: 'septic lid', outline: box(-40, 402, 40, 412) }] }}
  `('not through $what', ({ place }) => {
    const destination = { name: 'walk', area: box(-40, 420, 40, 480) }
    const { relaxations } = answerTo({ yard: strip, destination, ...place })
    expect(relaxations.filter(({ text }) => text.includes('pad'))).toEqual([])
  })
})

describe('where nothing fits, a change is offered', { timeout: 120_000 }, () => {
  test.each`
    what                                   | site                                                                                                              | change                                      | text
    ${'a smaller platform under the IRC'}  | ${{ building: wingsAt(28) }}                                                                                      | ${{ doorPlatform: 36 }}                     | ${/^Fits with a \dx\d platform at the door\. 5x5 is usual/}
    ${'a smaller clearance'}               | ${{ obstacles: [meter], yard: box(-300, 0, 300, 400) }}                                                           | ${{ clearance: 14, obstacle: 'gas meter' }} | ${/^Fits with 14" clear to the gas meter in place of 36"/}
    ${'an obstacle moved'}                 | ${{ obstacles: [meter], yard: box(-300, 0, 300, 400) }}                                                           | ${{ obstacles: 'gas meter' }}               | ${/^Fits if the gas meter is moved before installation\.$/}
    ${'a step down of 1/2 in'}             | ${{ door: { ...door, sill: 20.4, stepDown: 0 }, yard: box(-34, 0, 34, 387) }}                                     | ${{ stepDown: 0.5 }}                        | ${/^Fits with a 1\/2" step down at the door\.$/}
    ${'a yard line measured again'}        | ${{ yard: box(-34, 0, 34, 384) }}                                                                                 | ${{ line: 0.125 }}                          | ${/^Fits if the yard line is 1\/8" farther out\. Measure it again\.$/}
    ${'the storm door off or hinged anew'} | ${{ options: ADA, door: { ...door, storm: { swing: 'out', hinge: 'left', below: 0 } }, building: wingsAt(33.1) }} | ${{ storm: null }}                          | ${/storm door/}
    ${'the start at the porch'}            | ${{ porch: { outline: box(-50, 0, 50, 66), height: 19.5, use: 'over' }, yard: box(-50, 0, 50, 385) }}             | ${{ porch: 'start' }}                       | ${/^Fits if the ramp starts at the porch\.$/}
  `('$what', ({ site, change, text }) => {
    const answer = answerTo(site)
    expect(answer.proposals).toEqual([])
    expect(changesOf(answer)).toContainEqual(change)
    const found = answer.relaxations.find((one) => JSON.stringify(one.change) === JSON.stringify(change))
    expect(found?.text).toMatch(text)
    // It was run: the changed site has that layout.
    const again = found && fitted(found.request, { catalogue: catalogues('P3G') })
    expect(again?.proposals.length).toBeGreaterThan(0)
  })

  test('at most three, the cheapest first', () => {
    const { relaxations } = fitted(requestFor({ obstacles: [meter], yard: box(-300, 0, 300, 400) }), {
      catalogue: catalogues('P3G'),
      otherLines: [catalogues('P2G'), catalogues('PHD')],
    })
    expect(relaxations.length).toBeLessThanOrEqual(3)
    expect(relaxations.map(({ price }) => price)).toEqual(
      relaxations.map(({ price }) => price).sort((a, b) => a - b),
    )
  })

  test('reasons come first and changes one by one, each as soon as it was tried', () => {
    const steps = [
      ...fitRamp(requestFor({ obstacles: [meter], yard: box(-300, 0, 300, 400) }), {
        catalogue: catalogues('P3G'),
      }),
    ]
    const told = steps.filter(({ reasons }) => reasons !== undefined)
    expect(told[0]?.relaxations).toEqual([])
    expect(told.length).toBeGreaterThan(2)
    expect(told.map(({ relaxations }) => relaxations?.length)).toEqual(
      [...told.keys()].map((count) => Math.min(3, count)),
    )
  })
})

describe('a step down of more than 1/2 in', { timeout: 120_000 }, () => {
  const aisle = { yard: box(-34, 0, 34, 375) }

  test('comes with a threshold on the platform, drawn and priced', () => {
    const found = answerTo(aisle).relaxations.find(({ change }) => 'stepDown' in change)
    expect(found?.change).toEqual({ stepDown: 1.5 })
    const { layout, analysis, price } = found?.proposal ?? {}
    expect(layout?.parts.map(({ shortName }) => shortName)).toContain('TAER12')
    expect(analysis?.issues.map(({ code }) => code)).toEqual([])
    expect(price).toBe(analysis?.partsList.partsTotal)
    const [plain] = found ? fitted(found.request, { catalogue: catalogues('P3G') }).proposals : []
    expect((price ?? 0) - (plain?.price ?? 0)).toBe(11900)
  })

  test('is never offered under ADA', () =>
    expect(changesOf(answerTo({ ...aisle, options: ADA })).filter((change) => 'stepDown' in change)).toEqual(
      [],
    ))
})

describe('a smaller platform at the door is not offered', () => {
  test('under ADA', () =>
    expect(changesOf(answerTo({ options: ADA, building: wingsAt(28) }))).not.toContainEqual({
      doorPlatform: 36,
    }))
})

describe('notes', { timeout: 60_000 }, () => {
  const LIFT = 'A vertical platform lift is another option for this rise.'
  test.each`
    what                                        | site                                                             | notes
    ${'a low rise that fits needs none'}        | ${{}}                                                            | ${[]}
    ${'a lift above 48 in'}                     | ${{ door: { ...door, sill: 50 } }}                               | ${[LIFT]}
    ${'a lift where there is no room'}          | ${{ yard: box(-100, 0, 100, 80) }}                               | ${[LIFT]}
    ${'why the slope is not the one wished'}    | ${{ options: { ...ADA, codes: ['IRC'], desiredRatio: '1:10' } }} | ${['Ramps are 1:12 and not 1:10: IRC R311.8.1 requires it at the required egress door.']}
    ${'the limit of the device'}                | ${{ person: { device: 'scooter', slopeLimit: '1:14' } }}         | ${['Ramps are 1:14 and not 1:12: scooter climbs 1:14 at most.']}
    ${'a slope the manufacturer does not give'} | ${{ options: { ...ADA, codes: ['IRC'], desiredRatio: '1:16' } }} | ${['1:16 is outside the slopes the manufacturer gives for PATHWAY 3G (1:14 to 1:8). Verify with the manufacturer.']}
  `('$what', ({ site, notes }) => expect(answerTo(site).notes).toEqual(notes))
})
