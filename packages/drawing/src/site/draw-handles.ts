import { outlineOfFooting, type Site, type SiteKey, siteFooting } from '@ramp/domain'
import {
  boxData,
  circleData,
  closedData,
  hairline,
  lineData,
  type Marks,
  PALETTE,
  path,
} from '@ramp/drafting'

const HALF = 5

/** What is chosen on a site: its line, and a handle at each corner that can be dragged. */
export function drawHandles(site: Site, key: SiteKey): Marks {
  const footing = siteFooting(site, key)
  if (!footing) return []
  const stroke = hairline(PALETTE.selected, 2)
  if ('at' in footing) return [path(circleData(footing.at, footing.radius), { stroke })]
  const corners = 'line' in footing ? footing.line : outlineOfFooting(footing)
  return [
    path('line' in footing ? lineData(corners) : closedData(corners), { stroke }),
    ...corners.map((at): Marks[number] => ({
      kind: 'pinned',
      at,
      children: [path(boxData(-HALF, -HALF, 2 * HALF, 2 * HALF), { fill: PALETTE.surface, stroke })],
    })),
  ]
}
