import type { Analysis, Inches, PartId, PlacedPart } from '@ramp/domain'
import type { MeasuredSystem } from '@ramp/solids'
import { planOf, settingOut } from '@ramp/solids'

/** What is drawn and is no part of a system: gates, plates, portables, lifts. */
export type LooseBeside = {
  /** By the part of the system it is at. */
  readonly at: ReadonlyMap<PartId, readonly PartId[]>
  /** Farther from any part. */
  readonly apart: readonly PartId[]
}

/** A loose part is shown with the part that it is this near to. */
const NEAR: Inches = 24

/** @param isMain whether what is at no system is shown with this one */
export function looseBeside(analysis: Analysis, system: MeasuredSystem, isMain: boolean): LooseBeside {
  const { byId, parts } = settingOut(analysis)
  const visible = new Set(
    planOf(analysis).shapes.flatMap(({ owner }) => (owner.kind === 'part' ? [owner.id] : [])),
  )
  const own = new Set(system.parts.map(({ id }) => id))
  const at = new Map<PartId, PartId[]>()
  const apart: PartId[] = []
  for (const loose of analysis.placement.parts) {
    const { id } = loose.part
    if (byId.has(id) || !visible.has(id)) continue
    const host = nearest(
      loose,
      parts.map(({ placed }) => placed),
    )
    if (host === null) {
      if (isMain) apart.push(id)
    } else if (own.has(host)) at.set(host, [...(at.get(host) ?? []), id])
  }
  return { at, apart }
}

function nearest({ box }: PlacedPart, parts: readonly PlacedPart[]): PartId | null {
  let best: PartId | null = null
  let reach = NEAR
  for (const other of parts) {
    const away = Math.max(
      box.min.x - other.box.max.x,
      other.box.min.x - box.max.x,
      box.min.y - other.box.max.y,
      other.box.min.y - box.max.y,
    )
    if (away < reach) [best, reach] = [other.part.id, away]
  }
  return best
}
