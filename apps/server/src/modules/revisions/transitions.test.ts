import {
  acceptQuote,
  changeRevision,
  issueRevision,
  REVISION_ACTIONS,
  type RevisionAction,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Person, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { STATES, transitionOf } from './states/transitions.policy.ts'
import { finishedQuote, quoteIn } from './testing/quotes-in-states.ts'

/** Who asks, and whether they act for customer 10001 at all. */
const PEOPLE: readonly { readonly person: Person; readonly acts: boolean; readonly orders: boolean }[] = [
  { person: 'Dana Miller', acts: true, orders: true },
  { person: 'Lena Brooks', acts: true, orders: true },
  { person: 'Omar Hayes', acts: true, orders: true },
  { person: 'Cole Reyes', acts: false, orders: false },
  { person: 'Sam Ortiz', acts: false, orders: false },
  { person: 'Ines Calder', acts: false, orders: false },
  { person: 'Nora Field', acts: false, orders: true },
]

/** Every way that the table has, written out once more: from an offer, ordered or not, to what it is afterwards. */
const WAYS = [
  'issue none -> issued',
  'issue issued -> superseded',
  'issue withdrawn -> withdrawn',
  'issue declined -> declined',
  'issue canceled -> canceled',
  'withdraw issued -> withdrawn',
  'decline issued -> declined',
  'extend issued -> issued',
  'approve issued -> approved',
  'approve issued ordered -> approved ordered',
  'cancel approved -> canceled',
  'order none -> issued ordered',
  'order issued -> issued ordered',
  'order approved -> approved ordered',
]

const stateRow = z.object({ offer_state: z.string(), order_state: z.string() })

describe.each(databases)(
  'every action in every state by everybody on the $database',
  ({ database, open }) => {
    let server: TestServer
    let original: string
    beforeAll(async () => {
      server = await startTestServer(open)
      original = await finishedQuote(server)
    })
    afterAll(() => server.close())

    async function tried(person: Person, action: RevisionAction, id: string): Promise<boolean> {
      const client = server.as(person)
      const versionNumber = 1
      const call = () => {
        if (action === 'issue') return client.call(issueRevision, { id, versionNumber })
        if (action === 'order') return client.call(acceptQuote, { id, versionNumber })
        return client.call(changeRevision, { id, versionNumber, action, validUntil: '2099-01-01' })
      }
      try {
        await call()
        return true
      } catch {
        return false
      }
    }

    const stateOf = async (id: string) => {
      const [row] = await server.database.all(
        stateRow,
        'select offer_state, order_state from revision_status where header_id = $1 and version = 1',
        [Number(id)],
      )
      return [row?.offer_state, ...(row?.order_state === 'ordered' ? ['ordered'] : [])].join(' ')
    }

    // The table is the same on both databases: on the second only its owner tries.
    const people = database === 'embedded database' ? PEOPLE : PEOPLE.slice(0, 1)
    test.each(people)('$person', { timeout: 240_000 }, async ({ person, acts, orders }) => {
      const done: string[] = []
      const expected = WAYS.filter((way) => (way.startsWith('order') ? orders : acts))
      for (const state of STATES) {
        let id = await quoteIn(server, original, state)
        const before = await stateOf(id)
        for (const action of REVISION_ACTIONS) {
          const isDone = await tried(person, action, id)
          const after = await stateOf(id)
          if (isDone) {
            done.push(`${action} ${before} -> ${after}`)
            id = await quoteIn(server, original, state)
          } else expect(after).toBe(before)
        }
      }
      expect(done.sort()).toEqual([...expected].sort())
    })
  },
)

test('the table has these ways and no other', () => {
  const ways = STATES.flatMap((state) =>
    REVISION_ACTIONS.filter((action) => transitionOf(action, state)).map(
      (action) => `${action} ${state.offer}${state.order === 'ordered' ? ' ordered' : ''}`,
    ),
  )
  expect(ways.sort()).toEqual(WAYS.map((way) => way.split(' -> ')[0]).sort())
})
