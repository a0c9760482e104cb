import { type PlacedPart, type RailGroup, railConfigurations, type Side } from '@ramp/domain'

type RailCard = {
  readonly key: string
  readonly sides: readonly Side[]
}

export type RailCards = { readonly group: RailGroup; readonly cards: readonly RailCard[] }

/** Order of the galleries (spec 3 §2.8). */
const GROUPS: readonly RailGroup[] = ['Special', 'Straight', 'Turn', 'Single', 'Other']

/** The rail configurations a platform may take, in their galleries; a gallery without a card is left out. */
export function railGallery(placed: PlacedPart, open: readonly Side[]): readonly RailCards[] {
  const all = railConfigurations(placed, open)
  return GROUPS.map((group) => ({
    group,
    cards: all.filter((one) => one.group === group).map(({ sides }) => ({ key: keyOf(sides), sides })),
  })).filter(({ cards }) => cards.length > 0)
}

const keyOf = (sides: readonly Side[]): string => sides.join(' ') || 'none'

/** The same rails, in whatever order the sides are named. */
export const isSameSides = (a: readonly Side[], b: readonly Side[]): boolean =>
  a.length === b.length && a.every((side) => b.includes(side))
