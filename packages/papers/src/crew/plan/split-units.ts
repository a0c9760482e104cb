import type { Analysis, PartId } from '@ramp/domain'

/** Parts that are shown together: one of the system with what is at it. */
export type PlanUnit = readonly [PartId, ...PartId[]]

/** Units that are on one plan; `own` are those that none before it shows. */
type UnitsOnPlan = { readonly units: readonly PlanUnit[]; readonly own: readonly PlanUnit[] }

/** As many units along the walk as have room on a plan; the next one begins with the part that its first one is joined to. */
export function splitUnits(
  units: readonly PlanUnit[],
  isInside: (units: readonly PlanUnit[]) => boolean,
  analysis: Analysis,
): readonly UnitsOnPlan[] {
  if (isInside(units)) return [{ units, own: units }]
  const pieces: { units: PlanUnit[]; own: PlanUnit[] }[] = []
  for (const [index, unit] of units.entries()) {
    const before = joinedBefore(unit, units.slice(0, index), analysis)
    const added = (piece: readonly PlanUnit[]) =>
      before && !piece.includes(before) ? [before, unit] : [unit]
    const piece = pieces.at(-1)
    if (piece && isInside([...piece.units, ...added(piece.units)])) {
      piece.units.push(...added(piece.units))
      piece.own.push(unit)
    } else pieces.push({ units: added([]), own: [unit] })
  }
  return pieces
}

/** The last unit before another that a joint joins to it. */
function joinedBefore(
  unit: PlanUnit,
  before: readonly PlanUnit[],
  { connections }: Analysis,
): PlanUnit | undefined {
  const joined = new Set(
    connections.joints.flatMap(({ a, b }) => {
      if (unit.includes(a.part)) return [b.part]
      return unit.includes(b.part) ? [a.part] : []
    }),
  )
  return before.findLast((one) => one.some((id) => joined.has(id)))
}
