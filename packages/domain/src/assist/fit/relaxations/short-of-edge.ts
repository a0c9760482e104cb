import type { Point } from '../../../base/geometry/point.ts'
import type { Inches } from '../../../base/units.ts'
import type { Site } from '../../../model/layout/site.ts'

/** A site whose way may end so much nearer to the door than at the edge it has to reach; null where it has to reach none. */
export function endingShort(site: Site, by: Inches): Site | null {
  const { destination, doors } = site
  const at = doors[0]?.at
  if (!destination || !('edge' in destination) || !at) return null
  const [from, to] = destination.edge
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return null
  const aside = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length }
  const towards = Math.sign((at.x - from.x) * aside.x + (at.y - from.y) * aside.y)
  if (towards === 0) return null
  const nearer = ({ x, y }: Point): Point => ({
    x: x + aside.x * towards * by,
    y: y + aside.y * towards * by,
  })
  return { ...site, destination: { ...destination, edge: [nearer(from), nearer(to)] } }
}
