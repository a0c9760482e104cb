import { extentOf, type Point3, type Solid } from '@ramp/solids'
import type { Box3 } from './extent.ts'

const METERS = 0.0254

/** The box around the system, meters: what is of the site counts only where nothing else is there. */
export function boxAround(solids: readonly Solid[]): Box3 {
  const system = solids.filter(({ owner }) => owner.kind !== 'site')
  const extent = extentOf(system.length > 0 ? system : solids)
  return extent ? { min: metersOf(extent.min), max: metersOf(extent.max) } : ROOM
}

/** What is looked at while nothing stands there. */
const ROOM: Box3 = { min: [-1, 0, -1], max: [1, 1, 1] }

const metersOf = ({ x, y, z }: Point3) => [x * METERS, z * METERS, y * METERS] as const
