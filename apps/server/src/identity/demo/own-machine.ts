import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '../../config/demo-login-problem.ts'

/** Answers a request that the demo login does not let in. */
export type Refuse = (request: FastifyRequest, reply: FastifyReply) => unknown

/**
 * Keeps the demo login for people at this machine: whoever comes from another one, by another name, or through a proxy that
 * speaks for somebody elsewhere, is refused.
 */
export function onlyOwnMachine(scope: FastifyInstance, refuse: Refuse) {
  scope.addHook('onRequest', async (request, reply) => {
    if (!isOwnMachine(request)) return refuse(request, reply)
  })
}

function isOwnMachine({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = raw.socket
  const spokenFor = [headers['x-forwarded-for'] ?? [], headers['x-real-ip'] ?? []]
    .flat()
    .flatMap((one) => one.split(','))
    .map((one) => one.trim())
  const names = [headers.host ?? '', ...[headers['x-forwarded-host'] ?? []].flat()].map(hostName)
  return (
    headers.forwarded === undefined &&
    [remoteAddress, ...spokenFor].every((address) => isLoopback(address.replace(/^::ffff:/i, ''))) &&
    names.every(isLoopback)
  )
}

/** `localhost:4000` without its port, `[::1]:4000` as `[::1]`. */
const hostName = (host: string): string => host.replace(/:\d+$/, '')
