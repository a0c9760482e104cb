import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../../config/demo-login-problem.ts'
import { AppError } from '../../http/app-error.ts'
import { answerError } from '../../http/error-handler.ts'

/**
 * Keeps the demo login for people at this machine: whoever comes from another one, by another name, or through a proxy that
 * speaks for somebody elsewhere, finds nothing here.
 */
export function onlyOwnMachine(scope: FastifyInstance) {
  scope.addHook('onRequest', async (request, reply) => {
    // The pages of the login have an answer of their own for faults; this is none.
    if (!isOwnMachine(request)) return answerError(elsewhere(), request, reply)
  })
}

function isOwnMachine({ raw, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = raw.socket
  const spokenFor = [headers['x-forwarded-for'] ?? []]
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

const elsewhere = () =>
  new AppError(
    'login.elsewhere',
    'The demo login works on this machine only. Name an identity provider (OIDC_ISSUER) to let others in.',
  )
