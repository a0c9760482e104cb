import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { answerError, answerNothingHere } from '../http/error-handler.ts'
import { type Checks, serveHealth } from './health.ts'
import type { Metrics } from './metrics.ts'
import type { Stopping } from './stopping.ts'

type Deps = {
  readonly at: NonNullable<Config['operations']>
  readonly checks: Checks
  readonly stopping: Stopping
  readonly metrics: Metrics
}

/** Health and figures on a port of their own, which no proxy leads to. */
export async function openOperationsServer({
  at,
  checks,
  stopping,
  metrics,
}: Deps): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNothingHere)
  serveHealth(app, checks, stopping)
  metrics.serve(app)
  await app.listen({ port: at.port, host: at.host }).catch(refuse)
  return app
}

function refuse(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (!isTaken) throw error
  throw new ConfigError(
    'OPERATIONS_PORT: another program already listens there. Stop it, or choose another port.',
  )
}
