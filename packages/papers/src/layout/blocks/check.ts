import type { Severity } from '@ramp/domain'

/** One line of the checks on the drawing: how it stands, its sentence, and what to know beside it. */
export type Check = {
  readonly severity: Severity | 'good' | 'code' | 'not-met' | 'accepted'
  readonly message: string
  readonly remark: string
}
