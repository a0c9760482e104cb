import {
  CallError,
  getCatalogue,
  rampGenerate,
  rampGenerateBraces,
  rampGenerateChildRails,
  rampGenerateClosures,
  rampGenerateComponentConnections,
  rampGenerateLegs,
} from '@ramp/contracts'
import { analyse, catalogueOf, closureRequest, type HANDRAILS, newLayout } from '@ramp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  catalogueVersion,
  layoutOf,
  startTestServer,
  type TestServer,
} from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const [{ open }] = databases
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(open)
})
afterAll(() => server.close())

const quantities = (lines: readonly { shortName: string; quantity: number }[]) =>
  Object.fromEntries(lines.map(({ shortName, quantity }) => [shortName, quantity]))

const dana = () => server.as('Dana Miller')

test.each([
  ['t1-switchback', 897_991, 41],
  ['t2-straight', 557_429, 29],
  ['t6-stair', 274_930, 8.25],
] as const)(
  '%s comes to its price and linear feet [server-generate-1]',
  async (name, partsTotal, linearFeet) => {
    const answer = await dana().call(rampGenerate, { layout: layoutOf(name) })
    expect(answer).toMatchObject({
      catalogueVersion: catalogueVersion,
      priceLevel: 'retail',
      partsTotal,
      linearFeet,
    })
  },
)

test('at dealer price every piece costs 65 percent, to the cent, and only internal staff may name that level', async () => {
  const layout = layoutOf('t1-switchback')
  const atDealerPrice = { ...layout, project: { ...layout.project, priceLevel: 'dealer' as const } }
  const retail = await dana().call(rampGenerate, { layout })
  const dealer = await server.as('Ines Calder').call(rampGenerate, { layout: atDealerPrice })
  expect(dealer.lines.map(({ unitPrice }) => unitPrice)).toEqual(
    retail.lines.map(({ unitPrice }) => Math.round(unitPrice * 0.65)),
  )
  await expect(dana().call(rampGenerate, { layout: atDealerPrice })).rejects.toMatchObject({
    status: 403,
    code: 'price-level.refused',
  })
})

test('a system that cannot be quoted is answered with its issues [server-generate-8]', async () => {
  const layout = { ...layoutOf('t1-switchback'), openings: [] }
  const refusal = await dana()
    .call(rampGenerate, { layout })
    .catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(CallError)
  expect(refusal).toMatchObject({
    status: 422,
    code: 'system.has-errors',
    details: {
      issues: expect.arrayContaining([
        expect.objectContaining({ code: 'connection.no-entrance', area: 'connection', severity: 'error' }),
        expect.objectContaining({ code: 'connection.no-exit' }),
      ]),
    },
  })
})

test('a product line that is not open is refused by name', async () => {
  await expect(dana().call(rampGenerate, { layout: newLayout('RAILWAY') })).rejects.toMatchObject({
    status: 422,
    code: 'product-line.closed',
    message: expect.stringMatching(/^RAILWAY cannot be quoted. Choose one of .*P3G/),
  })
})

test('legs, braces and connections are lines of the same list [server-generate-2]', async () => {
  const layout = layoutOf('t1-switchback')
  const { lines } = await dana().call(rampGenerate, { layout })
  const legs = await dana().call(rampGenerateLegs, { layout })
  const connections = await dana().call(rampGenerateComponentConnections, { layout })
  const braces = await dana().call(rampGenerateBraces, { layout })
  expect(quantities(legs.lines)).toEqual({ PSL10PR: 1, PSL22PR: 2, PSL28PR: 3 })
  expect(quantities(connections.lines)).toMatchObject({
    PRRUC: 3,
    PPPC: 1,
    PRUT: 1,
    PRLT: 1,
    PRHP: 2,
    PRHRLU: 3,
  })
  for (const line of [...legs.lines, ...connections.lines, ...braces.lines])
    expect(lines).toContainEqual(line)
  expect(braces.lines).toEqual([])
})

test('partial lists are given while there are still errors, together with them', async () => {
  const { lines, issues } = await dana().call(rampGenerateLegs, {
    layout: { ...layoutOf('t1-switchback'), openings: [] },
  })
  expect(lines.length).toBeGreaterThan(0)
  expect(issues).toContainEqual(expect.objectContaining({ code: 'connection.no-exit' }))
})

describe('closure kits for openings (domain 7.9)', () => {
  const opening = (
    railType: (typeof HANDRAILS)[number],
    width: number,
    connectionType: 'PLATFORM_TO_RAMP' | 'PLATFORM_TO_STAIR' | 'TURNBACK' = 'PLATFORM_TO_RAMP',
  ) => ({ railType, connectionType, width, connectionPosition: 'SIDE' as const })

  test.each([
    ['a two-line gap of 24.6 in takes one kit', [opening('TWO_LINE', 24.6)], { PPCTL: 1 }],
    ['a two-line gap of 36.6 in takes two', [opening('TWO_LINE', 36.6)], { PPCTL: 2 }],
    ['gaps are added up by item', [opening('TWO_LINE', 24.6), opening('TWO_LINE', 12.6)], { PPCTL: 2 }],
    ['vertical pickets take the smallest kit that fits', [opening('VERT_PICKET', 24.6)], { PPCVP30: 1 }],
    ['beyond 45 in pickets are made to order', [opening('VERT_PICKET', 60.6)], { PPCCUST: 0 }],
    ['a gap under 3.6 in needs nothing', [opening('TWO_LINE', 3.5)], {}],
    ['no rails, no closures', [opening('NO_RAILS', 24.6)], {}],
    ['a stair takes its own kit', [opening('TWO_LINE', 24.6, 'PLATFORM_TO_STAIR')], { PPSC: 1 }],
    ['a turn-back takes its own closure', [opening('TWO_LINE', 18, 'TURNBACK')], { PPCTLTB: 1 }],
    ['no openings, nothing', [], {}],
  ])('%s [server-generate-7]', async (_, openings, expected) => {
    const found = await dana().call(rampGenerateClosures, { productLine: 'P3G', railOpenings: openings })
    expect(quantities(found)).toEqual(expected)
  })

  test('openings of PHD are refused for other product lines [server-generate-5]', async () => {
    const hdConnections = [
      {
        connectionType: 'PLATFORM_TO_RAMP' as const,
        componentA: 'PLATFORM' as const,
        componentB: 'RAMP' as const,
        connectionPositionA: 'LEFT' as const,
        connectionPositionB: 'CENTER' as const,
        connectedSideLengthComponentA: 60,
        connectedSideLengthComponentB: 48,
        platformSideLengthA: 60,
        platformSideLengthB: 0,
        platformRailType: 'GUARDS' as const,
        rampRelativeOrientation: null,
        isLowerLoop: false,
      },
    ]
    await expect(
      dana().call(rampGenerateClosures, { productLine: 'P3G', hdConnections }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('hdConnections') })
  })

  test('the openings of a whole job give the closures of its parts list [server-generate-4]', async () => {
    const layout = layoutOf('t1-switchback')
    const { lines } = await dana().call(rampGenerate, { layout })
    const data = await server.as('Dana Miller').call(getCatalogue, { productLine: 'P3G' })
    const { closures } = analyse(layout, catalogueOf(data))
    const asked = closureRequest(closures, 'P3G')
    const found = await dana().call(rampGenerateClosures, { productLine: 'P3G', ...asked })
    expect(quantities(found)).toEqual({ PPCTL: quantities(lines).PPCTL })
  })
})

test.each(['phd-switchback', 'phd-tee', 'phd-child-rails'] as const)(
  'the PATHWAY HD connections of %s give the closures of its parts list [server-generate-6]',
  async (name) => {
    const layout = layoutOf(name)
    const data = await dana().call(getCatalogue, { productLine: 'PHD' })
    const { closures, partsList } = analyse(layout, catalogueOf(data))
    const found = await dana().call(rampGenerateClosures, {
      productLine: 'PHD',
      ...closureRequest(closures, 'PHD'),
    })
    const listed = quantities(partsList.lines)
    expect(found.length).toBeGreaterThan(0)
    for (const { shortName, quantity } of found) expect(listed[shortName]).toBe(quantity)
  },
)

test('child rails are lines of their own call [server-generate-3]', async () => {
  const { lines } = await dana().call(rampGenerateChildRails, { layout: layoutOf('phd-child-rails') })
  expect(quantities(lines)).toEqual({ PHDCHR6: 1, PHDCHR8: 1 })
})
