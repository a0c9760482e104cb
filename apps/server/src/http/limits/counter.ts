import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { AppError } from '../app-error.ts'

/** Counts one call of a key; refused with AppError and the seconds to wait when there were too many in this minute. */
export type Counter = (key: string) => Promise<void>

type Settings = { readonly name: string; readonly perMinute: number }

const SECONDS = 60

/** Counts in the memory of this server, which is the only one. */
export function counterInMemory({ name, perMinute }: Settings): Counter {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: perMinute, duration: SECONDS })
  return async (key) => {
    try {
      await limiter.consume(key)
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error
    }
  }
}

/** So many times a minute a server asks the database about one key. */
const SHARES = 40

/** Calls that may still be made before the minute is over; null when there were too many. */
type Share = { left: number | null; readonly until: number }

/**
 * Counts for several servers in their database. Each takes its calls from there in shares, so that a call seldom costs a
 * query; what is left of a share when the minute ends was taken from the others. While the database is away each server
 * counts for itself.
 */
export function counterInDatabase({ name, perMinute }: Settings, database: Pick<Database, 'all'>): Counter {
  const settings = { keyPrefix: name, points: perMinute, duration: SECONDS }
  const limiter = new RateLimiterPostgres({
    ...settings,
    storeClient: storeOf(database),
    storeType: 'client',
    tableName: 'call_counts',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(settings),
  })
  const size = Math.max(1, Math.floor(perMinute / SHARES))
  const shares = new Map<string, Share>()
  const asked = new Map<string, Promise<void>>()

  async function ask(key: string) {
    forgetEnded(shares)
    const { left, ms } = await limiter.consume(key, size).then(
      ({ msBeforeNext }) => ({ left: size, ms: msBeforeNext }),
      (error: unknown) => {
        if (error instanceof RateLimiterRes) return { left: null, ms: error.msBeforeNext }
        throw error
      },
    )
    shares.set(key, { left, until: Date.now() + ms })
  }

  /** Whether a call of this key could be counted from what the server has. */
  function isCounted(key: string): boolean {
    const share = shares.get(key)
    if (!share || share.until <= Date.now()) return false
    if (share.left === null) throw tooMany(share.until - Date.now())
    if (share.left === 0) return false
    share.left--
    return true
  }

  return async (key) => {
    while (!isCounted(key)) {
      const asking = asked.get(key) ?? ask(key).finally(() => asked.delete(key))
      asked.set(key, asking)
      await asking
    }
  }
}

const MANY_KEYS = 10_000

function forgetEnded(shares: Map<string, Share>) {
  if (shares.size < MANY_KEYS) return
  const now = Date.now()
  for (const [key, { until }] of shares) if (until <= now) shares.delete(key)
}

/** So long a database that did not answer is not asked again. */
const AWAY_MS = 5_000

const anyRow = z.record(z.string(), z.unknown())

/** Our database as the library asks its own. */
function storeOf({ all }: Pick<Database, 'all'>) {
  let awayUntil = 0
  return {
    async query({ text, values }: { readonly text: string; readonly values: readonly (string | number)[] }) {
      if (Date.now() < awayUntil) throw new Error('the database of the counters is away')
      try {
        const rows = await all(anyRow, text, values)
        return { rows, rowCount: rows.length }
      } catch (error) {
        awayUntil = Date.now() + AWAY_MS
        throw error
      }
    },
  }
}

function tooMany(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new AppError(
    'calls.too-many',
    'Too many calls in a short time. Wait a minute, then try again.',
    undefined,
    seconds,
  )
}
