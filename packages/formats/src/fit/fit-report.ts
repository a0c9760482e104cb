import { type Cents, type FitAnswer, listed, type Proposal, roundTo, verdictOf } from '@ramp/domain'
import { describeSystem } from '../system/describe-system.ts'

/** Name of the format of an answer. */
export const FIT_FORMAT = 'ramp-fit/1'

/** How long it took, in milliseconds: until the first proposal, and until all. */
export type FitTimes = { readonly ms: number; readonly msFirst: number }

const dollars = (cents: Cents): number => roundTo(cents / 100, 2)

/** The command line's JSON object: lengths in inches, money in dollars with two decimals. */
export function fitReport(answer: FitAnswer, { ms, msFirst }: FitTimes) {
  const { proposals, reasons, relaxations, notes, isCutShort } = answer
  return {
    format: FIT_FORMAT,
    ms: Math.round(ms),
    msFirst: Math.round(msFirst),
    proposals: proposals.map((one) => ({
      id: one.id,
      kind: one.kind,
      turns: one.turns,
      why: one.why,
      ...layoutReport(one),
    })),
    reasons,
    relaxations: relaxations.map(({ change, text, proposal }) => ({
      change,
      text,
      price: dollars(proposal.price),
      system: describeSystem(proposal.layout, proposal.analysis.catalogue),
    })),
    notes,
    isCutShort,
  }
}

export type FitReport = ReturnType<typeof fitReport>

/** What `quote` says of the same system. */
function verdictSummary({ analysis }: Proposal) {
  const { tone, short } = verdictOf(analysis)
  return { tone, short }
}

const layoutReport = (one: Proposal) => ({
  system: describeSystem(one.layout, one.analysis.catalogue),
  price: dollars(one.price),
  weight: one.weight,
  linearFeet: roundTo(one.linearFeet, 5),
  rise: one.rise,
  ratio: one.ratio,
  rampFeet: one.rampFeet,
  footprint: one.footprint,
  customParts: one.customParts,
  findings: one.findings,
  verdict: verdictSummary(one),
  guards: guardsOf(one),
  assumed: one.assumed,
})

/** `platform A and r1: 31.4 in over the ground`; empty where the rails asked for are kept. Parts by their ids in `system`. */
function guardsOf({ raised }: Proposal): string {
  if (raised.length === 0) return ''
  const names = raised.map(({ part }) => (part.startsWith('r') ? part : `platform ${part}`))
  const highest = roundTo(Math.max(...raised.map(({ drop }) => drop)), 1)
  return `${listed(names)}: ${highest}" above the ground`
}
