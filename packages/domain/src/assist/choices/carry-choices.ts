import { distance, type Point } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { Edit } from '../../edits/edit.ts'
import type { Layout } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'

/** What a choice may be about: it stands at a place, under an id that may hold the name of a side or of a neighbour. */
type Owner = { readonly id: string; readonly kind: string; readonly part: PartId; readonly at: Point }

/** Where what stands at a place of a part stands afterwards; null where its id alone says so. */
export type PlaceAfter = (part: PartId, at: Point) => Point | null

/**
 * After a change of the parts every choice goes on to the closure, leg or brace that stands where its own came to stand,
 * whatever it is called now. `changed` is the layout with its new parts and the old choices.
 */
export function carryChoices(drawn: Analysis, changed: Layout, placeAfter: PlaceAfter): Edit {
  if (!hasChoices(drawn.layout)) return (layout) => layout
  // Legs and braces are found in both, whoever orders them now.
  const system = (layout: Layout) =>
    analyse({ ...layout, autoGenLegs: true, autoGenBracing: true }, drawn.catalogue)
  const [before, after] = [system(drawn.layout), system(changed)]
  const among = (ownersOf: (of: Analysis) => readonly Owner[]) =>
    idsAfter(ownersOf(before), ownersOf(after), placeAfter)
  const closures = among(closuresOf)
  const legs = among(legsOf)
  const braces = among(bracesOf)
  return (layout) => ({
    ...layout,
    closureChoices: renamed(layout.closureChoices, closures),
    writtenClosures: layout.writtenClosures?.flatMap((id) => closures.idFor(id) ?? []) ?? null,
    legChoices: renamed(layout.legChoices, legs),
    braceChoices: renamed(layout.braceChoices, braces),
  })
}

const hasChoices = ({ closureChoices, writtenClosures, legChoices, braceChoices }: Layout): boolean =>
  closureChoices.length + legChoices.length + braceChoices.length > 0 || writtenClosures !== null

const closuresOf = ({ closures }: Analysis): readonly Owner[] =>
  closures.map(({ id, type, platform, origin }) => ({ id, kind: type, part: platform, at: origin }))

const legsOf = ({ legs }: Analysis): readonly Owner[] =>
  legs.map(({ id, part, x, y, isEditable }) => ({
    id,
    kind: isEditable ? 'platform' : 'ramp',
    part,
    at: { x, y },
  }))

const bracesOf = ({ bracing }: Analysis): readonly Owner[] =>
  bracing.braces.map(({ id, kind, part, x, y }) => ({ id, kind, part, at: { x, y } }))

/** Owners are found again within this distance: far less than between any two of a kind, far more than dust. */
const SAME_PLACE: Inches = 0.5

type Ids = { readonly idFor: (before: string) => string | null }

/**
 * The id of each owner afterwards. A choice without an owner keeps its id, so that the issue about it stays, unless somebody
 * else goes by that id now: then it would speak for the wrong one, and ends.
 */
function idsAfter(before: readonly Owner[], after: readonly Owner[], placeAfter: PlaceAfter): Ids {
  const ids = new Map<string, string>()
  const known = new Set(after.map(({ id }) => id))
  for (const { id, kind, part, at } of before) {
    const place = placeAfter(part, at)
    const there = after.filter((one) => one.kind === kind && place && distance(one.at, place) < SAME_PLACE)
    const found = there.find((one) => one.part === part) ?? there[0]
    if (found) ids.set(id, found.id)
    else if (!place && known.has(id)) ids.set(id, id)
  }
  return { idFor: (id) => ids.get(id) ?? (known.has(id) ? null : id) }
}

const renamed = <Choice extends { readonly id: string }>(
  choices: readonly Choice[],
  { idFor }: Ids,
): readonly Choice[] =>
  choices.flatMap((choice) => {
    const id = idFor(choice.id)
    return id === null ? [] : [{ ...choice, id }]
  })
