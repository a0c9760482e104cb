import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../identity/caller.ts'
import { REQUEST_ID_HEADER } from './log-settings.ts'

/** Writes a line for each answer, and names the request in it. Health is asked every few seconds and leaves none. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    if (route.startsWith('/health/')) return
    request.log.info(
      {
        event: 'answered',
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

/** The address as it is written in the contract: what stands in a path names a quote, what stands in a query may be a secret. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none'

const HOURS_MS = 12 * 3600 * 1000
const MOST = 10_000

/** Lets every line of a request name its person by id, and writes one when somebody comes for the first time in hours. */
export function knowPeople(now: () => Date) {
  const seen = new Map<string, number>()
  return (request: FastifyRequest, { id, customerNumber }: Caller) => {
    request.log = request.log.child({ person: id, customer: customerNumber })
    const at = now().getTime()
    if (at - (seen.get(id) ?? Number.NEGATIVE_INFINITY) < HOURS_MS) return
    if (seen.size >= MOST) seen.clear()
    seen.set(id, at)
    request.log.info({ event: 'signed-in' }, 'signed in')
  }
}
