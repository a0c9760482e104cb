import { groupBy } from '../../base/group-by.ts'
import { type Inches, isLess, roundTo } from '../../base/units.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { Issue, IssueCode } from '../../model/layout/issue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import { braceSystem } from '../bracing/brace-system.ts'
import { LOW_PROFILE_BELOW, standLegs } from '../legs/stand-legs.ts'
import { isDeck } from '../placement/decks.ts'
import type { Analysis } from './analysis.ts'
import { filledByHand, orderedByHand, standsIn } from './ordered-by-hand.ts'

type Built = Pick<Analysis, 'placement' | 'connections' | 'runs' | 'legs' | 'bracing' | 'catalogue'>

/** A leg or brace that follows from the drawing, and whether the parts list holds it. */
type Support = {
  readonly part: PartId
  readonly height: Inches
  readonly isOrdered: boolean
  /** A person took it away by its switch, not by its length. */
  readonly isOff: boolean
  /** Whether an item that was ordered by hand would do in its place. */
  readonly fits: (item: Item) => boolean
}

/**
 * What a person took away under a system that needs it, with too little ordered instead: it may be right, so it locks
 * nothing, but it is said in the step, at Confirm, on the sheets and in the quote.
 */
export function supportIssues(layout: Layout, built: Built): readonly Issue[] {
  return [
    ...lackOf('leg', legsOf(layout, built), layout, built),
    ...feetTooLow(layout, built),
    ...lackOf('bracing', bracesOf(layout, built), layout, built),
  ]
}

/** The legs that the heights ask for; in most layouts nobody has changed any, and then there is nothing to look at. */
function legsOf(layout: Layout, built: Built): readonly Support[] {
  if (layout.autoGenLegs) {
    if (layout.legChoices.length === 0) return []
    return built.legs
      .filter(({ shortName, isActive, height }) => shortName !== null || !isActive || height === 0)
      .map(({ part, originalLength, isActive, shortName }) => ({
        part,
        height: originalLength,
        isOrdered: isActive && shortName !== null,
        isOff: !isActive,
        fits: carries(originalLength),
      }))
  }
  const { placement, connections, runs, catalogue } = built
  const generated = { ...layout, autoGenLegs: true, legChoices: [] }
  return standLegs(generated, placement, connections, runs.heights, catalogue).map(
    ({ part, originalLength }) => ({
      part,
      height: originalLength,
      isOrdered: false,
      isOff: true,
      fits: carries(originalLength),
    }),
  )
}

/** Legs that are longer than the height, feet below their height; what is made to measure fits where it was made for. */
const carries =
  (height: Inches) =>
  ({ itemType, limit }: Item): boolean =>
    itemType === 'FOOT' ? isLess(height, LOW_PROFILE_BELOW) : limit === null || isLess(height, limit)

function bracesOf(layout: Layout, built: Built): readonly Support[] {
  if (layout.autoGenBracing && layout.braceChoices.length === 0) return []
  const { placement, connections, runs, catalogue, bracing } = built
  const generated = { ...layout, autoGenBracing: true, braceChoices: [] }
  const { braces } = layout.autoGenBracing
    ? bracing
    : braceSystem(generated, placement, connections, runs.heights, catalogue)
  return braces.map(({ part, isActive, shortName }) => {
    const isActiveNow = layout.autoGenBracing && isActive
    const asked = catalogue.byShortName.get(shortName)
    return {
      part,
      height: heightOf(part, built),
      isOrdered: isActiveNow,
      isOff: !isActiveNow,
      fits: (item) => asked !== undefined && standsIn(item, asked),
    }
  })
}

/** Under a deck it is its own height that counts, at a joint of ramps the height of the joint. */
function heightOf(part: PartId, { placement, runs }: Built): Inches {
  const height = runs.heights.get(part)
  const placed = placement.byId.get(part)
  if (!height || !placed) return 0
  return isDeck(placed) ? height.top : height.bottom
}

const TYPES = { leg: ['LEG', 'FOOT'], bracing: ['BRACE'] } as const

/** Parts of which nothing is left, then those of which something is; each is one issue, for the highest of them. */
function lackOf(
  area: keyof typeof TYPES,
  supports: readonly Support[],
  layout: Layout,
  built: Built,
): readonly Issue[] {
  const lacking = supports.filter((one) => !one.isOrdered).sort((a, b) => b.height - a.height)
  if (lacking.length === 0) return []
  const byHand = orderedByHand(layout, built.catalogue, TYPES[area], lacking.length)
  const filled = filledByHand(lacking, byHand, (item, { fits }) => fits(item))
  const issue = (code: IssueCode, missing: readonly Support[]) => {
    const bare = missing.filter((one) => !filled.has(one))
    const covered = missing.length - bare.length
    return issueOf(code, bare, built, { count: missing.length, covered, byHand: byHand.length })
  }
  const parts = [...groupBy(supports, ({ part }) => part).values()]
  const partly = parts.filter((ofPart) => ofPart.some((one) => one.isOrdered))
  const missing = (isOff: boolean) =>
    partly.flatMap((ofPart) => ofPart.filter((one) => !one.isOrdered && one.isOff === isOff))
  return [
    ...issue(`${area}.none-ordered`, parts.filter((ofPart) => ofPart.every((one) => !one.isOrdered)).flat()),
    ...issue(`${area}.switched-off`, missing(true)),
    ...(area === 'leg' ? issue('leg.without-length', missing(false)) : []),
  ]
}

function feetTooLow({ autoGenLegs, legChoices }: Layout, built: Built): readonly Issue[] {
  if (!autoGenLegs || !legChoices.some(({ isLowPro }) => isLowPro)) return []
  const tall = built.legs.filter(
    ({ isActive, isLowPro, height }) => isActive && isLowPro && !isLess(height, LOW_PROFILE_BELOW),
  )
  const supports = tall.map(({ part, height }) => ({ part, height }))
  return issueOf('leg.foot-too-low', supports, built, { below: LOW_PROFILE_BELOW })
}

function issueOf(
  code: IssueCode,
  supports: readonly Pick<Support, 'part' | 'height'>[],
  { placement }: Built,
  more: Readonly<Record<string, number>> = {},
): readonly Issue[] {
  if (supports.length === 0) return []
  const isOfDeck = ({ part }: Pick<Support, 'part'>) => {
    const placed = placement.byId.get(part)
    return placed !== undefined && isDeck(placed)
  }
  const decks = supports.filter(isOfDeck)
  const named = decks.length > 0 ? decks : supports
  const height = roundTo(Math.max(...named.map((one) => one.height)), 3)
  const under = decks.length > 0 ? 'deck' : 'ramp'
  return [
    {
      code,
      severity: 'warning',
      area: code.startsWith('leg') ? 'leg' : 'bracing',
      parts: [...new Set(supports.map(({ part }) => part))],
      values: { under, height, count: supports.length, ...more },
    },
  ]
}
