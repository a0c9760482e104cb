import type { Database } from '../db/database.ts'
import type { Metrics } from './metrics.ts'

/** The same database, whose questions are counted and timed: a call that waits for a connection shows as one in flight. */
export function watchDatabase(
  database: Database,
  { gauge, timer }: Pick<Metrics, 'gauge' | 'timer'>,
): Database {
  let inFlight = 0
  gauge('database_in_flight', 'Queries and transactions in progress.', () => inFlight)
  const time = timer(
    'database_duration_seconds',
    'Duration of queries and transactions, including the wait for a connection.',
    ['kind', 'end'],
  )
  const timed = async <Result>(
    kind: 'question' | 'transaction',
    ask: () => Promise<Result>,
  ): Promise<Result> => {
    const begun = performance.now()
    let end = 'failed'
    inFlight++
    try {
      const result = await ask()
      end = 'done'
      return result
    } finally {
      inFlight--
      time({ kind, end }, (performance.now() - begun) / 1000)
    }
  }
  return {
    ...database,
    all: (...asked) => timed('question', () => database.all(...asked)),
    run: (...asked) => timed('question', () => database.run(...asked)),
    transaction: (work) => timed('transaction', () => database.transaction(work)),
  }
}
