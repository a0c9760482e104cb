import { setImmediate as turn } from 'node:timers/promises'

/** Questions may take so long in a row before other work has its turn, in milliseconds. */
const MOST_MS = 10

/**
 * Lets questions to a database in this process begin one after the other, with a turn of the event loop in between once
 * they have taken long: each is worked out without a pause, so a line of them would keep sockets and timers waiting.
 */
export function inTurns(mostMs = MOST_MS) {
  let last: Promise<unknown> = Promise.resolve()
  let spent = 0
  return <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const begin = async () => {
      if (spent > mostMs) {
        spent = 0
        await turn()
      }
      const begun = performance.now()
      try {
        return await ask()
      } finally {
        spent += performance.now() - begun
      }
    }
    const answer = last.then(begin)
    last = answer.catch(() => undefined)
    return answer
  }
}
