import type { Analysis, ItemType, Leg } from '@ramp/domain'
import { ownName } from '@ramp/domain'
import { legTags } from '@ramp/solids'

/** Items the Leg step is about, among lines and add-ons alike. */
export const LEG_TYPES: readonly ItemType[] = ['LEG', 'FOOT']

export type LegRow = {
  readonly leg: Leg
  /** What the crew calls it, on every paper; null of one that does not stand. */
  readonly tag: string | null
  /** `5 × 5 platform, leg 2` */
  readonly name: string
}

/** Legs that can be edited, numbered under their platform; legs of ramps cannot be edited (spec 3 §5.5). */
export function legRows(analysis: Analysis): readonly LegRow[] {
  const { legs, placement } = analysis
  const tags = legTags(analysis)
  const counts = new Map<string, number>()
  return legs
    .filter(({ isEditable }) => isEditable)
    .map((leg) => {
      const number = (counts.get(leg.part) ?? 0) + 1
      counts.set(leg.part, number)
      return { leg, tag: tags.get(leg.id) ?? null, name: `${ownName(placement, leg.part)}, leg ${number}` }
    })
}

/** Lines of the parts list that are legs or feet, generated and ordered by hand together (spec 3 §2.12). */
export const legLines = ({ partsList, catalogue }: Pick<Analysis, 'partsList' | 'catalogue'>) =>
  partsList.lines.filter(({ shortName }) => {
    const type = catalogue.byShortName.get(shortName)?.itemType
    return type !== undefined && LEG_TYPES.includes(type)
  })
