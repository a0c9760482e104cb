import { type Point, subtract } from '../../../base/geometry/point.ts'
import { listed } from '../../../base/listed.ts'
import { partName } from '../../../model/catalogue/item-name.ts'
import type { Part, PartId } from '../../../model/layout/part.ts'
import type { PlacedPart } from '../../../rules/placement/placed-part.ts'
import { sideName } from '../../../rules/placement/side-name.ts'
import type { BeforeAfter, Detail, PartDifference } from '../terms/difference.ts'
import { type DifferenceSide, nameOfPart } from '../terms/difference-side.ts'
import { heightDetail, isMotion, motionWords, turnWords } from './motion-words.ts'

type Sides = BeforeAfter<DifferenceSide>

/** Whether a short name is what the other product line sells in place of another. */
export type IsCounterpart = (before: string, after: string) => boolean

/** Parts of both drawings under one id; of another kind it is another part. */
export function sharedParts({ before, after }: Sides): readonly BeforeAfter<Part>[] {
  const others = partsOf(after)
  return before.analysis.layout.parts.flatMap((part) => {
    const other = others.get(part.id)
    return other?.kind === part.kind ? [{ before: part, after: other }] : []
  })
}

/**
 * How far the system as a whole was moved on its canvas, as when the canvas grew over its edge: where it is on the drawing is of
 * no account. The entrance is what stays, then what most parts have in common; nothing where any part is where it was.
 */
export function commonShift(shared: readonly BeforeAfter<Part>[], { after }: Sides): Point {
  const moves = shared.map((pair) => subtract(pair.after.at, pair.before.at))
  const alike = (move: Point) => moves.filter((one) => !isMotion(subtract(one, move))).length
  if (moves.some((move) => !isMotion(move))) return NOWHERE
  const entered = after.analysis.layout.openings.find(({ use }) => use === 'entrance')?.part
  const atEntrance = moves[shared.findIndex((pair) => pair.after.id === entered)]
  if (atEntrance && alike(atEntrance) > 1) return atEntrance
  const [most] = moves.toSorted((a, b) => alike(b) - alike(a))
  return most && alike(most) > 1 ? most : NOWHERE
}

const NOWHERE: Point = { x: 0, y: 0 }

/** Parts that are new, gone, or not as they were. */
export function partDifferences(
  sides: Sides,
  { shared, shift, isCounterpart }: Compared,
): readonly PartDifference[] {
  const kept = new Set(shared.map(({ after }) => after.id))
  const only = (kind: 'new' | 'gone', side: DifferenceSide): PartDifference[] =>
    side.analysis.layout.parts
      .filter(({ id }) => !kept.has(id))
      .map(({ id }) => ({ kind, part: id, name: nameOfPart(side, id), details: [] }))
  return [
    ...only('new', sides.after),
    ...only('gone', sides.before),
    ...shared.flatMap((pair) => changedPart(pair, sides, { shift, isCounterpart })),
  ]
}

type Compared = {
  readonly shared: readonly BeforeAfter<Part>[]
  readonly shift: Point
  readonly isCounterpart: IsCounterpart
}

function changedPart(
  { before, after }: BeforeAfter<Part>,
  sides: Sides,
  { shift, isCounterpart }: Omit<Compared, 'shared'>,
): PartDifference[] {
  const isReplaced = before.shortName !== after.shortName && !isCounterpart(before.shortName, after.shortName)
  const places = placeDetails({ before, after }, shift, sides)
  const sizes = isReplaced ? [sizeDetail({ before, after }, sides)] : []
  const others = [...heightDetails(after.id, sides), ...railDetails({ before, after }, sides)]
  const details = [...places, ...sizes, ...others]
  if (details.length === 0) return []
  const isMoved = places.length + sizes.length > 0
  const name = nameOfPart(isReplaced ? sides.before : sides.after, after.id)
  return [{ kind: isMoved ? 'moved' : 'changed', part: after.id, name, details }]
}

function placeDetails({ before, after }: BeforeAfter<Part>, shift: Point, sides: Sides): readonly Detail[] {
  const by = subtract(subtract(after.at, before.at), shift)
  const turn = turnWords(before.rotation, after.rotation)
  // What is sold the other way round lies where it lay once it is turned by a quarter.
  const isTurned = turn !== null && isTurnSeen(after.id, sides)
  return [
    ...(isMotion(by) ? [motionWords(by, sides.after.analysis.layout.project.units)] : []),
    ...(isTurned ? [turn] : []),
  ].map((words) => ({ ofOne: words, ofMany: words }))
}

function isTurnSeen(id: PartId, { before, after }: Sides): boolean {
  const [was, is] = [before.analysis.placement.byId.get(id), after.analysis.placement.byId.get(id)]
  if (!was || !is || was.item.shortName === is.item.shortName) return true
  return was.width !== is.length || was.length !== is.width
}

/** Where both have one name, the short name tells them apart. */
function sizeDetail({ before, after }: BeforeAfter<Part>, sides: Sides): Detail {
  const [was, is] = [itemName(before, sides.before), itemName(after, sides.after)]
  const words = `replaced with ${was === is ? after.shortName : is}`
  return { ofOne: `was ${words}`, ofMany: `were ${words}` }
}

function itemName({ id, shortName }: Part, { analysis }: DifferenceSide): string {
  const placed = analysis.placement.byId.get(id)
  return placed ? partName(placed.item) : shortName
}

/** A ramp that is steeper than before is told by its run and by the decks at its ends. */
function heightDetails(id: PartId, { before, after }: Sides): readonly Detail[] {
  const [was, is] = [before.analysis.runs.heights.get(id), after.analysis.runs.heights.get(id)]
  if (!was || !is) return []
  const [top, bottom] = [is.top - was.top, is.bottom - was.bottom]
  const detail = isMotion({ x: 0, y: top - bottom }) ? null : heightDetail(top)
  return detail ? [detail] : []
}

/** Sides that got or lost their railing; nothing where nobody has answered for one of them. */
function railDetails({ before, after }: BeforeAfter<Part>, sides: Sides): readonly Detail[] {
  const [was, is] = [railedSides(before, sides.before), railedSides(after, sides.after)]
  if (!was || !is || was.key === is.key) return []
  const words = `railing on ${is.names} instead of ${was.names}`
  return [{ ofOne: `has its ${words}`, ofMany: `have their ${words}` }]
}

function railedSides(
  part: Part,
  { analysis }: DifferenceSide,
): { readonly key: string; readonly names: string } | null {
  const placed = analysis.placement.byId.get(part.id)
  if (!('handrailSides' in part) || part.handrailSides === null || !placed) return null
  return { key: part.handrailSides.toSorted().join(), names: namesOf(part.handrailSides, placed) }
}

const namesOf = (railed: readonly Parameters<typeof sideName>[1][], placed: PlacedPart): string =>
  railed.length === 0 ? 'no side' : listed(railed.map((side) => `the ${sideName(placed, side)}`).toSorted())

const partsOf = ({ analysis }: DifferenceSide): ReadonlyMap<PartId, Part> =>
  new Map(analysis.layout.parts.map((part) => [part.id, part]))
