import type { ErrorCode } from './error-reply.ts'

/** A call that did not succeed. `message` can be shown as it is. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: ErrorCode | 'network.unreachable' | 'reply.unreadable'
  readonly details: unknown

  constructor(status: number, code: CallError['code'], message: string, details?: unknown) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}
