import type { Point } from '../../../base/geometry/point.ts'
import type { Inches } from '../../../base/units.ts'
import type { Site } from '../../../model/layout/site.ts'
import { around, setbackLess } from './setback.ts'

/** A site whose way may end so far before the edge or the area that it has to reach; null where it has to reach none. */
export function endingShort(site: Site, by: Inches): Site | null {
  const { destination, doors } = site
  const at = doors[0]?.at
  if (!destination || !at) return null
  if ('area' in destination) {
    const area = setbackLess(destination.area, around(destination.area), by)
    return { ...site, destination: { ...destination, area } }
  }
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
