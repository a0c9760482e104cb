import { setImmediate as turn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { DatabaseProblem } from './database-problem.ts'
import { asked, type Engine } from './embedded-engine.ts'

export type Runner = Pick<PGlite, 'query' | 'exec'>
type Ask<Answer> = (runner: Runner) => Promise<Answer>

/** Together they hold nobody up for longer than one large save does. */
const MOST_CHANGES = 8
const MOST_LETTERS = 256 * 1024

type Change = {
  readonly ask: Ask<unknown>
  readonly letters: number
  readonly resolve: (answer: never) => void
  readonly reject: (error: unknown) => void
}

/**
 * Changes that arrive while others are committed wait for them, and are then committed together: one sync for all of them.
 * Each is confirmed once that has reached the disk. Where one of them is refused, all are asked again, each for itself.
 */
export function commitTogether(engine: Engine) {
  const waiting: Change[] = []
  let isAtWork = false
  async function work() {
    isAtWork = true
    while (waiting.length > 0) {
      // What has arrived meanwhile may join.
      await turn()
      await commit(engine, takeFrom(waiting))
    }
    isAtWork = false
  }
  return <Answer>(letters: number, ask: Ask<Answer>): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ ask, letters, resolve, reject })
      if (!isAtWork) void work()
    })
}

function takeFrom(waiting: Change[]): readonly Change[] {
  let letters = 0
  const end = waiting.findIndex((change, at) => {
    letters += change.letters
    return at > 0 && (at === MOST_CHANGES || letters > MOST_LETTERS)
  })
  return waiting.splice(0, end < 0 ? waiting.length : end)
}

async function commit(engine: Engine, changes: readonly Change[]) {
  if (changes.length === 1) return oneByOne(engine, changes)
  try {
    const answers = await transactionOn(engine, async (runner) => {
      const given: unknown[] = []
      for (const { ask } of changes) given.push(await asked(ask(runner)))
      return given
    })
    for (const [at, { resolve }] of changes.entries()) resolve(answers[at] as never)
  } catch (error) {
    if (!(error instanceof DatabaseProblem)) return oneByOne(engine, changes)
    for (const { reject } of changes) reject(error)
  }
}

async function oneByOne(engine: Engine, changes: readonly Change[]) {
  for (const { ask, resolve, reject } of changes)
    await engine.use((pg) => asked(ask(pg))).then((answer) => resolve(answer as never), reject)
}

/** All of the work or none of it. What the work did not throw itself came from the engine, and is marked so. */
export const transactionOn = <Result>(
  engine: Engine,
  work: (runner: Runner) => Promise<Result>,
): Promise<Result> =>
  engine.use(async (pg) => {
    let failure: unknown
    const working = (runner: Runner) =>
      work(runner).catch((error: unknown) => {
        failure = error
        throw error
      })
    try {
      return await pg.transaction(working)
    } catch (error) {
      throw error === failure ? error : await asked(Promise.reject(error)).catch((one: unknown) => one)
    }
  })
