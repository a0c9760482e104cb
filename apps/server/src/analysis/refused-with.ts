import { AppError } from '../http/app-error.ts'
import type { Outcome } from './task.ts'

/** What a worker refused with, as the error it was there. */
export const refusedWith = (outcome: Extract<Outcome, { kind: 'refused' }>): AppError =>
  new AppError(outcome.code, outcome.message, outcome.details)
