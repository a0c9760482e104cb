import { roundTo } from '../../../base/units.ts'
import type { Catalogue } from '../../../model/catalogue/catalogue.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import { newPart } from '../../../model/layout/new-part.ts'
import type { Route } from '../pieces/route.ts'
import type { Frame } from '../request/frame.ts'
import { rotationOf } from '../room/rect.ts'
import { heightsOf } from '../routes/heights.ts'
import type { SearchSite } from '../routes/search-site.ts'
import { type StairPlace, stairRoom, stairsOf } from '../routes/stair-room.ts'

/** Lays a stair from the highest platform of the way that has room for one, in a run of its own; null where none has. */
export const stairBeside =
  (catalogue: Catalogue, search: SearchSite, frame: Frame) =>
  (layout: Layout, route: Route): Layout | null => {
    const raised = heightsOf(route.pieces, route.top, route.bottom)
    const found = stairRoom({ raised, foot: route, stairs: stairsOf(catalogue) }, search)
    return found && withStair(layout, found, frame)
  }

function withStair(layout: Layout, { item, heading, ...stair }: StairPlace, frame: Frame): Layout | null {
  const { at, rotation } = frame.partToSite({ at: stair.at, rotation: rotationOf(heading) })
  const part = newPart(item, 's1', { x: roundTo(at.x, 4), y: roundTo(at.y, 4) }, rotation)
  if (part?.kind !== 'stair') return null
  return {
    ...layout,
    parts: [...layout.parts, { ...part, activeHeight: stair.height }],
    runs: [
      ...layout.runs,
      { id: 'run-2', name: 'Stair', top: stair.top, bottom: stair.bottom, parts: ['s1'] },
    ],
    openings: [...layout.openings, { part: 's1', side: 'BOTTOM', use: 'exit' }],
  }
}
