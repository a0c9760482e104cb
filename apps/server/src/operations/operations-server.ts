import fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { answerError, answerNothingHere } from '../http/error-handler.ts'
import { type Checks, serveHealth } from './health.ts'
import type { Metrics } from './metrics.ts'

type Needs = {
  readonly at: NonNullable<Config['operations']>
  readonly checks: Checks
  readonly metrics: Metrics
}

/** Health and figures on a port of their own, which no proxy leads to. */
export async function openOperationsServer({ at, checks, metrics }: Needs): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNothingHere)
  serveHealth(app, checks)
  metrics.serve(app)
  await app.listen({ port: at.port, host: at.host })
  return app
}
