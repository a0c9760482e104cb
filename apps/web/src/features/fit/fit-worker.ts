import { catalogueOf, type FitAnswer, fitRamp, type Proposal } from '@ramp/domain'
import type { FitMessage, FitRequest, Offered } from './fit-messages.ts'

// The search runs beside the page, so that drawing goes on meanwhile.
self.onmessage = ({ data }: MessageEvent<FitRequest>) => {
  try {
    tell(answerTo(data))
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

const tell = (message: FitMessage) => self.postMessage(message)

/** The first answer is told at once; what comes after would change places under a finger, so the rest is told when all is known. */
function answerTo({ ask, catalogue }: FitRequest): FitMessage {
  const steps = fitRamp(ask, { catalogue: catalogueOf(catalogue) })
  let isTold = false
  for (;;) {
    const step = steps.next()
    if (step.done) return answerOf(step.value)
    const { proposals } = step.value
    if (isTold || proposals.length === 0) continue
    isTold = true
    tell({ kind: 'progress', proposals: proposals.map(offered) })
  }
}

const answerOf = ({ proposals, reasons, relaxations }: FitAnswer): FitMessage => ({
  kind: 'answer',
  proposals: proposals.map(offered),
  reasons,
  changes: relaxations.map(({ change, text, proposal }) => ({ change, text, offered: offered(proposal) })),
})

const offered = ({ analysis: _, ...known }: Proposal): Offered => known
