import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import { reclaimDrafts } from '../modules/drafts/drafts.repository.ts'
import { thinVersions } from '../modules/projects/thin-versions.ts'

const HOUR = 3_600_000
const SIX_HOURS = 6 * HOUR

/**
 * Sweeps files that nothing names, and thins old versions of projects: once the server is ready, and every six hours. The room of
 * replaced drafts is given back every hour. A stop ends a sweep under way.
 */
export function sweepFromTimeToTime(app: FastifyInstance, store: FileStore, database: Database) {
  const stopping = new AbortController()
  let underWay = Promise.resolve()
  const sweep = () => {
    underWay = underWay
      .then(() => sweepFiles(store, database, { now: new Date(), signal: stopping.signal }))
      .catch((error: unknown) => app.log.warn(error, 'Unused files could not be removed.'))
      .then(() => thinVersions(database, new Date()))
      .then(() => undefined)
      .catch((error: unknown) => app.log.warn(error, 'Old versions of projects could not be removed.'))
  }
  const reclaim = () => {
    underWay = underWay
      .then(() => reclaimDrafts(database))
      .catch((error: unknown) =>
        app.log.warn(error, 'Storage used by replaced drafts could not be reclaimed.'),
      )
  }
  const timer = setInterval(sweep, SIX_HOURS).unref()
  const hourly = setInterval(reclaim, HOUR).unref()
  app.addHook('onReady', async () => sweep())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    clearInterval(hourly)
    stopping.abort()
    await underWay
  })
}
