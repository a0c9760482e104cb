import { ISSUE_CODES, type Line, type PartsList } from '@ramp/domain'
import { described } from '@ramp/formats'
import * as z from 'zod/mini'

const cents = z.number().apply(described, 'Cents.')

/** One line of a parts list, with every rule that asked for it. */
export const partsListLine = z.object({
  itemNumber: z.string(),
  shortName: z.string(),
  description: z.string(),
  quantity: z.number(),
  unitPrice: cents,
  total: cents,
  weight: z.number().apply(described, 'Pounds.'),
  reasons: z.array(
    z.object({ rule: z.string(), source: z.string(), parts: z.array(z.string()), quantity: z.number() }),
  ),
}) satisfies z.ZodMiniType<Line>

export const partsList = z.object({
  lines: z.array(partsListLine),
  partsTotal: cents,
  weight: z.number().apply(described, 'Pounds.'),
}) satisfies z.ZodMiniType<PartsList>

/** Something to know or mend, with its sentence; `details.issues` of a system that cannot be quoted holds these. */
export const issueReply = z.object({
  code: z.enum(ISSUE_CODES),
  severity: z.enum(['error', 'warning']),
  area: z.string(),
  message: z.string(),
  advice: z.optional(z.string()).apply(described, 'What to do about it, if there is advice.'),
  parts: z.array(z.string()),
})
export type IssueReply = z.infer<typeof issueReply>
