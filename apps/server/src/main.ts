import { fileURLToPath } from 'node:url'
import {
  CatalogueError,
  catalogueFolder,
  readCatalogueFiles,
  readSisterLines,
  readTranslation,
} from '@ramp/catalogue-files'
import { brandNow } from '@ramp/domain'
import { createApp } from './app/app.ts'
import { type Config, readConfig } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { DataInUse } from './data/folder/data-lock.ts'
import { OpenProblem } from './data/folder/open-problem.ts'
import { placesIn } from './data/folder/places.ts'
import { wayBack } from './data/opening/check-data.ts'
import { openElsewhere } from './data/opening/open-elsewhere.ts'
import { isFull } from './db/database-problem.ts'
import { MigrationError } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { openFileStore } from './files/open-file-store.ts'
import { demoPeople } from './identity/demo/people.ts'
import { CatalogueVersionError } from './modules/catalogue/catalogue.service.ts'
import { checksOf } from './operations/health.ts'
import { openMetrics } from './operations/metrics.ts'
import { openOperationsServer } from './operations/operations-server.ts'
import { openStopping } from './operations/stopping.ts'
import { watchStoredData } from './operations/stored-data.ts'
import { startTracing } from './operations/tracing.ts'
import { watchDatabase } from './operations/watch-database.ts'

/** Problems that a person can mend: they are told in their own words, without a trace of the program. */
const told = [ConfigError, CatalogueError, CatalogueVersionError, DataInUse, MigrationError, OpenProblem]

const say = (text: string) => process.stdout.write(`${text}\n`)
const complain = (text: string) => process.stderr.write(`${text}\n`)

/** PostgreSQL is restored by its own tools. */
const RESTORE_DUMP = 'Restore a dump (docs/operations.md, Restore).'

async function start(config: Config) {
  const catalogueDir = config.catalogueDir ?? catalogueFolder
  const catalogueFiles = readCatalogueFiles(catalogueDir)
  const translation = readTranslation(catalogueDir)
  const { dataDir, databaseUrl, files, operations, otlpEndpoint, areFilesLost } = config
  const stored = watchStoredData({
    warn: complain,
    wayBack: () => (databaseUrl === null ? wayBack(placesIn(dataDir)) : RESTORE_DUMP),
    areFilesLost,
  })
  const database = await openDatabase(config, {
    warn: complain,
    damagedFiles: stored.damagedFiles,
    openDump: openElsewhere(fileURLToPath(new URL('../dist/commands.js', import.meta.url))),
  })
  try {
    const store = await openFileStore(config, database, say)
    await stored.checkTables(database)
    const isOnDisk = databaseUrl === null || files.kind === 'folder'
    const checks = checksOf({ database, store, dataDir: isOnDisk ? dataDir : null, damage: stored.damage })
    const metrics = operations && (await openMetrics())
    const tracing = otlpEndpoint === null ? null : await startTracing(otlpEndpoint)
    const stopping = openStopping()
    const app = await createApp({
      config,
      checks,
      stopping,
      ...(metrics && { metrics }),
      ...(tracing && { tracing }),
      database: metrics ? watchDatabase(database, metrics) : database,
      store,
      catalogueFiles,
      translation,
      sisterLines: readSisterLines(catalogueDir),
      now: () => new Date(),
    })
    await app.listen({ port: config.port, host: config.host })
    const aside =
      operations && metrics && (await openOperationsServer({ at: operations, checks, stopping, metrics }))
    // A bucket checks what it stores itself, and reading all of it costs money.
    if (files.kind !== 'bucket') stored.checkFiles({ database, store })
    const stop = async () => {
      await stored.end()
      await app.close()
      await aside?.close()
      await tracing?.end()
      await store.close()
      await database.close()
    }
    return { stop }
  } catch (error) {
    await stored.end()
    await database.close()
    throw stored.damage() === null ? error : new OpenProblem('The server cannot start with this damage.')
  }
}

function greet(origin: string, identity: 'demo' | 'provider') {
  say(`${brandNow().name} is ready: ${origin} (dealer portal ${origin}/portal/, calls ${origin}/api/docs)`)
  if (identity === 'provider') return
  say('Log in as one of these people. There is no password on this machine:')
  for (const { name, about } of demoPeople) say(`  ${name.padEnd(12)} ${about}`)
}

function endWithin(seconds: number) {
  setTimeout(() => {
    complain('The server did not stop in time, so it was ended. The next start recovers.')
    process.exit(1)
  }, seconds * 1000).unref()
}

/** Stops in order on the first signal, also when it comes while the server is still starting. */
function stopOn(
  signals: readonly NodeJS.Signals[],
  { stopSeconds }: Config,
  starting: ReturnType<typeof start>,
) {
  let isStopping = false
  for (const signal of signals)
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      endWithin(stopSeconds)
      try {
        const { stop } = await starting
        await stop()
        process.exit(0)
      } catch (error) {
        complain(`Stopping failed: ${String(error)}`)
        process.exit(1)
      }
    })
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'It stopped without a reason.'
  if (isFull(error)) return `${error.message} Make room on it, then start again.`
  if ('code' in error && error.code === 'EADDRINUSE')
    return 'Another program already listens on this port. Stop it, or choose another with PORT.'
  return error.message
}

try {
  const config = readConfig(process.env)
  // A step later, so that somebody already listens for signals.
  const starting = Promise.resolve(config).then(start)
  stopOn(['SIGINT', 'SIGTERM'], config, starting)
  await starting
  greet(config.publicOrigin, config.identity.kind)
} catch (error) {
  const isTold = told.some((kind) => error instanceof kind)
  complain(isTold && error instanceof Error ? error.message : `The server cannot start. ${describe(error)}`)
  process.exit(1)
}
