import type { Inches } from '../../../base/units.ts'
import type { Project } from '../../../model/layout/layout.ts'
import type { SiteDoor } from '../../../model/layout/site.ts'
import { runOfRatio } from '../../../model/products/product-rules.ts'
import type { CodeFamily, FitRequest } from './fit-request.ts'

/** The numbers a way has to keep on one site (site 3); inches unless its name says otherwise. */
export type FitLimits = {
  /** The second number of the steepest ratio along the ramp. */
  readonly runNumber: number
  /** Over the ground: what a public way has to keep, and what a platform is lowered for; 0 where no code asks. */
  readonly overGround: number
  readonly loweredTo: number
  /** Between landings: rule 6, and C1. */
  readonly riseOfFlight: Inches
  readonly lengthOfFlight: Inches
  /** Usable sizes: of the deck at the door, of turns, along the way of landings between flights. */
  readonly door: Inches
  readonly turn: Inches
  readonly rest: Inches
  /** Clear landing at the foot, behind the plate. */
  readonly foot: Inches
  /** Level room beside the latch of a door that is pulled open; 0 where none is asked. */
  readonly latch: Inches
  /** How much the ground may fall in an inch: across the foot, and any way under its landing; null: no limit. */
  readonly fallAcross: number
  readonly fallOfLanding: number | null
  /** The highest drop that needs no guard; null where no code asks for one. */
  readonly unguarded: Inches | null
  /** The rise that needs no handrails; null where none is asked. */
  readonly withoutRails: Inches | null
}

/** Level, as wide as the ramp and so long (rules 7 and 9). */
const LANDING: Inches = 60
/** Under the IRC alone (R311.8.2). */
const SMALL_LANDING: Inches = 36
/** At a door the trade asks for this much, whatever the code says (rule 3). */
export const AT_DOOR: Inches = 60

export function limitsOf(
  { codes, project, site, doorPlatform = AT_DOOR }: FitRequest,
  door: SiteDoor,
): FitLimits {
  const requests = (...families: readonly CodeFamily[]) => families.some((one) => codes.includes(one))
  const isPublic = requests('ADA', 'IBC')
  const isIrcAlone = codes.length > 0 && codes.every((one) => one === 'IRC')
  return {
    runNumber: Math.max(
      runOfRatio(project.desiredRatio ?? '1:12'),
      steepestByCode(codes, door),
      site.person?.slopeLimit ?? 0,
    ),
    // At a home it is to verify, and said: whether the door is the required egress door, a person alone knows.
    overGround: isPublic ? steepestByCode(codes, door) : 0,
    loweredTo: requests('ADA', 'IBC', 'IRC') ? steepestByCode(codes, door) : 0,
    riseOfFlight: 30,
    lengthOfFlight: 360,
    door: doorPlatform,
    turn: isIrcAlone ? SMALL_LANDING : LANDING,
    rest: isIrcAlone ? SMALL_LANDING : LANDING,
    foot: isIrcAlone ? SMALL_LANDING : LANDING,
    latch: requests('ADA') ? 18 : 0,
    fallAcross: isPublic ? 1 / 48 : 1 / 20,
    fallOfLanding: isPublic ? 1 / 48 : null,
    unguarded: requests('IRC', 'IBC', 'Practice') ? 30 : null,
    withoutRails: requests('ADA', 'IBC', 'Practice') ? 6 : null,
  }
}

/** The steepest ratio the codes allow: ADA 405.2, IBC 1012.2; the IRC 1:8 where it is not the required egress door. */
export function steepestByCode(codes: readonly CodeFamily[], { isEgress = true }: SiteDoor): number {
  const isPublic = codes.includes('ADA') || codes.includes('IBC')
  return isPublic || (codes.includes('IRC') && isEgress) ? 12 : 8
}

/**
 * Whether it decides how steep a ramp may be that the door is the required egress door: the IRC binds and nothing else asks for
 * 1:12, and a steeper one is wished or nothing fits.
 */
export function egressDecides({ codes, project, site }: FitRequest, hasNothing: boolean): boolean {
  const [door] = site.doors
  if (!door) return false
  const [asked, other] = [true, false].map((isEgress) => steepestByCode(codes, { ...door, isEgress }))
  const isByDevice = (site.person?.slopeLimit ?? 0) >= (asked ?? 0)
  const isSteep = runOfRatio(project.desiredRatio ?? '1:12') < (asked ?? 0)
  return asked !== other && !isByDevice && (isSteep || hasNothing || door.isEgress === false)
}

/** Height of the deck at the door above the datum; an outward storm door hangs under the sill and sweeps over it. */
export function deckOf({ sill, stepDown, storm }: SiteDoor): Inches {
  const under = storm && storm.swing === 'out' ? storm.below + STORM_CLEAR : 0
  return sill - Math.max(stepDown, under)
}

const STORM_CLEAR: Inches = 0.25

/** Rails asked for are a floor: none become two lines where the codes ask for handrails. */
export const railsRequested = (project: Pick<Project, 'handrails'>, rise: Inches, limits: FitLimits) =>
  project.handrails === 'NO_RAILS' && limits.withoutRails !== null && rise > limits.withoutRails
    ? ('TWO_LINE' as const)
    : project.handrails
