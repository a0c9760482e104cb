import {
  type Catalogue,
  type Inches,
  type Item,
  isAtMost,
  isLess,
  type PlacedPart,
  type Project,
  reachesHeight,
  type Side,
} from '@ramp/domain'

/** A platform larger than this is no next step but a deck: the gallery has it. Turn-backs are what a way needs. */
const LARGEST_PLATFORM: Inches = 60
/** Long side of a turn-back platform, which two ramps leave on one side (spec 3 §2.8, sizes 85 and 58). */
const TURN_BACK: Inches = 96
/** A platform with a shorter side is no room to turn. */
const SMALLEST_PLATFORM: Inches = 48

type Wanted = {
  readonly project: Project
  readonly to: PlacedPart
  readonly side: Side
  readonly height: Inches | null
}

/**
 * Items a person may want next at an open end, by the project's options: ramps from the longest, platforms from the
 * largest with the turn-backs after them, the extensions of a platform, the stair for the height, transitions at the ends of ramps. Below a ramp a
 * starter ramp may end the run; below that, and below a stair that reaches it, comes the ground. Whether they may join is not asked here.
 */
export function nextItems({ items }: Catalogue, wanted: Wanted): readonly Item[] {
  if (endsOnGround(wanted)) return []
  const known = items.filter((item) => !item.isCustom && !item.isInternal && !item.isTurn)
  return [
    ...known.filter((item) => isNextRamp(item, wanted)).sort(byStarterLast),
    ...known.filter((item) => isNextPlatform(item, wanted)).sort(byTurnBackLast),
    ...known.filter((item) => isNextExtension(item, wanted)).sort(byArea),
    ...nextStair(known, wanted),
    ...known.filter((item) => isNextTransition(item, wanted)),
  ]
}

/** What else may go on at an open end: the piece that turns a run of ramps by 45 degrees, and the gate of a platform. */
export const otherItems = ({ items }: Catalogue, { to }: Wanted): readonly Item[] =>
  items.filter(
    (item) =>
      !item.isCustom &&
      ((item.role === 'arr' && item.usableWidth === to.usableWidth) ||
        (item.role === 'gate' && to.part.kind === 'platform')),
  )

const areaOf = ({ usableWidth, usableLength }: Item) => (usableWidth ?? 0) * (usableLength ?? 0)
const byArea = (a: Item, b: Item) => areaOf(b) - areaOf(a)
const isStarter = ({ role }: Item) => role === 'starter-ramp'
const byStarterLast = (a: Item, b: Item) => Number(isStarter(a)) - Number(isStarter(b)) || byArea(a, b)
const isTurnBack = (item: Item) => Math.max(item.usableWidth ?? 0, item.usableLength ?? 0) === TURN_BACK
const byTurnBackLast = (a: Item, b: Item) => Number(isTurnBack(a)) - Number(isTurnBack(b)) || byArea(a, b)

const endsOnGround = ({ to, side, height }: Wanted): boolean =>
  side === 'BOTTOM' &&
  (to.item.role === 'starter-ramp' || (to.part.kind === 'stair' && height !== null && isAtMost(height, 0)))

const isRampLike = ({ part }: PlacedPart) => part.kind === 'ramp' || part.kind === 'arr'

const isNextRamp = (item: Item, { project, to, side }: Wanted): boolean =>
  (item.role === 'ramp' || (item.role === 'starter-ramp' && to.part.kind === 'ramp' && side === 'BOTTOM')) &&
  item.usableWidth === (isRampLike(to) ? to.usableWidth : project.rampWidth) &&
  item.handrails === project.handrails &&
  item.surface === project.surface

const isNextPlatform = (item: Item, { project }: Wanted): boolean =>
  item.role === 'platform' &&
  !item.isLowProfile &&
  !item.isResting &&
  item.handrails === project.handrails &&
  item.surface === project.surface &&
  isNextSize(item.usableWidth ?? 0, item.usableLength ?? 0)

/** An extension goes on with the platform's own width. */
const isNextExtension = (item: Item, { project, to, side }: Wanted): boolean =>
  item.role === 'platform-ext' &&
  to.item.role === 'platform' &&
  item.usableWidth === (side === 'TOP' || side === 'BOTTOM' ? to.item.usableWidth : to.item.usableLength) &&
  item.handrails === project.handrails &&
  item.surface === project.surface

function isNextSize(width: Inches, length: Inches): boolean {
  const [short, long] = [Math.min(width, length), Math.max(width, length)]
  if (long === TURN_BACK) return short === LARGEST_PLATFORM
  return short >= SMALLEST_PLATFORM && long <= LARGEST_PLATFORM
}

/**
 * The stair whose range holds the height where it would hang. Where no height is known the lowest, and above every range the
 * highest, for a first flight; none where even the lowest would reach into the ground.
 */
function nextStair(items: readonly Item[], { height, to }: Wanted): readonly Item[] {
  const stairs = items
    .filter(({ role }) => role === 'stair' && to.part.kind !== 'stair')
    .sort((a, b) => (a.minHeightInclusive ?? 0) - (b.minHeightInclusive ?? 0))
  if (height === null) return stairs.slice(0, 1)
  const fitting = stairs.filter((stair) => reachesHeight(stair, height))
  const isTooLow = isLess(height, stairs[0]?.minHeightInclusive ?? 0)
  return fitting.length > 0 || isTooLow ? fitting.slice(0, 1) : stairs.slice(-1)
}

const TRANSITIONS: Readonly<Partial<Record<Side, readonly Item['role'][]>>> = {
  TOP: ['transition-upper'],
  BOTTOM: ['transition-lower', 'transition-ground'],
}

const isNextTransition = (item: Item, { to, side }: Wanted): boolean =>
  to.part.kind === 'ramp' &&
  item.usableWidth === to.usableWidth &&
  (TRANSITIONS[side] ?? []).includes(item.role)
