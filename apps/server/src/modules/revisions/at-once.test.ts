import { repriceOption } from '@ramp/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { lifeOn, OWNER } from '../../app/testing/life-on.ts'
import { startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { revisionsOf } from './store/rows.ts'
import { finishedQuote, quoteIn } from './testing/quotes-in-states.ts'
import { statusesFromEvents, storedStatuses } from './testing/statuses-from-events.ts'

const AT_ONCE = 100
const ACTIONS = ['issue', 'issue again', 'withdraw', 'accept', 'extend'] as const
/** Every so many of them somebody re-prices, which takes longer: one person works on few drawings at once. */
const REPRICE_EVERY = 20
type Action = (typeof ACTIONS)[number] | 're-price'

/** Quotes in which other actions come first: what wins depends on it. */
const FIRST: readonly Action[] = ['issue', 'withdraw', 'accept', 'extend']

/** What a refusal has to name: a revision, or a version of the parts list. */
const NAMES_WHAT_WON = /revision 1[A-Z]|version \d+/i

const orderRow = z.object({ sequence: z.number(), version: z.number() })

let server: TestServer
let original: string
beforeAll(async () => {
  server = await startTestServer(databases[1].open)
  original = await finishedQuote(server)
})
afterAll(() => server.close())

test.each(FIRST)(
  `${AT_ONCE} people who change one quote at once on PostgreSQL leave one truth, %s first`,
  { timeout: 120_000 },
  async (first) => {
    const { database, clock } = server
    const { revisions, finish } = lifeOn(database, () => clock.now)
    const id = await quoteIn(server, original, { offer: 'none', order: 'none' })
    await finish(id, 1)
    await revisions.issue(OWNER, { id, versionNumber: 2 })
    await finish(id, 1)

    const dana = server.as('Dana Miller')
    const [{ priceList } = { priceList: '' }] = await database.all(
      z.object({ priceList: z.string() }),
      'select catalogue_version as "priceList" from issued_quotes where header_id = $1 and version = 3',
      [Number(id)],
    )
    const day = (number: number) => `2099-01-${String((number % 28) + 1).padStart(2, '0')}`
    function taken(action: Action, number: number) {
      switch (action) {
        case 'issue':
          return revisions.issue(OWNER, { id, versionNumber: 3 })
        case 'issue again':
          return revisions.issue(OWNER, { id, versionNumber: 2 })
        case 'withdraw':
          return revisions.act(OWNER, { id, versionNumber: number % 2 ? 2 : 3, action })
        case 'accept':
          return revisions.order(OWNER, { id, versionNumber: 3 })
        case 'extend':
          return revisions.act(OWNER, { id, versionNumber: 2, action, validUntil: day(number) })
        case 're-price':
          return dana.call(repriceOption, { id, option: 1, versionNumber: 3, priceList })
      }
    }
    const actions = Array.from({ length: AT_ONCE }, (_, index): Action => {
      if (index % REPRICE_EVERY === 1) return 're-price'
      const at = index + (ACTIONS as readonly Action[]).indexOf(first)
      return ACTIONS[at % ACTIONS.length] ?? first
    })
    const answers = await Promise.allSettled(actions.map((action, index) => taken(action, index)))

    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refusals.length).toBeGreaterThan(0)
    expect(refusals.length).toBeLessThan(AT_ONCE)
    for (const refusal of refusals) {
      expect(refusal.status).toBe(409)
      expect(refusal.message).toMatch(NAMES_WHAT_WON)
    }

    const stored = await storedStatuses(database, id)
    const { statuses, sequence } = await statusesFromEvents(database, id)
    expect(statuses.filter(({ version }) => version > 1)).toEqual(stored.filter(({ version }) => version > 1))
    expect(sequence).toEqual(sequence.map((_, index) => index + 1))
    expect(stored.filter(({ offer }) => offer === 'issued').length).toBeLessThanOrEqual(1)
    expect(stored.filter(({ offer }) => offer === 'approved').length).toBeLessThanOrEqual(1)

    const orders = await database.all(
      orderRow,
      'select sequence, version from orders where header_id = $1 order by sequence',
      [Number(id)],
    )
    const ordered = stored.filter(({ order }) => order === 'ordered').map(({ version }) => version)
    expect(orders.map(({ version }) => version).sort()).toEqual(ordered)
    expect(orders.length).toBeLessThanOrEqual(1)
    const letters = (await revisionsOf(database, id)).filter(({ offer }) => offer !== 'none')
    expect(new Set(letters.map(({ letter }) => letter)).size).toBe(letters.length)
  },
)
