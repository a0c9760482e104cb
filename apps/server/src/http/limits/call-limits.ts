import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../db/database.ts'
import { AppError } from '../app-error.ts'
import { answerError } from '../error-handler.ts'
import { addressKey } from './address-key.ts'
import { type Counter, counterInDatabase, counterInMemory } from './counter.ts'

/** How much of a minute's calls is one caller's. */
export type PerMinute = { readonly person: number; readonly address: number; readonly logins: number }

export type CallLimits = {
  readonly ofPerson: Counter
  readonly ofAddress: Counter
  readonly ofLogins: Counter
}

/** Limits that count for all servers of one database together; the embedded database has one server only. */
export function callLimits(perMinute: PerMinute, database: Database): CallLimits {
  const counter = (name: keyof PerMinute): Counter => {
    const settings = { name, perMinute: perMinute[name] }
    return database.kind === 'embedded' ? counterInMemory(settings) : counterInDatabase(settings, database)
  }
  return { ofPerson: counter('person'), ofAddress: counter('address'), ofLogins: counter('logins') }
}

/** Where a login begins, and where somebody says who they are. */
const isLogin = ({ method, url }: FastifyRequest): boolean => {
  const path = decoded(url.replace(/[?#].*$/, '')).toLowerCase()
  // The provider takes its paths in any case; `request` announces a login that `auth` begins.
  return (
    /^\/oidc\/(auth|request|device\/auth)\/?$/.test(path) ||
    (method === 'POST' && path.startsWith('/oidc-login/'))
  )
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Counts everything that is asked here by address: before a token is looked at, and before anything is read. */
export function limitByAddress(app: FastifyInstance, { ofAddress, ofLogins }: CallLimits) {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const key = addressKey(request.ip)
    try {
      await ofAddress(key)
      if (isLogin(request)) await ofLogins(key)
    } catch (error) {
      // The pages of the login have an answer of their own for faults; this is none.
      if (error instanceof AppError) return answerError(error, request, reply)
      throw error
    }
  })
}
