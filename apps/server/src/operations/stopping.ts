import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/app-error.ts'

/**
 * Answers what still arrives on open connections while the server stops; what it has begun it finishes. Comes before
 * every other hook, and needs `return503OnClosing: false`: the framework's own answer has another shape.
 */
export function refuseWhileStopping(app: FastifyInstance) {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', async (_, reply) => {
    if (!isStopping) return
    reply.header('connection', 'close').header('retry-after', RETRY_SECONDS)
    throw new AppError('server.stopping', 'The server is being restarted. Try again in a moment.')
  })
}

const RETRY_SECONDS = 5
