/**
 * Lets those who ask the same at the same time share an answer. Who asks while it is worked out waits for the next run, which begins after
 * they asked: nobody gets an answer that is older than the question.
 */
export function sharedRuns<Question, Answer>(ask: (question: Question) => Promise<Answer>) {
  const running = new Map<string, Promise<Answer>>()
  const next = new Map<string, Promise<Answer>>()

  async function run(key: string, question: Question): Promise<Answer> {
    next.delete(key)
    const answer = ask(question)
    running.set(key, answer)
    try {
      return await answer
    } finally {
      running.delete(key)
    }
  }

  return (question: Question): Promise<Answer> => {
    const key = JSON.stringify(question)
    const waiting = next.get(key)
    if (waiting) return waiting
    const before = running.get(key)
    if (!before) return run(key, question)
    const begin = () => run(key, question)
    // How the run before ends says nothing about this one.
    const answer = before.then(begin, begin)
    next.set(key, answer)
    return answer
  }
}
