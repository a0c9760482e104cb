import { fileURLToPath } from 'node:url'
import type { SisterLines } from '@ramp/catalogue-files'
import { type CatalogueData, type ItemTranslation, runUnder } from '@ramp/domain'
import { APP_VERSION } from '@ramp/formats'
import fastify, { type FastifyInstance } from 'fastify'
import type { Budget } from '../analysis/analysis-pool.ts'
import { showPool } from '../analysis/pool-figures.ts'
import type { Config } from '../config/config.ts'
import type { TrustedProxies } from '../config/trusted-proxies.ts'
import { raiseHeaderNumbers } from '../db/contents.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { highestHeaderOf } from '../files/highest-header.ts'
import { answerWriter } from '../http/answer-writer.ts'
import { answerError, answerUnreadable } from '../http/error-handler.ts'
import { guardOf } from '../http/guard.ts'
import { readJsonBodies } from '../http/json-body.ts'
import { type ByteLimits, bytesUnderWay } from '../http/limits/bytes-under-way.ts'
import { callLimits, limitByAddress } from '../http/limits/call-limits.ts'
import { customerStorage } from '../http/limits/customer-storage.ts'
import { compressAnswers } from '../http/packing/compress.ts'
import { collectDocumentation, serveDocumentation } from '../http/pages/documentation.ts'
import { leadToOwnAddress } from '../http/pages/own-address.ts'
import { type Screen, serveScreens } from '../http/pages/screens.ts'
import { addSecurityHeaders } from '../http/pages/security-headers.ts'
import { serveSign } from '../http/pages/sign.ts'
import { callerOf } from '../identity/caller.ts'
import { keysFromSecret } from '../identity/server-secret.ts'
import { signInRoutes } from '../modules/sign-in/sign-in.routes.ts'
import { type Checks, serveHealth } from '../operations/health.ts'
import { knowPeople, logRequests } from '../operations/log-requests.ts'
import { logSettings } from '../operations/log-settings.ts'
import type { Metrics } from '../operations/metrics.ts'
import { openStopping, type Stopping, stopInOrder } from '../operations/stopping.ts'
import type { Tracing } from '../operations/tracing.ts'
import { addDemoQuotes } from './demo-quotes.ts'
import { createIdentity } from './identity.ts'
import { learnOfPriceLists } from './learn-of-price-lists.ts'
import { createRoutes } from './routes.ts'
import { sweepFromTimeToTime } from './sweep-from-time-to-time.ts'

export type Parts = {
  readonly config: Config
  readonly database: Database
  readonly store: FileStore
  readonly catalogueFiles: readonly CatalogueData[]
  /** What P2G sells in place of P3G items. */
  readonly translation: readonly ItemTranslation[]
  /** Lines that sell the items of another under names of their own. */
  readonly sisterLines: SisterLines
  readonly now: () => Date
  /** What is looked at before the server says that it is ready. */
  readonly checks?: Checks
  /** Shared with the health on a port of its own. */
  readonly stopping?: Stopping
  readonly metrics?: Metrics
  readonly tracing?: Tracing
  /** Where log lines go instead of standard output. */
  readonly logTo?: { readonly write: (line: string) => void }
  readonly analysisBudget?: Partial<Budget>
  /** Other than those of a server of 2 GB. */
  readonly byteLimits?: ByteLimits
}

const screens: readonly Screen[] = [
  { prefix: '/', folder: fileURLToPath(new URL('../../../web/dist', import.meta.url)) },
  { prefix: '/portal/', folder: fileURLToPath(new URL('../../../portal/dist', import.meta.url)) },
]

/** The largest file over a slow line; a request that never ends is ended then. */
const LONGEST_UPLOAD_MS = 600_000

/** Puts the whole server together, by hand and in one place. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, store, now } = parts
  runUnder(config.brand)
  await raiseHeaderNumbers(database, await highestHeaderOf(store))
  const keyFor = keysFromSecret(config.dataDir, config.secret)
  const identity = await createIdentity(config, { keyFor, database, now })
  const storage = customerStorage(database, config.customerStorage)
  const { routes, readLarge, analysis, catalogues } = await createRoutes({ ...parts, storage, keyFor })
  if (identity.demo) await addDemoQuotes(database, now())
  if (parts.metrics) showPool(parts.metrics, analysis)

  const app = newFastify(parts)
  // Input is checked by its contract where a call reads it; see http/read-input.ts.
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(answerWriter)
  app.setErrorHandler(answerError)
  logRequests(app)
  parts.metrics?.watch(app)
  parts.tracing?.watch(app)
  const stopping = parts.stopping ?? openStopping()
  stopInOrder(app, stopping)
  serveHealth(app, parts.checks ?? {}, stopping)
  leadToOwnAddress(app, config.publicOrigin)
  compressAnswers(app)
  const { signIn, checkToken, demo } = identity
  await addSecurityHeaders(app, { publicOrigin: config.publicOrigin, issuer: signIn.authority })
  await collectDocumentation(app, APP_VERSION)
  const limits = callLimits(config.callsPerMinute, database)
  const routeContext = {
    guard: guardOf({
      checkToken,
      callerOf: (claims) => callerOf(claims, config),
      onCaller: knowPeople(now),
      count: limits.ofPerson,
    }),
    admitBody: bytesUnderWay(parts.byteLimits),
    readLarge,
  }
  await app.register(async (limited) => {
    limitByAddress(limited, limits)
    await demo?.register(limited)
    await limited.register(async (api) => {
      readJsonBodies(api)
      const signInSettings = { ...signIn, claim: config.claim, brand: config.brand }
      for (const add of [...signInRoutes(signInSettings), ...routes]) add(api, routeContext)
      await serveDocumentation(api)
    })
  })
  app.addHook('onClose', () => analysis.close())
  serveSign(app)
  await serveScreens(app, screens)
  sweepFromTimeToTime(app, store, database)
  learnOfPriceLists(app, catalogues)
  await app.ready()
  return app
}

/** The framework, with what it may wait for. */
const newFastify = ({ config, logTo }: Parts) =>
  fastify({
    ...logSettings(config, logTo),
    trustProxy: trusting(config.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: LONGEST_UPLOAD_MS,
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  })

/** So many proxies in a row, as the library asks: hop 0 is the one the server talks to. */
const trusting = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
