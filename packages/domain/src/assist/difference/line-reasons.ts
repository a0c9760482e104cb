import { distinct } from '../../base/distinct.ts'
import { groupBy } from '../../base/group-by.ts'
import { listed } from '../../base/listed.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Line, Reason } from '../../rules/parts-list/line.ts'
import type { BeforeAfter } from './terms/difference.ts'
import { type DifferenceSide, nameOfPart } from './terms/difference-side.ts'

/** What parts are called in the other drawing: those of the one after in the one `before`, and the other way about. */
export type Twins = BeforeAfter<ReadonlyMap<PartId, PartId>>

/** More names than these are counted. */
const MOST_NAMES = 3

/** Which rules ask for more or fewer pieces than before, and for which parts: `1 more (ramp joins ramp: connector), for 5 ft ramp`. */
export function reasonsOfChange(
  lines: BeforeAfter<readonly Line[]>,
  sides: BeforeAfter<DifferenceSide>,
  twins: Twins,
): readonly string[] {
  const before = byRule(lines.before)
  const after = byRule(lines.after)
  return distinct([...before.keys(), ...after.keys()]).flatMap((rule) => {
    const was = before.get(rule) ?? []
    const is = after.get(rule) ?? []
    const by = quantityOf(is) - quantityOf(was)
    if (by === 0) return []
    const names =
      by > 0
        ? namesOf(partsOnlyIn(is, was, twins.before), sides.after)
        : namesOf(partsOnlyIn(was, is, twins.after), sides.before)
    return [`${Math.abs(by)} ${by > 0 ? 'more' : 'fewer'} (${rule})${names && `, for ${names}`}`]
  })
}

const byRule = (lines: readonly Line[]) =>
  groupBy(
    lines.flatMap(({ reasons }) => reasons),
    ({ rule }) => rule,
  )

const quantityOf = (reasons: readonly Reason[]): number =>
  reasons.reduce((sum, { quantity }) => sum + quantity, 0)

function partsOnlyIn(
  reasons: readonly Reason[],
  others: readonly Reason[],
  twins: ReadonlyMap<PartId, PartId>,
): readonly PartId[] {
  const elsewhere = new Set(others.flatMap(({ parts }) => parts))
  return distinct(reasons.flatMap(({ parts }) => parts)).filter(
    (part) => !elsewhere.has(twins.get(part) ?? part),
  )
}

/** `5 ft ramp and 4 ft ramp`, `7 parts`; nothing where no part is named. */
function namesOf(parts: readonly PartId[], side: DifferenceSide): string {
  return parts.length > MOST_NAMES ? `${parts.length} parts` : listed(parts.map((id) => nameOfPart(side, id)))
}
