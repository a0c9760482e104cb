import { boxAround } from '../../base/geometry/outline.ts'
import { type Growth, growCanvas, roomFor } from '../../edits/canvas-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { mirrorParts, mirrorPoint } from '../../edits/mirror-parts.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { islandsOf } from '../../rules/analysis/islands.ts'
import { clusterParts } from '../../rules/placement/clusters.ts'
import { placeParts } from '../../rules/placement/place-parts.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import { carryChoices } from '../choices/carry-choices.ts'
import { doorSideOf } from './door-side.ts'

export type MirroredSystem = {
  readonly edit: Edit
  /** The system that turns, with everything that stands at it. */
  readonly parts: readonly PartId[]
  /** What the canvas grows by, so that the system stands on it. */
  readonly growth: Growth
}

/**
 * Turns the system at the door the other way: its parts are mirrored about the axis of the door, and every choice with
 * them. What is drawn of the site stays, and so does a system that has nothing to do with this one. Null while there
 * is no system.
 */
export function mirrorSystem(drawn: Analysis): MirroredSystem | null {
  const door = doorSideOf(drawn)
  if (!door) return null
  const axis = { at: door.middle, facing: door.facing }
  const parts = standingWith(door.part, drawn)
  const mirror = mirrorParts(parts, axis)
  const mirrored = mirror(drawn.layout)
  const moved = new Set(parts)
  const placed = placeParts(mirrored.parts, drawn.catalogue).parts.filter(({ part }) => moved.has(part.id))
  const growth = roomFor(boxOf(placed), drawn.layout.project.canvas)
  const follow = carryChoices(drawn, mirrored, (id, at) => (moved.has(id) ? mirrorPoint(at, axis) : at))
  return { parts, growth, edit: (layout) => growCanvas(growth)(follow(mirror(layout))) }
}

/** The parts of the island that a part stands on. */
function standingWith(id: PartId, { layout, placement }: Analysis): readonly PartId[] {
  const island = islandsOf(layout, clusterParts(placement, null)).find(({ clusters }) =>
    clusters.some(({ parts }) => parts.some(({ part }) => part.id === id)),
  )
  return island?.clusters.flatMap(({ parts }) => parts.map(({ part }) => part.id)) ?? []
}

const boxOf = (parts: readonly PlacedPart[]) => boxAround(parts.flatMap(({ box }) => [box.min, box.max]))
