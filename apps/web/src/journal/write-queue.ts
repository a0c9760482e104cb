import type { EntryPlace, SavedStore, SavedText, StoreFault } from './saved-store.ts'

/** Writes of one entry: one at a time, and of those that wait only the last. */
export type WriteQueue = {
  /** The answer for this edit, or for a later one that took its place. */
  readonly put: (kept: SavedText) => Promise<StoreFault | null>
  /** The entry goes, and with it what waited. */
  readonly remove: () => void
  /** Sends off what waits, beside what is on its way. */
  readonly flush: () => void
  /** Over when nothing waits. */
  readonly rest: () => Promise<void>
}

type Job = {
  kept: SavedText | null
  readonly answer: Promise<StoreFault | null>
  readonly resolve: (fault: StoreFault | null) => void
}

export function writeQueue(store: SavedStore, place: EntryPlace): WriteQueue {
  let next: Job | null = null
  let running: Promise<void> | null = null
  const send = async () => {
    const job = next
    next = null
    if (job) job.resolve(await (job.kept ? store.put(place, job.kept) : store.remove(place)))
  }
  const run = async () => {
    while (next) await send()
    running = null
  }
  const wait = (kept: SavedText | null): Promise<StoreFault | null> => {
    next ??= newJob(kept)
    next.kept = kept
    const { answer } = next
    running ??= run()
    return answer
  }
  return {
    put: wait,
    remove: () => void wait(null),
    flush: () => void send(),
    rest: async () => {
      while (running) await running
    },
  }
}

function newJob(kept: SavedText | null): Job {
  let resolve: Job['resolve'] = () => undefined
  const answer = new Promise<StoreFault | null>((done) => {
    resolve = done
  })
  return { kept, answer, resolve }
}
