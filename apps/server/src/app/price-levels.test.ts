import { readCatalogue } from '@ramp/catalogue-files'
import { getQuote, vizionHeaderUpdate } from '@ramp/contracts'
import {
  analyse,
  catalogueOf,
  type Layout,
  PRICE_LEVELS,
  type PriceLevel,
  percentOf,
  unitPriceAt,
} from '@ramp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../db/testing/databases.ts'
import { smallPdf } from '../files/testing/small-files.ts'
import { calls, type Fields, goodInputs, requestOf } from './testing/good-inputs.ts'
import { layoutOf, type Person, startTestServer, type TestServer } from './testing/test-server.ts'

const p3g = catalogueOf(readCatalogue('P3G'))
const layout = layoutOf('t1-switchback')
const atLevel = (priceLevel: PriceLevel): Layout => ({
  ...layout,
  project: { ...layout.project, priceLevel },
})
const totalAt = (level: PriceLevel) => analyse(atLevel(level), p3g).partsList.partsTotal

/** How a sum of money may be written. */
const written = (cents: number) => [
  String(cents),
  (cents / 100).toFixed(2),
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
]
/** Prices of single pieces that are those of one level alone. */
const pricesAt = (level: PriceLevel): Set<number> => {
  const at = (one: PriceLevel) => p3g.items.map((item) => unitPriceAt(item, percentOf(p3g, one)))
  const others = new Set(PRICE_LEVELS.filter((one) => one !== level).flatMap(at))
  return new Set(at(level).filter((price) => !others.has(price)))
}
const ownPrices = { dealer: pricesAt('dealer'), fss: pricesAt('fss'), retail: pricesAt('retail') }
const percents = p3g.priceLevels.filter(({ level }) => level !== 'retail')

/** What an answer tells of levels other than retail: a level's percent, or what the system or a piece costs at it. */
function told(answer: string, levels: readonly PriceLevel[]): string[] {
  const rules = percents.filter(({ level }) => levels.includes(level))
  return rules.flatMap(({ level, percent }) => [
    ...[...answer.matchAll(/"(?:percent\w*|percentage|discount|multiplier)":([\d.]+)/g)]
      .filter(([, value]) => Number(value) === percent || Number(value) === percent / 100)
      .map(([text]) => text),
    ...written(totalAt(level)).filter((sum) => answer.includes(sum)),
    ...[...answer.matchAll(/"unitPrice":(\d+)/g)]
      .filter(([, price]) => ownPrices[level].has(Number(price)))
      .map(([text]) => text),
    ...(new RegExp(`"level":"${level}"`).test(answer) ? [`the rule of ${level}`] : []),
  ])
}

test('the search itself finds a level in what staff get', () => {
  expect(told(JSON.stringify({ priceLevels: percents }), ['dealer', 'fss'])).toEqual([
    '"percent":65',
    'the rule of dealer',
    '"percent":77.7',
    'the rule of fss',
  ])
  expect(told(JSON.stringify({ partsTotal: totalAt('fss') }), ['fss'])).toEqual([String(totalAt('fss'))])
})

describe.each(databases)('price levels in answers, on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
    const finish = { key: 'c0ffee00-0000-4000-8000-000000000001', base64File: smallPdf() }
    for (const headerID of ['1001', '1002'])
      await server.as('Ines Calder').call(vizionHeaderUpdate, { headerID, layout: atLevel('dealer'), finish })
  })
  afterAll(() => server.close())

  const answerTo = async (name: string, input: Fields, who: Person) => {
    const found = calls.find(([one]) => one === name)
    if (!found) throw new Error(`there is no call ${name}`)
    const headers = { authorization: `Bearer ${await server.tokenOf(who)}` }
    return server.app.inject({ ...requestOf(found[1], input), headers })
  }

  /** Every call as it is sent for a quote of customer 10001, which staff issued at dealer price; and each layout at every level. */
  const asked = calls.flatMap(([name]): [string, Fields][] => {
    const input = goodInputs[name] ?? {}
    const { layout: drawn, project, options } = input
    return [
      [name, input],
      ...(['dealer', 'fss'] as const).flatMap((level): [string, Fields][] => [
        ...(drawn ? [[name, { ...input, layout: atLevel(level) }] as [string, Fields]] : []),
        ...(typeof project === 'object' && project !== null && 'layout' in project
          ? [[name, { ...input, project: { ...project, layout: atLevel(level) } }] as [string, Fields]]
          : []),
        ...(options ? [[name, { ...input, options: { priceLevel: level } }] as [string, Fields]] : []),
      ]),
    ]
  })

  // The quote was issued at dealer price: who may open it sees what it costs, and nothing of the other level.
  test.each<readonly [Person, readonly PriceLevel[]]>([
    ['Dana Miller', ['fss']],
    ['Nora Field', ['fss']],
    ['Sam Ortiz', ['dealer', 'fss']],
    ['Alex Guest', ['dealer', 'fss']],
  ])(
    'no answer to %s tells what a level is that is not for this person',
    async (who, levels) => {
      const leaks: string[] = []
      for (const [name, input] of asked) {
        const { body } = await answerTo(name, input, who)
        for (const leak of told(body, levels)) leaks.push(`${name}: ${leak}`)
      }
      expect(leaks).toEqual([])
    },
    120_000,
  )

  test('the catalogue of a dealer holds retail alone, that of staff all levels', async () => {
    const levelsOf = async (who: Person) =>
      (await answerTo('getCatalogue', { productLine: 'P3G' }, who)).json().priceLevels
    const retail = [{ level: 'retail', percent: 100 }]
    expect(await levelsOf('Dana Miller')).toEqual(retail)
    expect(await levelsOf('Sam Ortiz')).toEqual(retail)
    expect(await levelsOf('Nora Field')).toEqual(retail)
    expect(await levelsOf('Ines Calder')).toEqual(p3g.priceLevels)
    expect(await levelsOf('Devin Park')).toEqual(p3g.priceLevels)
  })

  test('a quote that staff issued at dealer price shows its dealer what it costs', async () => {
    const { issued } = await server.as('Dana Miller').call(getQuote, { id: '1002' })
    expect(issued?.partsTotal).toBe(totalAt('dealer'))
    expect(issued?.payload.priceLevel).toBe('dealer')
    await expect(server.as('Sam Ortiz').call(getQuote, { id: '1002' })).rejects.toMatchObject({
      code: 'header.unknown',
    })
  })

  test('what is public tells no level', async () => {
    for (const url of ['/api/docs/openapi.json', '/health/ready', '/health/live']) {
      const { body, statusCode } = await server.app.inject({ url })
      expect([url, statusCode]).toEqual([url, 200])
      expect(told(body, ['dealer', 'fss'])).toEqual([])
    }
  })
})
