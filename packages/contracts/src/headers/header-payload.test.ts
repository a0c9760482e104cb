import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../fixtures/systems.ts'
import { headerPayload } from './header-payload.ts'

const identity = { id: '1', versionNumber: '1', clientAssignedId: '1', quoteType: null }

/** A commercial system with a choice of its own in every field: a rest between two ramps, the lower one a starter. */
const school: DescribedSystem = {
  product: 'PHD',
  options: { handrails: 'TWO_LINE', rampWidth: 54, priceLevel: 'dealer', childRails: true },
  customParts: [
    { itemType: 'PLATFORM', handrails: 'TWO_LINE', width: 66, length: 72 },
    { itemType: 'PLATFORM', handrails: 'TWO_LINE', width: 48, length: 60 },
  ],
  parts: [
    first('A', 'PHDP66x72TL'),
    against('r1', 'PHDR854TL', 'A BOTTOM LEFT'),
    against('r2', 'PHDRS654TL', 'r1 BOTTOM'),
  ],
  runs: [{ name: 'Primary', top: 10, bottom: 0, parts: ['A', 'r1', 'r2'] }],
  entrances: [['A', 'TOP']],
  exits: [['r2', 'BOTTOM']],
}

describe('the quote header payload field by field (spec 3 §3)', () => {
  const analysis = analysed(school)
  const payload = headerPayload(analysis, {
    id: '1001',
    versionNumber: '3',
    clientAssignedId: '77',
    quoteType: null,
  })

  test.each`
    field                 | value
    ${'Id'}               | ${'1001'}
    ${'versionNumber'}    | ${'3'}
    ${'clientAssignedId'} | ${'77'}
    ${'surface'}          | ${'SOLID'}
    ${'handrails'}        | ${'TWO_LINE'}
    ${'rampWidth'}        | ${54}
    ${'isLoops'}          | ${true}
    ${'config'}           | ${'STRAIGHT'}
    ${'rise'}             | ${10}
    ${'ratio'}            | ${'1:16.8'}
    ${'quoteType'}        | ${'M'}
    ${'isStarterRamp'}    | ${true}
    ${'isChildRails'}     | ${true}
    ${'productLine'}      | ${'PHD'}
    ${'linearFeet'}       | ${20}
    ${'priceLevel'}       | ${'dealer'}
  `('$field is $value [formats-9]', ({ field, value }: { field: keyof typeof payload; value: unknown }) => {
    expect(payload[field]).toBe(value)
  })

  test('itemAllocations are the lines of the parts list, without a price [formats-11]', () => {
    const lines = analysis.partsList.lines.map(({ itemNumber, shortName, quantity }) => ({
      itemNumber,
      shortName,
      quantity,
    }))
    expect(payload.itemAllocations).toEqual(lines)
    expect(payload.itemAllocations).toContainEqual({
      itemNumber: '41181',
      shortName: 'PHDR854TL',
      quantity: 1,
    })
  })

  test('customs are the parts made to measure that are drawn, with their overall size in inches [formats-7]', () => {
    expect(payload.customs).toEqual([
      {
        itemNumber: '44000',
        shortName: 'PHDP66x72TL',
        description: 'Custom solid platform, two-line handrails, 66 x 72 in',
        weight: expect.any(Number),
        length: 78.1,
        width: 72.1,
        height: 0,
      },
    ])
    expect(payload.customs[0]?.weight).toBeGreaterThan(100)
  })

  test('there is no field besides [formats-13]', () => {
    expect(Object.keys(payload)).toHaveLength(19)
  })
})

test.each`
  rails               | entrance  | config
  ${null}             | ${'TOP'}  | ${'STRAIGHT'}
  ${['LEFT']}         | ${'TOP'}  | ${'STRAIGHT'}
  ${null}             | ${'LEFT'} | ${'TURN'}
  ${['RIGHT', 'TOP']} | ${'LEFT'} | ${'TURN'}
  ${[]}               | ${'LEFT'} | ${'TURN'}
`(
  'entered over its $entrance and left over its bottom, with rails $rails, a platform is $config [formats-10]',
  (given) => {
    const { rails, entrance, config } = given
    const analysis = analysed({
      parts: [first('A', 'PPS55TL', { handrailSides: rails }), against('r1', 'PRSTL8', 'A BOTTOM LEFT')],
      runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r1'] }],
      entrances: [['A', entrance]],
      exits: [['r1', 'BOTTOM']],
    })
    expect(headerPayload(analysis, identity).config).toBe(config)
  },
)

test.each`
  product  | ramp
  ${'P3G'} | ${'PRSTL8'}
  ${'P2G'} | ${'MRTL8'}
  ${'PHD'} | ${'PHDR848G'}
`('a quote of $product that nobody gave a type is of type M (spec 1 §1) [formats-1]', ({ product, ramp }) => {
  const analysis = analysed({ product, parts: [first('r', ramp)], runs: [] })
  expect(headerPayload(analysis, identity)).toMatchObject({ quoteType: 'M', isStarterRamp: false })
})

test.each`
  named         | product  | told
  ${'M'}        | ${'PHD'} | ${'M'}
  ${'V'}        | ${'P3G'} | ${'V'}
  ${'industry'} | ${'P3G'} | ${'residential'}
  ${'industry'} | ${'PHD'} | ${'commercial'}
`(
  'a header of type $named makes a quote of $product one of type $told (spec 1 §1) [formats-2]',
  ({ named, product, told }) => {
    const analysis = analysed({ product, parts: [], runs: [] })
    expect(headerPayload(analysis, { ...identity, quoteType: named }).quoteType).toBe(told)
  },
)

test.each`
  project  | ramps             | told     | what
  ${true}  | ${[]}             | ${true}  | ${'without ramps the project says it'}
  ${false} | ${[true, false]}  | ${true}  | ${'one ramp of its own choice is enough'}
  ${true}  | ${[false, false]} | ${false} | ${'ramps that all chose otherwise'}
`('loops and child rails of a quote header: $what [formats-8]', ({ project, ramps, told }) => {
  const drawn = (product: 'P3G' | 'PHD', ramp: string) => {
    const parts = ramps.map((own: boolean, index: number) =>
      first(`r${index}`, ramp, { at: { x: 100 + 200 * index, y: 200 }, loops: own, childRails: own }),
    )
    const options = { loops: project, childRails: project }
    return headerPayload(analysed({ product, parts, runs: [], options }), identity)
  }
  expect(drawn('PHD', 'PHDR848G').isChildRails).toBe(told)
  expect(drawn('P3G', 'PRSTL8').isLoops).toBe(told)
  // The line sells no end caps, so its free rail ends have loops whatever was chosen.
  expect(drawn('PHD', 'PHDR848G').isLoops).toBe(true)
})
