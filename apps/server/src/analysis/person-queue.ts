import { AppError } from '../http/app-error.ts'

export type QueueLimits = {
  /** How much is worked on at once. */
  readonly places: number
  /** How much of that may be of one person. */
  readonly running: number
  /** How much of one person may wait. */
  readonly waiting: number
  /** How much of all people together may wait. */
  readonly waitingOfAll: number
  /** What is worked on, as a refusal names it: `drawings`. */
  readonly work: string
}

/** Seconds after which it is worth asking again. */
const SOON = 2

/**
 * Lets work begin so that nobody uses up the places: each person has a few, the others wait in a line per person, and
 * the lines take turns. Who has too much waiting already is refused, and so is everybody when too much waits at all.
 */
export function personQueue(limits: QueueLimits) {
  const lines = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  let busy = 0
  let waiting = 0

  const mayBegin = (person: string): boolean =>
    busy < limits.places && (running.get(person) ?? 0) < limits.running

  function begin(person: string) {
    busy++
    running.set(person, (running.get(person) ?? 0) + 1)
  }

  function end(person: string) {
    busy--
    const left = (running.get(person) ?? 1) - 1
    if (left === 0) running.delete(person)
    else running.set(person, left)
    letNextBegin()
  }

  function letNextBegin() {
    for (const [person, line] of [...lines]) {
      if (!mayBegin(person)) continue
      const first = line.shift()
      // The line goes to the end of the round, or away.
      lines.delete(person)
      if (line.length > 0) lines.set(person, line)
      waiting--
      begin(person)
      first?.()
    }
  }

  async function enter(person: string) {
    if (mayBegin(person)) return begin(person)
    const line = lines.get(person) ?? []
    if (line.length >= limits.waiting)
      throw new AppError(
        'calls.too-many',
        `You already have ${limits.running + limits.waiting} ${limits.work} in progress. Wait for the answers, then try again.`,
        undefined,
        SOON,
      )
    if (waiting >= limits.waitingOfAll)
      throw new AppError('server.busy', 'The server is busy. Try again in a few seconds.', undefined, SOON)
    waiting++
    await new Promise<void>((resolve) => lines.set(person, [...line, resolve]))
  }

  return {
    /** Does the work when it is its turn. */
    async run<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
      await enter(person)
      try {
        return await work()
      } finally {
        end(person)
      }
    },
    numbers: () => ({ running: busy, waiting }),
  }
}
