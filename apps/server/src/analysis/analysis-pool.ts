import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { brandNow, type CatalogueData } from '@ramp/domain'
import { Piscina } from 'piscina'
import { AppError } from '../http/app-error.ts'
import type { ReadLarge } from '../http/route.ts'
import { personQueue, type QueueLimits } from './person-queue.ts'
import { refusedWith } from './refused-with.ts'
import {
  type AnswerOf,
  type ListLacking,
  listsOf,
  type Outcome,
  type PersonsTask,
  type Task,
  type WorkerData,
} from './task.ts'

export type Budget = QueueLimits & {
  /** How long one task may take from its beginning, and its worker to start where it must; Fit has longer. */
  readonly milliseconds: number
  /** How much one worker may hold. */
  readonly megabytes: number
  /** Workers that are kept when there is nothing to do. */
  readonly kept: number
  readonly program: URL
}

/** Two people who ask for much still leave a place to the others. */
const LEAST_PLACES = 3
const MOST_PLACES = 8

const ORDINARY: Budget = {
  places: Math.min(MOST_PLACES, Math.max(LEAST_PLACES, availableParallelism())),
  running: 2,
  waiting: 8,
  waitingOfAll: 200,
  work: 'drawings',
  milliseconds: 20_000,
  megabytes: 256,
  kept: 1,
  // Beside the server; `npm run build` makes both.
  program: new URL('../../dist/analysis-worker.js', import.meta.url),
}

const LOADER = fileURLToPath(new URL('load-worker.cjs', import.meta.url))

/** Workers step back where the server itself has something to do. */
const NICE = 5
const IDLE_MS = 60_000
/** Room for what a worker forgets at once. With four times as much, three workers hold 90 MB more and are no quicker. */
const YOUNG_MEGABYTES = 8

type End = 'done' | 'refused' | 'overTime' | 'overMemory' | 'failed'

/** What the pool is doing, and how the tasks ended that it was given since it was opened. */
export type PoolNumbers = Readonly<Record<End, number>> & {
  readonly places: number
  readonly running: number
  readonly waiting: number
  /** What all of them took together; waiting does not count. */
  readonly seconds: number
}

/** The price lists that drawings are worked out with. */
export type PoolLists = {
  readonly inForce: () => string
  /** The catalogues of the open lines of a list. */
  readonly open: (version: string) => readonly CatalogueData[]
}

/**
 * Reads large bodies and analyses layouts in worker threads, within a budget of time and memory each, so that no call
 * holds another. A worker that goes beyond is ended, and a new one takes its place.
 */
export function openAnalysisPool(lists: PoolLists, wished: Partial<Budget> = {}) {
  const budget = { ...ORDINARY, ...wished }
  const workerData = dataOf(lists, budget)
  // The server's own room, by the flag it is started with, would be that of every worker.
  setFlagsFromString('--max-semi-space-size=0')
  const workers = new Piscina<PersonsTask, Outcome | ListLacking>({
    filename: LOADER,
    name: 'answer',
    // A worker that has nothing to do goes on loading its program.
    atomics: 'disabled',
    minThreads: budget.kept,
    maxThreads: budget.places,
    idleTimeout: IDLE_MS,
    resourceLimits: {
      maxOldGenerationSizeMb: budget.megabytes,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    },
    niceIncrement: process.platform === 'win32' ? 0 : NICE,
    workerData,
  })
  // Of a worker that ended while it had nothing to do; a new one takes its place.
  workers.on('error', () => undefined)
  const runWith = givenItsList(workers, lists)
  const queue = personQueue(budget)
  const ends: Record<End, number> = { done: 0, refused: 0, overTime: 0, overMemory: 0, failed: 0 }
  let seconds = 0
  let isClosing = false

  async function attempt<Asked extends Task>({ task, ...asked }: AskedOf<Asked>): Promise<AnswerOf<Asked>> {
    const begun = performance.now()
    const tell = (end: End) => {
      ends[end]++
      seconds += (performance.now() - begun) / 1000
    }
    const outcome = await outcomeOf({ ...asked, task }, tell)
    if (outcome.kind === 'done') {
      tell('done')
      // A worker answers each kind of task with its kind of answer.
      return outcome.answer as AnswerOf<Asked>
    }
    tell('refused')
    throw refusedWith(outcome)
  }

  async function outcomeOf(asked: PersonsTask, tell: (end: End) => void): Promise<Outcome> {
    const signal = AbortSignal.timeout(longestOf(asked.task, budget))
    try {
      return await runWith(asked, { signal })
    } catch (error) {
      if (isClosing) throw stopping()
      const end = signal.aborted ? 'overTime' : isOutOfMemory(error) ? 'overMemory' : 'failed'
      tell(end)
      throw end === 'failed' ? error : refusalOf(end)
    }
  }

  return {
    /** Does a task for a person when it is their turn, with the price list in force or another; refused with AppError. */
    run: <Asked extends Task>(person: string, task: Asked, list?: string): Promise<AnswerOf<Asked>> =>
      queue.run(person, () => attempt({ person, task, list: list ?? lists.inForce() })),
    numbers: (): PoolNumbers => ({ places: budget.places, ...queue.numbers(), ...ends, seconds }),
    close: () => {
      isClosing = true
      return workers.destroy()
    },
  }
}

/** Fit looks longer before it says that nothing was found. */
const TIMES_OF_FIT = 3

const longestOf = ({ kind }: Task, { milliseconds }: Budget): number =>
  kind === 'fit' ? TIMES_OF_FIT * milliseconds : milliseconds

type AskedOf<Asked extends Task> = Omit<PersonsTask, 'task'> & { readonly task: Asked }

const dataOf = ({ inForce, open }: PoolLists, { program }: Budget): WorkerData => ({
  catalogues: open(inForce()),
  brand: brandNow(),
  program: program.href,
})

/** A worker learns of a list when it is first asked for something with it. */
const givenItsList =
  (workers: Piscina<PersonsTask, Outcome | ListLacking>, { open }: PoolLists) =>
  async (asked: PersonsTask, at: { readonly signal: AbortSignal }): Promise<Outcome> => {
    const outcome = await workers.run(asked, at)
    if (outcome.kind !== 'list-lacking') return outcome
    const answered = await workers.run({ ...asked, catalogues: listsOf(asked).flatMap(open) }, at)
    if (answered.kind !== 'list-lacking') return answered
    throw new Error(`a worker was given the price list ${asked.list} and lacks it`)
  }

/** Large bodies are read by the pool, too. */
export const readLargeWith =
  ({ run }: Pick<AnalysisPool, 'run'>): ReadLarge =>
  async ({ id }, large) =>
    JSON.parse(await run(id, { kind: 'read', ...large }))

export type AnalysisPool = ReturnType<typeof openAnalysisPool>

const stopping = () =>
  new AppError('server.stopping', 'The server is being restarted. Try again in a moment.', undefined, 5)

const refusalOf = (end: 'overTime' | 'overMemory'): AppError =>
  end === 'overTime'
    ? new AppError(
        'analysis.too-long',
        'This job takes too long to process. Split it into several quotes, or contact customer service.',
      )
    : new AppError(
        'analysis.too-large',
        'This job is too large to process. Split it into several quotes, or contact customer service.',
      )

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
