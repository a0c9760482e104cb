import type { FastifyRequest } from 'fastify'
import { isApproved } from '../identity/access.policy.ts'
import type { CheckToken } from '../identity/access-tokens.ts'
import type { Asking, Caller } from '../identity/caller.ts'
import { AppError } from './app-error.ts'
import { unstorableIn } from './storable.ts'

/** Says who asks, or refuses. */
export type Guard = (request: FastifyRequest) => Promise<Asking>

const NOT_APPROVED = 'Access not granted. Please verify that you are using an approved email username.'

type Settings = {
  readonly checkToken: CheckToken
  readonly callerOf: (claims: Readonly<Record<string, unknown>>) => Caller | null
  /** Told of everybody who is let in. */
  readonly onCaller?: (request: FastifyRequest, caller: Caller) => void
  /** Counts the calls of a person; refuses when there are too many. */
  readonly count: (person: string) => Promise<void>
}

/** The guard of every call that is not public: a valid bearer token of an approved person. */
export const guardOf =
  ({ checkToken, callerOf, onCaller, count }: Settings): Guard =>
  async (request) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (token === undefined)
      throw new AppError('token.missing', 'Log in first: this call needs a bearer token.')
    const verdict = await checkToken(token)
    switch (verdict.kind) {
      case 'expired':
        throw new AppError(
          'token.expired',
          'Your login has expired. Log in again. Your drawing is saved in this browser.',
        )
      case 'invalid':
        throw invalid()
      case 'unknown':
        throw verdict.error
      case 'valid': {
        const caller = callerOf(verdict.claims)
        // Its name goes into what is saved: no database keeps a NUL.
        if (!caller || unstorableIn(caller)) throw invalid()
        if (!isApproved(caller)) throw new AppError('access.not-approved', NOT_APPROVED)
        onCaller?.(request, caller)
        await count(caller.id)
        return { ...caller, requestId: request.id }
      }
    }
  }

const invalid = () => new AppError('token.invalid', 'This login is not valid here. Log in again.')
