import { afterAll, beforeAll, expect, test } from 'vitest'
import { lifeOn, OWNER } from '../../app/testing/life-on.ts'
import { startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { AppError } from '../../http/app-error.ts'
import { revisionsOf } from './store/rows.ts'
import { finishedQuote, quoteIn } from './testing/quotes-in-states.ts'
import { statusesFromEvents, storedStatuses } from './testing/statuses-from-events.ts'

const SEQUENCES = 50
const STEPS = 24
/** Often enough that quotes get somewhere. */
const ACTIONS = [
  ...['finish', 'finish', 'issue', 'issue', 'issue', 'as-option', 'withdraw', 'decline'],
  ...['extend', 'approve', 'cancel', 'order', 'begin-change'],
] as const
type Action = (typeof ACTIONS)[number]

/** The same numbers from the same seed. */
function chanceOf(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

let server: TestServer
let original: string
beforeAll(async () => {
  server = await startTestServer(databases[0].open)
  original = await finishedQuote(server)
})
afterAll(() => server.close())

test(`what became of every revision follows from the events, after ${SEQUENCES} random lives`, {
  timeout: 240_000,
}, async () => {
  const { database, clock } = server
  const { revisions, finish } = lifeOn(database, () => clock.now)
  const done = new Map<Action, number>()

  async function take(id: string, action: Action, chance: (below: number) => number) {
    const rows = await revisionsOf(database, id)
    const chosen = chance(3) === 0 ? rows[chance(rows.length)] : rows.at(-1)
    const { version: versionNumber, option } = chosen ?? { version: 1, option: 1 }
    switch (action) {
      case 'finish':
        return finish(id, option)
      case 'issue':
        return revisions.issue(OWNER, { id, versionNumber })
      case 'as-option':
        return revisions.issue(OWNER, { id, versionNumber, asOption: true })
      case 'order':
        return revisions.order(OWNER, { id, versionNumber })
      case 'begin-change':
        return revisions.beginChange(OWNER, id)
      default: {
        const validUntil = `2099-${String(chance(12) + 1).padStart(2, '0')}-01`
        return revisions.act(OWNER, { id, versionNumber, action, validUntil })
      }
    }
  }

  for (let seed = 1; seed <= SEQUENCES; seed++) {
    const chance = chanceOf(seed)
    const id = await quoteIn(server, original, { offer: 'none', order: 'none' })
    // The first drawing was put there without an event.
    await finish(id, 1)
    for (let step = 0; step < STEPS; step++) {
      const action = ACTIONS[chance(ACTIONS.length)] ?? 'finish'
      try {
        await take(id, action, chance)
        done.set(action, (done.get(action) ?? 0) + 1)
      } catch (problem) {
        if (!(problem instanceof AppError)) throw problem
      }
    }
    const stored = (await storedStatuses(database, id)).filter(({ version }) => version > 1)
    const { statuses, sequence } = await statusesFromEvents(database, id)
    expect(
      statuses.filter(({ version }) => version > 1),
      `seed ${seed}`,
    ).toEqual(stored)
    expect(sequence).toEqual(sequence.map((_, index) => index + 1))
  }
  expect([...done.keys()].sort()).toEqual([...new Set(ACTIONS)].sort())
})
