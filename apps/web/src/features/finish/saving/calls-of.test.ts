import { CallError, type HeaderRecord } from '@ramp/contracts'
import type { Api } from '@ramp/shell'
import { describe, expect, test } from 'vitest'
import { describedSystem, first, wholeSystem } from '../../../lib/testing/described-system.ts'
import { factsOf, finishCallsOf } from './calls-of.ts'

const { layout } = wholeSystem('t1-switchback')
const HARPER: HeaderRecord = {
  headerID: '1001',
  customerNumber: '10001',
  name: 'Harper',
  productLine: 'P3G',
  industry: 'residential',
  quoteType: null,
  option: 1,
  priceList: null,
  status: 'draft',
  createdBy: { clientId: 2, name: 'Dana Miller' },
  dtmCreated: '2026-11-21T10:00:00Z',
  dtmLastUpdate: '2026-11-21T10:00:00Z',
}

type Sent = { readonly dtmLastUpdate: string; readonly finish: { key: string; unanswered: string[] } }

/** A server whose answers are lost for as many calls as it is told. */
function serverLosing(answers: number) {
  const sent: Sent[] = []
  const header = { ...HARPER }
  const call = async (_: unknown, input: unknown) => {
    sent.push(JSON.parse(JSON.stringify(input)))
    if (sent.length <= answers) throw new CallError(0, 'network.unreachable', 'The server cannot be reached.')
    return { header: { ...header, dtmLastUpdate: '2026-11-21T11:00:00Z' }, quote: {} }
  }
  /** As the Finish step does it each time a person comes to it. */
  const send = async (catalogueVersion = 'prices 1') => {
    const api = { call } as unknown as Api
    const makePdf = async () => new Blob()
    const makePreview = async () => null
    const calls = finishCallsOf({ api, layout, catalogueVersion, header, makePdf, makePreview })
    if (calls.kind === 'quote') await calls.send({ base64File: 'JVBERi0=', preview: null }).catch(() => null)
  }
  return { send, sent }
}

describe('a finish whose answer is lost', () => {
  test('is sent again under its name', async () => {
    const { send, sent } = serverLosing(1)
    await send()
    await send()
    expect(sent.map(({ finish }) => finish.key)).toEqual([sent[0]?.finish.key, sent[0]?.finish.key])
  })

  test('is named to the server when something else is finished after it', async () => {
    const { send, sent } = serverLosing(1)
    await send()
    await send('prices 2')
    expect(sent.map(({ finish }) => finish.unanswered)).toEqual([[], [sent[0]?.finish.key]])
  })

  test('is forgotten once an answer came, which says how the header stands now', async () => {
    const { send, sent } = serverLosing(1)
    for (const prices of ['prices 1', 'prices 2', 'prices 3']) await send(prices)
    expect(sent[2]).toMatchObject({ dtmLastUpdate: '2026-11-21T11:00:00Z', finish: { unanswered: [] } })
  })
})

test.each`
  system                                                                                           | wants    | what
  ${wholeSystem('t5-phd-guards')}                                                                  | ${false} | ${'no ramp has any'}
  ${wholeSystem('phd-child-rails')}                                                                | ${true}  | ${'the project has them'}
  ${describedSystem({ product: 'PHD', parts: [{ ...first('r', 'PHDR848G'), childRails: true }] })} | ${true}  | ${'one ramp chose them for itself'}
`('child rails are asked for: $wants, as $what', ({ system, wants }) => {
  expect(factsOf(system).wantsChildRails).toBe(wants)
})
