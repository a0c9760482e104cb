/**
 * Lets those who ask the same at the same time share an answer. Who asks while it is worked out waits for the next run, which begins after
 * they asked: nobody gets an answer that is older than the question. Questions are told apart by their keys.
 */
export function sharedRuns<Answer>() {
  const running = new Map<string, Promise<Answer>>()
  const next = new Map<string, Promise<Answer>>()

  async function run(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    next.delete(key)
    const answer = ask()
    running.set(key, answer)
    try {
      return await answer
    } finally {
      running.delete(key)
    }
  }

  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const waiting = next.get(key)
    if (waiting) return waiting
    const before = running.get(key)
    if (!before) return run(key, ask)
    const begin = () => run(key, ask)
    // How the run before ends says nothing about this one.
    const answer = before.then(begin, begin)
    next.set(key, answer)
    return answer
  }
}
