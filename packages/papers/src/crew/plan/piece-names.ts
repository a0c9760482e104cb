import { type Analysis, between, boxAround, distance, midpoint, type PartId, type Point } from '@ramp/domain'
import { settingOut, type ViewShape } from '@ramp/solids'
import type { Plan } from '../../content/plan.ts'
import { plateAt } from '../facts/plates.ts'

/** What a plan shows without a tag of its own: plates, gates, thresholds, portables. */
export type NamedPiece = {
  /** Its stock name. */
  readonly name: string
  /** The middle of what is drawn of it, then places near its corners, in inches of the layout. */
  readonly places: readonly [Point, ...Point[]]
}

/** Plates and loose parts on a plan by their stock names. */
export function namedPieces({ analysis, view }: Plan): readonly NamedPiece[] {
  const { byId } = settingOut(analysis)
  const loose = new Map<PartId, ViewShape[]>()
  const plates: NamedPiece[] = []
  for (const shape of view.shapes) {
    const { owner, role } = shape
    if (owner.kind !== 'part') continue
    if (!byId.has(owner.id)) loose.set(owner.id, [...(loose.get(owner.id) ?? []), shape])
    else if (role === 'transition') plates.push(...plateOf(owner.id, shape, analysis))
  }
  const named = [...loose].flatMap(([id, shapes]) => {
    const placed = analysis.placement.byId.get(id)
    return placed ? [{ name: placed.item.shortName, places: placesOf(shapes) }] : []
  })
  return [...named, ...plates]
}

const NEAR_CORNER = 0.25

function placesOf(shapes: readonly ViewShape[]): NamedPiece['places'] {
  const points = shapes.flatMap((shape) => shape.points)
  const { min, max } = boxAround(points)
  const middle = midpoint(min, max)
  return [middle, ...points.map((point) => between(point, middle, NEAR_CORNER))]
}

/** A plate that no part was drawn for belongs to the opening it is nearest to. */
function plateOf(id: PartId, shape: ViewShape, analysis: Analysis): readonly NamedPiece[] {
  const places = placesOf([shape])
  const host = settingOut(analysis).byId.get(id)
  const [opening] = analysis.connections.openings
    .filter(({ end }) => end.part === id)
    .toSorted((a, b) => awayFrom(a.at) - awayFrom(b.at))
  function awayFrom(place: Point): number {
    return distance(host?.toGround(place) ?? place, places[0])
  }
  const name = opening ? plateAt(id, opening.use === 'entrance', analysis) : null
  return name === null ? [] : [{ name, places }]
}
