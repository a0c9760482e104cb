import { z } from 'zod'

/** How long PostgreSQL is waited for, and by how many at once. Milliseconds; 0 is no limit. */
export type DatabaseLimits = {
  readonly connections: number
  readonly connectMs: number
  readonly statementMs: number
  readonly lockMs: number
  /** How long a transaction may do nothing. */
  readonly idleMs: number
  /** Whether a connection keeps what it has read and planned of a statement. */
  readonly isPreparing: boolean
}

/** A variable that is a whole number. */
export const whole = (standard: number, { least, most }: { least: number; most: number }) =>
  z
    .string()
    .optional()
    .transform((value) => Number(value?.trim() || standard))
    .pipe(
      z
        .number(`must be a whole number from ${least} to ${most}, such as ${standard}`)
        .int(`must be a whole number from ${least} to ${most}`)
        .min(least)
        .max(most),
    )

/** A variable that switches something on or off. */
export const yesOrNo = (standard: 'yes' | 'no') =>
  z
    .string()
    .optional()
    .transform((value) => value?.trim() || standard)
    .pipe(z.enum(['yes', 'no'], 'must be yes or no'))
    .transform((value) => value === 'yes')

const HOUR = 3600

/** The variables that set the limits; times in seconds. */
export const databaseVariables = {
  DATABASE_CONNECTIONS: whole(10, { least: 1, most: 1000 }),
  DATABASE_CONNECT_SECONDS: whole(5, { least: 1, most: HOUR }),
  DATABASE_STATEMENT_SECONDS: whole(30, { least: 0, most: HOUR }),
  DATABASE_LOCK_SECONDS: whole(10, { least: 0, most: HOUR }),
  DATABASE_IDLE_SECONDS: whole(60, { least: 0, most: HOUR }),
  DATABASE_PREPARED_STATEMENTS: yesOrNo('yes'),
}

type Variables = {
  readonly [Name in keyof typeof databaseVariables]: z.output<(typeof databaseVariables)[Name]>
}

export const databaseLimitsOf = (env: Variables): DatabaseLimits => ({
  connections: env.DATABASE_CONNECTIONS,
  connectMs: env.DATABASE_CONNECT_SECONDS * 1000,
  statementMs: env.DATABASE_STATEMENT_SECONDS * 1000,
  lockMs: env.DATABASE_LOCK_SECONDS * 1000,
  idleMs: env.DATABASE_IDLE_SECONDS * 1000,
  isPreparing: env.DATABASE_PREPARED_STATEMENTS,
})
