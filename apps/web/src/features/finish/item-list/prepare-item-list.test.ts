import { CallError, type IssueReply } from '@ramp/contracts'
import { describe, expect, test } from 'vitest'
import { wholeSystem } from '../../../lib/testing/described-system.ts'
import type { Check } from './checklist.ts'
import type { ItemListCalls, SystemFacts } from './item-list-calls.ts'
import { prepareItemList } from './prepare-item-list.ts'

const { partsList, placement, catalogue } = wholeSystem('t1-switchback')
const lines = JSON.parse(JSON.stringify(partsList.lines))
const ofRoles = (...types: readonly string[]) => ({
  lines: partsList.lines.filter(({ shortName }) =>
    types.includes(catalogue.byShortName.get(shortName)?.itemType ?? ''),
  ) as typeof lines,
  issues: [],
})
const system: SystemFacts = {
  itemNumbers: placement.parts.flatMap(({ part, item }) =>
    part.kind === 'transition' ? [] : [item.itemNumber],
  ),
  wantsChildRails: false,
}
const generated = {
  catalogueVersion: 'test',
  priceLevel: 'retail' as const,
  lines,
  partsTotal: partsList.partsTotal,
  weight: partsList.weight,
  linearFeet: 41,
  warnings: [],
  verdict: { tone: 'good' as const, title: 'Looks Good!', short: 'OK', reasons: [], toVerify: 0 },
}

/** The server as it answers for the switchback. */
const answers: ItemListCalls = {
  generate: async () => generated,
  linearFeet: async (itemNumbers) =>
    [...new Set(itemNumbers)].map((itemNumber) => {
      const item = catalogue.byItemNumber.get(itemNumber)
      const length = Math.max(item?.usableLength ?? 0, item?.usableWidth ?? 0) / 12
      return { itemNumber, shortName: item?.shortName ?? '', length }
    }),
  childRails: async () => ({ lines: [], issues: [] }),
  connections: async () => ofRoles('CONNECTOR', 'RAIL_END', 'TRANSITION'),
  legs: async () => ofRoles('LEG', 'FOOT'),
  braces: async () => ofRoles('BRACE'),
}

const refused = (status: number, message: string, details?: unknown) => async () => {
  throw new CallError(status, 'server.failed', message, details)
}

async function prepared(calls: Partial<ItemListCalls> = {}, facts: Partial<SystemFacts> = {}) {
  const told: (readonly Check[])[] = []
  const preparation = await prepareItemList({ ...system, ...facts }, { ...answers, ...calls }, (checks) =>
    told.push(checks),
  )
  return {
    preparation,
    told,
    states: told
      .at(-1)
      ?.map(({ state }) => state)
      .join(' '),
  }
}

const messagesOf = ({ preparation }: Awaited<ReturnType<typeof prepared>>) =>
  preparation.kind === 'ready'
    ? preparation.list.remarks.map(({ message }) => message)
    : [preparation.failure.message]

describe('preparing the item list (spec 3 §2.14)', () => {
  test('the switchback: every row is ticked, and the list is the printout [web-finish-1]', async () => {
    const { preparation, states } = await prepared()
    expect(states).toBe('done done done done done')
    expect(preparation).toMatchObject({
      kind: 'ready',
      list: { partsTotal: 897_991, linearFeet: 41, remarks: [] },
    })
  })

  test('a row is worked on while its call is under way, and the rows below wait', async () => {
    const { told } = await prepared()
    expect(told.map((checks) => checks.map(({ state }) => state[0]).join(''))).toEqual([
      'wwwww',
      'wwwww',
      'dwwww',
      'dwwww',
      'ddwww',
      'ddwww',
      'dddww',
      'dddww',
      'ddddw',
      'ddddw',
      'ddddd',
    ])
    expect(told[1]?.[0]?.state).toBe('working')
    expect(told[3]?.[1]?.state).toBe('working')
  })

  test('add-ons alone need no connections and no linear feet', async () => {
    const none = async () => ({ lines: [], issues: [] })
    const linearFeet = refused(500, 'must not be asked')
    const { preparation } = await prepared(
      { linearFeet, connections: none, legs: none, braces: none },
      { itemNumbers: [] },
    )
    expect(preparation).toMatchObject({ kind: 'ready', list: { linearFeet: 0, remarks: [] } })
  })
})

describe('what goes wrong stops the list, or is told and goes on (spec 3 §7, §8)', () => {
  test.each`
    call             | message                                     | states
    ${'generate'}    | ${'Could not generate parts'}               | ${'failed waiting waiting waiting waiting'}
    ${'linearFeet'}  | ${'Could not generate linear feet'}         | ${'failed waiting waiting waiting waiting'}
    ${'connections'} | ${'Could not configure system connections'} | ${'done look look done done'}
    ${'legs'}        | ${'Could not generate legs'}                | ${'done done done failed waiting'}
    ${'braces'}      | ${'Could not configure system bracing'}     | ${'done done done done look'}
  `('$call fails: "$message" [web-finish-2]', async ({ call, message, states }) => {
    const result = await prepared({ [call]: refused(500, 'The database is away.') })
    expect(messagesOf(result)[0]).toBe(message)
    expect(result.states).toBe(states)
    const remarks = result.told.at(-1)?.flatMap((check) => check.remarks) ?? []
    expect(remarks[0]?.detail).toContain('500: The database is away.')
  })

  test('details of a failed connection call are told as the specification does [web-finish-7]', async () => {
    const { told } = await prepared({ connections: refused(503, 'Stopping.') })
    expect(told.at(-1)?.[1]?.remarks[0]?.detail).toBe('Error in submitConnections: 503: Stopping.')
  })

  test('a system without connections may be missing parts [web-finish-9]', async () => {
    const result = await prepared({ connections: async () => ({ lines: [], issues: [] }) })
    expect(messagesOf(result)).toEqual(['No connections found (you may be missing parts)'])
    expect(result.told.at(-1)?.[1]?.remarks[0]?.detail).toBe(
      'Verify end brackets, connectors and loops before you order.',
    )
    expect(result.preparation.kind).toBe('ready')
  })

  test('child rails that the server gives no answer about are told, and the work goes on [web-finish-6]', async () => {
    const result = await prepared({ childRails: refused(500, 'Stopping.') }, { wantsChildRails: true })
    expect(messagesOf(result)).toEqual(['Could not configure system child rails'])
    expect(result.states).toBe('look done done done done')
  })

  test('child rails that the whole list lacks stop it [web-finish-10]', async () => {
    const rails = async () => ({
      lines: [{ ...lines[0], itemNumber: '49306', shortName: 'PHDCHR6', quantity: 1 }],
      issues: [],
    })
    const result = await prepared({ childRails: rails }, { wantsChildRails: true })
    expect(messagesOf(result)).toEqual(['There was an error generating item number list'])
  })

  test('child rails that were asked for and are not listed are told, and the work goes on [web-finish-8]', async () => {
    const none = await prepared({ childRails: refused(500, 'must not be asked') })
    expect(none.states).toBe('done done done done done')
    const result = await prepared({}, { wantsChildRails: true })
    expect(result.told.at(-1)?.[0]?.remarks).toEqual([
      {
        message: 'No child rails found (you may be missing parts)',
        detail: 'disregard if your system does not need child rails',
        issues: [],
        isFailedCall: false,
      },
    ])
    expect(result.preparation.kind).toBe('ready')
  })

  test.each`
    list                             | calls
    ${'an empty list'}               | ${{ generate: async () => ({ ...generated, lines: [] }) }}
    ${'a list without a leg it has'} | ${{ generate: async () => ({ ...generated, lines: lines.filter((line: { shortName: string }) => line.shortName !== 'PSL28PR') }) }}
  `('$list is no list [web-finish-4]', async ({ calls }) => {
    expect(messagesOf(await prepared(calls))).toEqual(['There was an error generating item number list'])
  })

  test('what is wrong with the layout comes back with its parts [web-finish-11]', async () => {
    const issue: IssueReply = {
      code: 'parts-list.addition-missing',
      severity: 'error',
      area: 'parts-list',
      message: 'Additional Part - PXYZ - Not found',
      parts: [],
    }
    const { preparation } = await prepared({ generate: refused(422, 'Not yet.', { issues: [issue] }) })
    expect(preparation.kind === 'stopped' && preparation.failure.issues).toEqual([issue])
  })

  test('an opening that the server does not accept is told beside Entry / Exit', async () => {
    const issue: IssueReply = {
      code: 'connection.exit-at-ramp-top',
      severity: 'error',
      area: 'connection',
      message: 'Cannot assign an exit to a ramp top support',
      parts: ['r1'],
    }
    const connections = async () => ({ ...ofRoles('CONNECTOR'), issues: [issue] })
    const { told } = await prepared({ connections })
    expect(told.at(-1)?.[2]).toMatchObject({ state: 'look', remarks: [{ message: issue.message }] })
  })
})
