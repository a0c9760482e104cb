import type { PartId } from '../layout/part.ts'

/** Maps by part of several systems as one. */
export function joinMaps<System, Value>(
  systems: readonly System[],
  mapOf: (system: System) => ReadonlyMap<PartId, Value>,
): ReadonlyMap<PartId, Value> {
  const joined = new Map<PartId, Value>()
  for (const system of systems) for (const [id, value] of mapOf(system)) joined.set(id, value)
  return joined
}
