import type { Edit } from '../../edits/edit.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import { catalogueWith } from '../../model/catalogue/custom/catalogue-with.ts'
import type { Layout, Opening, Run } from '../../model/layout/layout.ts'
import { isSystemPart, type PartId } from '../../model/layout/part.ts'
import { connect } from '../../rules/connections/connections.ts'
import type { Connections } from '../../rules/connections/joint.ts'
import { type Link, linksAmong } from '../../rules/connections/joint-links.ts'
import { placeParts } from '../../rules/placement/place-parts.ts'
import type { LayoutPlacement } from '../../rules/placement/placed-part.ts'
import { contextOf, partCheck } from '../../rules/runs/run-checks.ts'
import { leadsDown } from '../workflow/walking-links.ts'
import { oppositeOf } from './contacts.ts'

type Found = { readonly placement: LayoutPlacement; readonly connections: Connections }

/**
 * Takes parts that were just joined into the runs they lengthen, at either end or in between, and an exit they were joined at
 * along to their own free end. A part that no run may hold there stays without one.
 */
export const joinRuns =
  (ids: readonly PartId[], stock: Catalogue): Edit =>
  (layout) => {
    if (layout.runs.length === 0 && layout.openings.length === 0) return layout
    const placement = placeParts(layout.parts, catalogueWith(layout.customItems, stock))
    const { connections } = connect(layout, placement)
    const found = { placement, connections }
    return ids.reduce((changed, id) => withExitAlong(id, found)(withPlaceInRun(id, found)(changed)), layout)
  }

const withPlaceInRun =
  (id: PartId, found: Found): Edit =>
  (layout) => {
    const placed = found.placement.byId.get(id)
    if (!placed?.isSystem || layout.runs.some(({ parts }) => parts.includes(id))) return layout
    const place = placesInRuns(id, layout, found).find((one) => mayStand(one, id, layout, found))
    if (!place) return layout
    return {
      ...layout,
      runs: layout.runs.map((run, index) =>
        index === place.index ? { ...run, parts: run.parts.toSpliced(place.at, 0, id) } : run,
      ),
    }
  }

/** Which run, and where in it. */
type PlaceInRun = { readonly index: number; readonly at: number }

/** Where a part may come in a walk: between two parts that followed each other, below the last one, above the first one. */
function placesInRuns(id: PartId, { runs }: Layout, found: Found): readonly PlaceInRun[] {
  const links = linksAmong(found.connections.joints, id)
  const above = new Set(links.flatMap((link) => (leadsDown(turned(link), found) ? link.other.part : [])))
  const below = new Set(links.flatMap((link) => (leadsDown(link, found) ? link.other.part : [])))
  const places = runs.flatMap(({ parts }, index) => placesInRun(parts, index, above, below))
  return (['between', 'end', 'start'] as const).flatMap((kind) => places.filter((one) => one.kind === kind))
}

const turned = ({ mine, other }: Link): Link => ({ mine: other, other: mine })

function placesInRun(
  parts: Run['parts'],
  index: number,
  above: ReadonlySet<PartId>,
  below: ReadonlySet<PartId>,
) {
  const isAbove = (id: PartId | undefined) => id !== undefined && above.has(id)
  const isBelow = (id: PartId | undefined) => id !== undefined && below.has(id)
  const between = parts.findIndex((id, at) => isAbove(id) && isBelow(parts[at + 1]))
  return [
    ...(between >= 0 ? [{ kind: 'between', index, at: between + 1 } as const] : []),
    ...(isAbove(parts.at(-1)) ? [{ kind: 'end', index, at: parts.length } as const] : []),
    ...(isBelow(parts[0]) ? [{ kind: 'start', index, at: 0 } as const] : []),
  ]
}

/** Whether the run may hold the part there, and what comes after it too (spec 3 §5.2). */
function mayStand({ index, at }: PlaceInRun, id: PartId, layout: Layout, { placement }: Found): boolean {
  const context = contextOf(layout, index)
  const parts = (layout.runs[index]?.parts ?? []).toSpliced(at, 0, id)
  const placed = parts.flatMap((one) => placement.byId.get(one) ?? [])
  return placed.every((one, place) => place < at || partCheck(placed.slice(0, place), one, context) === null)
}

/** An exit that a part was joined at, coming down to it, is now at the part's own far side. */
const withExitAlong =
  (id: PartId, found: Found): Edit =>
  (layout) => {
    const part = layout.parts.find((one) => one.id === id)
    if (!part || !isSystemPart(part)) return layout
    const links = linksAmong(found.connections.joints, id).filter((link) => leadsDown(turned(link), found))
    const along = ({ use, part: at, side }: Opening): Opening | null => {
      const link = links.find(({ other }) => other.part === at && other.side === side)
      return use === 'exit' && link ? { use, part: id, side: oppositeOf(link.mine.side) } : null
    }
    return layout.openings.some(along)
      ? { ...layout, openings: layout.openings.map((one) => along(one) ?? one) }
      : layout
  }
