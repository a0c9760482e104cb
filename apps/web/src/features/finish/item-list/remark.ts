import { CallError, type IssueReply, issueReply } from '@ramp/contracts'
import * as z from 'zod/mini'
import { callNote } from '../../../ui/messages/call-toast.ts'
import { toast } from '../../../ui/messages/toast.ts'

/** Something to say about the finish: the specification's sentence, and what the server said beside it. */
export type Remark = {
  readonly message: string
  readonly detail: string | null
  /** What is wrong with the layout, where the server said so. */
  readonly issues: readonly IssueReply[]
  /** A call failed: it is told in passing, too (spec 1 §8). */
  readonly isFailedCall: boolean
}

export const remark = (message: string, detail: string | null = null): Remark => ({
  message,
  detail,
  issues: [],
  isFailedCall: false,
})

const withIssues = z.object({ issues: z.array(issueReply) })

/** A call that failed: status code and the server's words below the sentence (spec 3 §8). */
export function remarkOfCall(message: string, error: unknown): Remark {
  const details = z.safeParse(withIssues, error instanceof CallError ? error.details : null)
  const issues = details.success ? details.data.issues : []
  return { message, detail: callNote(error) ?? null, issues, isFailedCall: true }
}

/** A toast for each call that failed; what else is known stays beside the list. */
export function toastFailedCalls(remarks: readonly Remark[]): void {
  for (const { message, detail, isFailedCall } of remarks)
    if (isFailedCall) toast.error(message, detail ?? undefined)
}
