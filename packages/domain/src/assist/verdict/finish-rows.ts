import type { IssueArea, IssueCode } from '../../model/layout/issue.ts'
import { type Tone, type Verdict, type VerdictReason, worstTone } from './verdict.ts'

/** Rows of the checklist of the Finish step (spec 3 §2.14), in the order they are worked through. */
export const FINISH_ROWS = ['Runs', 'Connections', 'Entry / Exit', 'Legs', 'Cross Bracing'] as const
export type FinishRowName = (typeof FINISH_ROWS)[number]

export type FinishRow = {
  /** Open where nothing of the row is wrong, but something of the system is: then no row is praised. */
  readonly tone: Tone
  /** What of the row is wrong or worth a look, each once, as short as it can be said. */
  readonly words: readonly string[]
}

/** How a row of the checklist stands: as bad as the worst issue it is about, and good only where the whole system is. */
export function finishRow(name: FinishRowName, { tone, reasons }: Verdict): FinishRow {
  const own = reasons.filter((one) => rowOf(one) === name)
  const rest = tone === 'good' ? 'good' : 'open'
  return {
    tone: own.length > 0 ? worstTone(own.map((one) => one.tone)) : rest,
    words: [...new Set(own.map(({ short, sentence }) => short ?? sentence))],
  }
}

/** Rules of the building codes are about the whole system: the box above the checklist says them. */
function rowOf(reason: VerdictReason): FinishRowName | null {
  if (reason.kind !== 'issue') return null
  const { code, area } = reason.issue
  return AT_OPENINGS.includes(code) ? 'Entry / Exit' : OF_AREA[area]
}

const OF_AREA: Readonly<Record<IssueArea, FinishRowName>> = {
  placement: 'Runs',
  run: 'Runs',
  'parts-list': 'Runs',
  drawing: 'Runs',
  connection: 'Connections',
  handrail: 'Connections',
  closure: 'Connections',
  leg: 'Legs',
  bracing: 'Cross Bracing',
}

const AT_OPENINGS: readonly IssueCode[] = [
  'connection.no-entrance',
  'connection.no-exit',
  'connection.exit-at-ramp-top',
  'connection.entrance-at-ramp-bottom',
  'connection.entrance-at-pad',
  'connection.opening-not-free',
  'site.door-way-blocked',
  'site.door-swing-blocked',
  'site.step-at-door',
  'site.landing-over-lot-line',
  'site.landing-outside-yard',
  'transition.unattached',
]
