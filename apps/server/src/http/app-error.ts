import { ERROR_STATUS, type ErrorCode } from '@ramp/contracts'

/** The only error a module throws on purpose; anything else is a bug and becomes a 500. The message says what to do. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: unknown
  /** Seconds after which it is worth trying again; null where trying again changes nothing. */
  readonly retryAfter: number | null

  constructor(code: ErrorCode, message: string, details?: unknown, retryAfter: number | null = null) {
    super(message)
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** A refusal of one input field, in the shape of a failed validation. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('input.invalid', `${field} ${message}`, [{ field, message }])
