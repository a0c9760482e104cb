import type { FastifyInstance } from 'fastify'
import { isLoopback } from '../../config/demo-login-problem.ts'

/**
 * Brings a person who typed another name of this machine (127.0.0.1 for localhost) to the configured address: for a
 * browser and for the login the two are different places.
 */
export function leadToOwnAddress(app: FastifyInstance, publicOrigin: string) {
  const own = new URL(publicOrigin)
  if (!isLoopback(own.hostname)) return
  app.addHook('onRequest', async (request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!isPage || request.host === own.host || !isLoopback(request.hostname)) return
    return reply.redirect(`${publicOrigin}${request.url}`)
  })
}
