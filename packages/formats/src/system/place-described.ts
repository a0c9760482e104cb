import {
  attachTo,
  type Catalogue,
  type Issue,
  type Item,
  newPart,
  type Part,
  type PartId,
  type PlacedPart,
  placePart,
} from '@ramp/domain'
import { refuse } from '../reading/reading.ts'
import { type DescribedPart, TURN } from './part-row.ts'

/**
 * Gives every described part its place: attachments are followed until all are placed, in any order.
 * A circle of attachments, or one to a part that is not described, is no system description.
 */
export function placeDescribed(
  parts: readonly DescribedPart[],
  catalogue: Catalogue,
): { readonly parts: readonly Part[]; readonly issues: readonly Issue[] } {
  const described = new Map(parts.map((part) => [part.id, part]))
  const placed = new Map<PartId, PlacedPart | null>()
  const issues: Issue[] = []

  const place = (part: DescribedPart, below: readonly PartId[]): PlacedPart | null => {
    const known = placed.get(part.id)
    if (known !== undefined) return known
    const field = `parts[${parts.indexOf(part)}].attach.to`
    if (below.includes(part.id))
      return refuse(field, `"${part.id}" is attached to itself through ${below.join(', ')}`)
    const result = placeOne(part, (id) => {
      const target = described.get(id)
      return target
        ? place(target, [...below, part.id])
        : refuse(field, `is "${id}", but no part has that id`)
    })
    placed.set(part.id, result)
    return result
  }

  const placeOne = (part: DescribedPart, target: (id: PartId) => PlacedPart | null): PlacedPart | null => {
    const item = catalogue.byShortName.get(part.shortName)
    if (!item) return report('placement.unknown-item', part.id, { name: part.shortName })
    const spot = 'at' in part.place ? part.place : attachedSpot(part.place, item, target)
    if (!spot)
      return report('placement.not-placed', part.id, {
        part: part.id,
        to: 'to' in part.place ? part.place.to : '',
      })
    if (spot.rotation % TURN !== 0)
      return refuse(
        `parts[${parts.indexOf(part)}].attach`,
        `would turn "${part.id}" by ${spot.rotation} degrees; choose a side that is straight or at 45 degrees`,
      )
    const made = newPart(item, part.id, spot.at, spot.rotation)
    if (!made) return report('placement.unknown-item', part.id, { name: part.shortName })
    return placePart(withDetails(made, part), catalogue)
  }

  const report = (code: Issue['code'], id: PartId, values: Readonly<Record<string, string>>): null => {
    issues.push({ code, severity: 'error', area: 'placement', parts: [id], values })
    return null
  }

  const all = parts.map((part) => place(part, []))
  return { parts: all.flatMap((one) => (one ? [one.part] : [])), issues }
}

function attachedSpot(
  { to, side, mySide, position }: Exclude<DescribedPart['place'], { at: unknown }>,
  item: Item,
  target: (id: PartId) => PlacedPart | null,
) {
  const other = target(to)
  return other && attachTo({ to: other.sides[side], item, mySide, position })
}

function withDetails(part: Part, described: DescribedPart): Part {
  const detailed = withOwnDetails(part, described)
  return described.isLogicless ? { ...detailed, isLogicless: true } : detailed
}

function withOwnDetails(part: Part, described: DescribedPart): Part {
  const rails = railChoices(described)
  switch (part.kind) {
    case 'platform': {
      const isResting = described.isResting ?? part.isResting
      return { ...part, ...rails, handrailSides: described.handrailSides ?? null, isResting }
    }
    case 'platform-ext':
      return { ...part, ...rails, handrailSides: described.handrailSides ?? null }
    case 'stair':
      return { ...part, ...rails, activeHeight: described.activeHeight ?? part.activeHeight }
    case 'ramp': {
      const { isSupportedTop, isSupportedBottom, isOffAngledTop, isOffAngledBottom } = described
      return { ...part, ...rails, isSupportedTop, isSupportedBottom, isOffAngledTop, isOffAngledBottom }
    }
    case 'arr':
      return { ...part, ...rails }
    case 'vpl':
      return { ...part, isTowerFlipped: described.isTowerFlipped }
    case 'transition':
    case 'piece':
    case 'portable':
    case 'threshold':
      return part
  }
}

/** What the part chooses for itself; what it leaves to the project stays out. */
const railChoices = ({ loops, childRails }: DescribedPart) => ({
  ...(loops !== undefined && { loops }),
  ...(childRails !== undefined && { childRails }),
})
