import { CallError, type IssueReply, issueReply } from '@ramp/contracts'
import * as z from 'zod/mini'
import { callText } from '../../../ui/messages/call-toast.ts'

/** Something to say about the finish: the specification's sentence, and what the server said beside it. */
export type Remark = {
  readonly message: string
  readonly detail: string | null
  /** What is wrong with the layout, where the server said so. */
  readonly issues: readonly IssueReply[]
}

export const remark = (message: string, detail: string | null = null): Remark => ({
  message,
  detail,
  issues: [],
})

const withIssues = z.object({ issues: z.array(issueReply) })

/** A call that failed: status code and the server's words below the sentence (spec 3 §8). */
export function remarkOfCall(message: string, error: unknown): Remark {
  const details = z.safeParse(withIssues, error instanceof CallError ? error.details : null)
  return { message, detail: callText(error), issues: details.success ? details.data.issues : [] }
}
