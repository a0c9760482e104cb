import { braceSystem } from '../bracing/brace-system.ts'
import { groupBy } from '../group-by.ts'
import type { Issue, IssueCode } from '../layout/issue.ts'
import type { Layout } from '../layout/layout.ts'
import type { PartId } from '../layout/part.ts'
import { LOW_PROFILE_BELOW, standLegs } from '../legs/stand-legs.ts'
import { isDeck } from '../placement/decks.ts'
import { type Inches, isLess, roundTo } from '../units.ts'
import type { Analysis } from './analysis.ts'

type Built = Pick<Analysis, 'placement' | 'connections' | 'runs' | 'legs' | 'bracing' | 'catalogue'>

/** A leg or brace that follows from the drawing, and whether the parts list holds it. */
type Support = {
  readonly part: PartId
  readonly height: Inches
  readonly isOrdered: boolean
  /** A person took it away by its switch, not by its length. */
  readonly isOff: boolean
}

/**
 * What a person took away under a system that needs it, with nothing ordered instead: it may be right, so it locks
 * nothing, but it is said in the step, at Confirm, on the sheets and in the quote.
 */
export function supportIssues(layout: Layout, built: Built): readonly Issue[] {
  return [
    ...(isOrdered(layout, 'LEG', 'FOOT') ? [] : lackOf('leg', legsOf(layout, built), built)),
    ...feetTooLow(layout, built),
    ...(isOrdered(layout, 'BRACE') ? [] : lackOf('bracing', bracesOf(layout, built), built)),
  ]
}

const isOrdered = ({ additionalProducts }: Layout, ...types: readonly string[]): boolean =>
  additionalProducts.some(({ itemType, qty }) => types.includes(itemType) && qty > 0)

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
      }))
  }
  const { placement, connections, runs, catalogue } = built
  const generated = { ...layout, autoGenLegs: true, legChoices: [] }
  return standLegs(generated, placement, connections, runs.heights, catalogue).map(
    ({ part, originalLength }) => ({ part, height: originalLength, isOrdered: false, isOff: true }),
  )
}

function bracesOf(layout: Layout, built: Built): readonly Support[] {
  if (layout.autoGenBracing && layout.braceChoices.length === 0) return []
  const { placement, connections, runs, catalogue, bracing } = built
  const generated = { ...layout, autoGenBracing: true, braceChoices: [] }
  const { braces } = layout.autoGenBracing
    ? bracing
    : braceSystem(generated, placement, connections, runs.heights, catalogue)
  return braces.map(({ part, isActive }) => {
    const isActiveNow = layout.autoGenBracing && isActive
    return { part, height: heightOf(part, built), isOrdered: isActiveNow, isOff: !isActiveNow }
  })
}

/** Under a deck it is its own height that counts, at a joint of ramps the height of the joint. */
function heightOf(part: PartId, { placement, runs }: Built): Inches {
  const height = runs.heights.get(part)
  const placed = placement.byId.get(part)
  if (!height || !placed) return 0
  return isDeck(placed) ? height.top : height.bottom
}

/** Parts of which nothing is left, then those of which something is; each is one issue, for the highest of them. */
function lackOf(area: 'leg' | 'bracing', supports: readonly Support[], built: Built): readonly Issue[] {
  const parts = [...groupBy(supports, ({ part }) => part).values()]
  const bare = parts.filter((ofPart) => ofPart.every((one) => !one.isOrdered))
  const partly = parts.filter((ofPart) => ofPart.some((one) => one.isOrdered))
  const missing = (isOff: boolean) =>
    partly.flatMap((ofPart) => ofPart.filter((one) => !one.isOrdered && one.isOff === isOff))
  return [
    ...issueOf(`${area}.none-ordered`, bare.flat(), built),
    ...issueOf(`${area}.switched-off`, missing(true), built),
    ...(area === 'leg' ? issueOf('leg.without-length', missing(false), built) : []),
  ]
}

function feetTooLow({ autoGenLegs, legChoices }: Layout, built: Built): readonly Issue[] {
  if (!autoGenLegs || !legChoices.some(({ isLowPro }) => isLowPro)) return []
  const tall = built.legs.filter(
    ({ isActive, isLowPro, height }) => isActive && isLowPro && !isLess(height, LOW_PROFILE_BELOW),
  )
  const supports = tall.map(({ part, height }) => ({ part, height, isOrdered: true, isOff: false }))
  return issueOf('leg.foot-too-low', supports, built, { below: LOW_PROFILE_BELOW })
}

function issueOf(
  code: IssueCode,
  supports: readonly Support[],
  { placement }: Built,
  more: Readonly<Record<string, number>> = {},
): readonly Issue[] {
  if (supports.length === 0) return []
  const isOfDeck = ({ part }: Support) => {
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
