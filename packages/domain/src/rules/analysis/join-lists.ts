import type { PartId } from '../../model/layout/part.ts'

/** The lists of several systems as one. */
export function joinLists<System, Value>(
  systems: readonly System[],
  listOf: (system: System) => readonly Value[],
): Value[] {
  const joined: Value[] = []
  for (const system of systems) for (const value of listOf(system)) joined.push(value)
  return joined
}

/** Maps by part of several systems as one. */
export function joinMaps<System, Value>(
  systems: readonly System[],
  mapOf: (system: System) => ReadonlyMap<PartId, Value>,
): ReadonlyMap<PartId, Value> {
  const joined = new Map<PartId, Value>()
  for (const system of systems) for (const [id, value] of mapOf(system)) joined.set(id, value)
  return joined
}
