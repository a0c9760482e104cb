import { randomUUID } from 'node:crypto'
import { type FastifyError, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '../config/config.ts'

/** How much is told, and whether addresses of callers are. */
type LogConfig = Pick<Config, 'logLevel' | 'logsAddresses'>
type LogSettings = Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'>

/** Header by which a proxy names a request, and by which the answer names it again. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** One line of JSON for each thing that happened, with the id of its request; no line holds a name, an e-mail address or a secret. */
export const logSettings = (
  { logLevel, logsAddresses }: LogConfig,
  stream?: { readonly write: (line: string) => void },
): LogSettings => ({
  logger:
    logLevel === 'silent'
      ? false
      : {
          level: logLevel,
          base: null,
          timestamp: () => `,"at":"${new Date().toISOString()}"`,
          formatters: {
            level: (label) => ({ level: label }),
            ...(!logsAddresses && { log: withoutAddress }),
          },
          serializers: { err: errorInWords },
          redact: { paths: SECRETS, censor: '[redacted]' },
          ...(stream && { stream }),
        },
  // The lines about requests are our own (`log-requests.ts`): the framework's hold the query.
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
  genReqId: ({ headers }) => idFrom(headers[REQUEST_ID_HEADER]) ?? randomUUID(),
})

const withoutAddress = ({ address: _, ...line }: Record<string, unknown>) => line

/** The id that a proxy gave, if it looks like one: it is written into logs and into the audit. */
const idFrom = (given: string | string[] | undefined): string | null =>
  typeof given === 'string' && /^[\w.:-]{8,100}$/.test(given) ? given : null

const NAMES = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'secret',
]
const SECRETS = NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])

/** Of a failure what it says and where; fields of a driver's error hold values of rows. */
const errorInWords = ({ name, message, stack, code }: FastifyError) => ({
  type: name,
  message: withoutSecrets(message),
  stack: withoutSecrets(stack ?? ''),
  ...(code !== undefined && { code }),
})

/** A text in which no token, password or e-mail address can be read. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/\b(Bearer\s+)[^\s"',]+/gi, '$1[redacted]')
    .replace(/\b((?:\w*token|code|state|id_token_hint|password|secret)=)[^\s&"']+/gi, '$1[redacted]')
    .replace(/(\/\/[^\s:/@]+:)[^\s@/]+@/g, '$1[redacted]@')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[redacted]')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]')
