import { type Point, subtract } from '../../../base/geometry/point.ts'
import { listed } from '../../../base/listed.ts'
import { partName } from '../../../model/catalogue/item-name.ts'
import type { Part } from '../../../model/layout/part.ts'
import type { PlacedPart } from '../../../rules/placement/placed-part.ts'
import { sideName } from '../../../rules/placement/side-name.ts'
import type { BeforeAfter, Detail, PartDifference } from '../terms/difference.ts'
import { type DifferenceSide, nameOfPart } from '../terms/difference-side.ts'
import { heightDetail, isMotion, motionWords, turnWords } from './motion-words.ts'

type Sides = BeforeAfter<DifferenceSide>

/** Whether a short name is what the other product line sells in place of another. */
export type IsCounterpart = (before: string, after: string) => boolean

/** Parts that are new, gone, or not as they were. */
export function partDifferences(
  sides: Sides,
  { pairs, shift, isCounterpart }: Compared,
): readonly PartDifference[] {
  const only = (kind: 'new' | 'gone', side: DifferenceSide, kept: readonly Part[]): PartDifference[] =>
    side.analysis.layout.parts
      .filter((part) => !kept.includes(part))
      .map(({ id }) => ({ kind, part: id, name: nameOfPart(side, id), details: [] }))
  return [
    ...only(
      'new',
      sides.after,
      pairs.map(({ after }) => after),
    ),
    ...only(
      'gone',
      sides.before,
      pairs.map(({ before }) => before),
    ),
    ...pairs.flatMap((pair) => changedPart(pair, sides, { shift, isCounterpart })),
  ]
}

type Compared = {
  readonly pairs: readonly BeforeAfter<Part>[]
  readonly shift: Point
  readonly isCounterpart: IsCounterpart
}

function changedPart(
  { before, after }: BeforeAfter<Part>,
  sides: Sides,
  { shift, isCounterpart }: Omit<Compared, 'pairs'>,
): PartDifference[] {
  const isReplaced = before.shortName !== after.shortName && !isCounterpart(before.shortName, after.shortName)
  const places = placeDetails({ before, after }, shift, sides)
  const sizes = isReplaced ? [sizeDetail({ before, after }, sides)] : []
  const others = [...heightDetails({ before, after }, sides), ...railDetails({ before, after }, sides)]
  const details = [...places, ...sizes, ...others]
  if (details.length === 0) return []
  const isMoved = places.length + sizes.length > 0
  const name = isReplaced ? nameOfPart(sides.before, before.id) : nameOfPart(sides.after, after.id)
  return [{ kind: isMoved ? 'moved' : 'changed', part: after.id, name, details }]
}

function placeDetails({ before, after }: BeforeAfter<Part>, shift: Point, sides: Sides): readonly Detail[] {
  const by = subtract(subtract(after.at, before.at), shift)
  const turn = turnWords(before.rotation, after.rotation)
  // What is sold the other way round lies where it lay once it is turned by a quarter.
  const isTurned = turn !== null && isTurnSeen({ before, after }, sides)
  return [
    ...(isMotion(by) ? [motionWords(by, sides.after.analysis.layout.project.units)] : []),
    ...(isTurned ? [turn] : []),
  ].map((words) => ({ ofOne: words, ofMany: words }))
}

function isTurnSeen({ before, after }: BeforeAfter<Part>, sides: Sides): boolean {
  const was = sides.before.analysis.placement.byId.get(before.id)
  const is = sides.after.analysis.placement.byId.get(after.id)
  if (!was || !is || was.item.shortName === is.item.shortName) return true
  return was.width !== is.length || was.length !== is.width
}

/** Where both have one name, the description tells them apart: `was replaced with “Solid ramp, vertical picket handrails, 6 ft”`. */
function sizeDetail({ before, after }: BeforeAfter<Part>, sides: Sides): Detail {
  const [was, is] = [itemName(before, sides.before), itemName(after, sides.after)]
  const words = `replaced with ${was === is ? descriptionOf(after, sides.after) : is}`
  return { ofOne: `was ${words}`, ofMany: `were ${words}` }
}

function descriptionOf({ id, shortName }: Part, { analysis }: DifferenceSide): string {
  const placed = analysis.placement.byId.get(id)
  return placed ? `“${placed.item.description}”` : shortName
}

function itemName({ id, shortName }: Part, { analysis }: DifferenceSide): string {
  const placed = analysis.placement.byId.get(id)
  return placed ? partName(placed.item) : shortName
}

/** A ramp that is steeper than before is told by its run and by the decks at its ends. */
function heightDetails({ before, after }: BeforeAfter<Part>, sides: Sides): readonly Detail[] {
  const was = sides.before.analysis.runs.heights.get(before.id)
  const is = sides.after.analysis.runs.heights.get(after.id)
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
