import { DatabaseProblem, type DatabaseProblemKind } from './database-problem.ts'

/** What was asked when it failed: a question changes nothing, a change may have been kept. */
export type Asked = 'question' | 'change'

/** PostgreSQL's codes for what it could not do, by https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const KIND_OF_CODE: Readonly<Record<string, DatabaseProblemKind>> = {
  '57014': 'slow', // stopped by its time limit
  '55P03': 'slow', // waited too long for somebody else
  '40P01': 'slow', // two that waited for each other
  '40001': 'slow', // came between two others, where the database keeps them apart more strictly than it is asked to
  '53100': 'full',
  '53200': 'away', // out of memory
  '53300': 'away', // too many connections
  '25006': 'away', // it has become a copy that takes no changes
}

const LOST_CODES = new Set([
  '26000', // does not know a statement that was prepared: somebody between us gave it to another
  '42P05', // knows one already that we have not prepared
  ...['57P01', '57P02', '57P03', '57P05', '25P03', '25P04'],
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
])

const LOST_WORDS =
  /^(Connection terminated|Query read timeout|Client (was closed|has encountered a connection error))/

/** Whether a connection cannot be used any more after this error. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== null && (LOST_CODES.has(code) || /^08/.test(code))) return true
  return error instanceof Error && LOST_WORDS.test(error.message)
}

/** A failed query as a problem of the database; any other error stays what it is. */
export function problemOf(error: unknown, asked: Asked): unknown {
  if (error instanceof DatabaseProblem) return error
  if (isLost(error)) return new DatabaseProblem(asked === 'change' ? 'unknown' : 'away', error)
  const kind = KIND_OF_CODE[codeOf(error) ?? '']
  return kind === undefined ? error : new DatabaseProblem(kind, error)
}

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
