import { TONES, type VerdictReport } from '@ramp/domain'
import { described } from '@ramp/formats'
import * as z from 'zod/mini'

/** What keeps a system from being good, in the words that every screen and document has. */
const reasonReply = z.object({
  kind: z
    .enum(['issue', 'code', 'exception'])
    .apply(
      described,
      'An issue of the system, a code item that is not met, or one whose exception was accepted.',
    ),
  tone: z.enum(['look', 'bad']),
  sentence: z.string(),
  advice: z.nullable(z.string()).apply(described, 'What to do about it, if there is advice.'),
  section: z.nullable(z.string()).apply(described, 'Section of the code. Null for an issue of the system.'),
})

/** The verdict on a system: one tone, its words and every reason, worst first. */
export const verdictReply = z.object({
  tone: z.enum(TONES),
  title: z.string(),
  short: z.string().apply(described, 'For a list of quotes: `R312.1.1 not met`, `OK, 3 to verify`.'),
  reasons: z.array(reasonReply).apply(described, 'Worst first.'),
  toVerify: z.number().apply(described, 'Number of code items to verify in the field.'),
}) satisfies z.ZodMiniType<VerdictReport>

/** The verdict as a list of quotes shows it. */
export const verdictSummary = z.pick(verdictReply, { tone: true, short: true })
