import { INCHES_PER_FOOT } from '../../../base/units.ts'
import { codeFindings } from '../../../rules/codes/find-code-findings.ts'
import { ratioText } from '../../../rules/runs/slope.ts'
import type { Prepared } from '../evaluate/prepare.ts'
import { thresholdAtDoor } from '../evaluate/threshold-at-door.ts'
import type { Proposal } from './proposal.ts'

/** The threshold ramp, mat or portable ramp that serves a door by itself, offered before every ramp; null where none does. */
export function thresholdProposal({ request, door, search, rounds }: Prepared): Proposal | null {
  const evaluator = rounds[0]?.evaluator
  const found =
    search &&
    evaluator &&
    thresholdAtDoor({ request, door, search, frame: evaluator.frame, base: evaluator.base })
  if (!found) return null
  const { item, rise, analysis } = found
  const { partsList, linearFeet, layout } = analysis
  const [width, length] = [item.width ?? 0, item.length ?? 0]
  const findings = codeFindings(analysis).filter(({ code }) => request.codes.includes(code.family))
  return {
    id: '1',
    kind: 'threshold',
    turns: 0,
    why: `Lowest cost: ${item.frontendName} at the door, no platform or run.`,
    layout,
    analysis,
    price: partsList.partsTotal,
    weight: partsList.weight,
    linearFeet,
    rise,
    ratio: ratioText(rise, length),
    rampFeet: length / INCHES_PER_FOOT,
    footprint: { width, depth: length },
    customParts: 0,
    findings: {
      fail: findings.filter(({ result }) => result === 'fail').length,
      needsAPerson: findings.filter(({ result }) => result === 'needs-a-person').length,
    },
    raised: [],
    assumed: [],
  }
}

/** More than this many layouts nobody compares. */
const MOST = 6

/** Ramps after the threshold that costs less than any of them: what they are best at, they are among themselves. */
export const afterThreshold = (
  threshold: Proposal | null,
  ramps: readonly Proposal[],
): readonly Proposal[] =>
  threshold && ramps.every(({ price }) => price > threshold.price)
    ? [
        threshold,
        ...ramps.slice(0, MOST - 1).map((one, index) => ({
          ...one,
          id: `${index + 2}`,
          why: /^(?:Another|Largest|Lowest cost[ ,])/.test(one.why)
            ? one.why
            : one.why.replace(/\.$/, ', with a platform at the door.'),
        })),
      ]
    : ramps
