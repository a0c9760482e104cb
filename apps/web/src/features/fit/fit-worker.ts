import { catalogueOf, type FitAnswer, fitRamp, LONG_FIT_BUDGET, type Proposal } from '@ramp/domain'
import type { FitKnown, FitMessage, FitSearch, Offered } from './offered/fit-messages.ts'

// The search runs beside the page, so that drawing goes on meanwhile.
self.onmessage = ({ data }: MessageEvent<FitSearch>) => {
  try {
    tell(answerTo(data))
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

const tell = (message: FitMessage) => self.postMessage(message)

/**
 * The first ramp is told at once; what comes after would change places under a finger, so the rest is told when all is known.
 * Where nothing fits, the reasons are told at once and every change that helps as it is found.
 */
function answerTo({ ask, catalogue, isLong }: FitSearch): FitMessage {
  const steps = fitRamp(ask, {
    catalogue: catalogueOf(catalogue),
    budget: isLong ? LONG_FIT_BUDGET : undefined,
  })
  let isTold = false
  for (;;) {
    const step = steps.next()
    if (step.done) return { kind: 'answer', ...known(step.value) }
    const { proposals, reasons } = step.value
    if (reasons === undefined && (isTold || proposals.length === 0)) continue
    isTold = true
    tell({ kind: 'progress', ...known(step.value) })
  }
}

const known = ({
  proposals,
  reasons = [],
  relaxations = [],
  notes = [],
  isProven = false,
  isCutShort = false,
}: Pick<FitAnswer, 'proposals'> & Partial<FitAnswer>): FitKnown => ({
  proposals: proposals.map(offered),
  reasons,
  changes: relaxations.map(({ change, text, proposal }) => ({ change, text, offered: offered(proposal) })),
  notes,
  isProven,
  isCutShort,
})

const offered = ({ analysis: _, ...known }: Proposal): Offered => known
