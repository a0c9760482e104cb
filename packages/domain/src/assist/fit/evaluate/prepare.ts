import { boxAround } from '../../../base/geometry/outline.ts'
import type { Inches } from '../../../base/units.ts'
import type { Catalogue } from '../../../model/catalogue/catalogue.ts'
import type { Layout } from '../../../model/layout/layout.ts'
import { newLayout } from '../../../model/layout/new-layout.ts'
import { doorInSentence, type Site, type SiteDoor, versionFor } from '../../../model/layout/site.ts'
import { groundOf } from '../../../model/layout/site-ground.ts'
import { BUILDING_CODES, storedCodes } from '../../../model/products/building-codes.ts'
import { mostLowering } from '../../../rules/runs/lowering.ts'
import { doorFront, opensOut, WAY_OUT, widthOfDoor } from '../../../rules/site-measures/door-front.ts'
import { isFlush, stepUp, thresholdFor } from '../../../rules/site-measures/porch-steps.ts'
import { yardOf } from '../../../rules/site-measures/yard-of.ts'
import type { Joints } from '../pieces/joints.ts'
import { keptPieces } from '../pieces/kept-pieces.ts'
import type { FitRequest } from '../request/fit-request.ts'
import { type Frame, frameOf, siteInFrame } from '../request/frame.ts'
import { deckOf, type FitLimits, limitsOf, railsRequested } from '../request/limits.ts'
import { lookingAhead } from '../room/ahead.ts'
import { knownPlaces } from '../room/known-places.ts'
import { type DoorFront, roomOf } from '../room/room.ts'
import { lengthNeeded } from '../routes/foot.ts'
import { hasPlaceToEnd } from '../routes/place-to-end.ts'
import { noRejections } from '../routes/rejections.ts'
import type { SearchSite } from '../routes/search-site.ts'
import { lowestStair, stairsOf } from '../routes/stair-room.ts'
import { doorwayOf } from '../routes/starts.ts'
import { wantedShifts } from '../routes/wanted-shifts.ts'
import { type FitStock, stockOf } from '../stock/stock.ts'
import { jointPricesOf } from './joint-prices.ts'
import { NO_ROUNDS, type Rounds, roundsOf } from './rounds.ts'
import { stairBeside } from './stair-beside.ts'

/** Everything that follows from an ask before anything is looked for. */
export type Prepared = Rounds & {
  readonly request: FitRequest
  readonly door: SiteDoor
  readonly limits: FitLimits
  /** null where the line has no ramp of such width, surface and rails. */
  readonly stock: FitStock | null
  /** In the frame of the door. */
  readonly search: SearchSite | null
  /** False where the yard has no place for the landing at the foot, whatever leads there. */
  readonly canEnd: boolean
}

export function prepare(given: FitRequest, catalogue: Catalogue): Prepared {
  const door = doorOf(given.site)
  const request = { ...given, site: withoutHighStep(given, door, catalogue) }
  const frame = frameOf(door)
  const site = siteInFrame(request.site, frame)
  const limits = limitsOf(request, door)
  const base = baseOf(request)
  const doorway = doorwayOf(door, site)
  const [lowest, highest] = spanOf(site)
  const rails = railsRequested(base.project, doorway.deck - lowest, limits)
  const stock = stockOf({ project: base.project, rails }, catalogue)
  const kept = keptPieces(request.keep, frame, catalogue)
  if (!stock || !kept) return { request, door, limits, stock, search: null, canEnd: true, ...NO_ROUNDS }
  const room = roomOf(site, frontsOf(request.site, frame))
  const joints = jointsFor(stock, base, site.porch)
  const lowering = loweringOf(site, request.keep, door)
  const search: SearchSite = {
    spans: spansOf(site),
    lookAhead: lookingAhead(room, { longest: limits.lengthOfFlight, wide: stock.rampOverall }),
    feet: knownPlaces(),
    lows: knownPlaces(),
    feetOfJoints: knownPlaces(),
    site,
    room,
    ground: groundOf(site),
    highest,
    lowest,
    limits,
    stock,
    joints,
    stairs: request.wishes.stairs ? stairsOf(catalogue) : null,
    top: doorway.deck,
    leastRamp: lengthNeeded(highest, { top: doorway.deck, limits, lowering }),
    lowering,
    kept,
    rejections: noRejections(),
    wanted: wantedShifts(room),
  }
  const complete = request.wishes.stairs ? stairBeside(catalogue, search, frame) : (layout: Layout) => layout
  const evaluator = { search, frame, base, codes: request.codes, keep: request.keep, complete }
  const canComplete = !request.wishes.stairs || search.top - lowest >= lowestStair(catalogue)
  const latchSides = latchSidesOf(door)
  const places = { door: doorway, latchSides, site, room, limits, stock, joints, kept }
  const rounds = canComplete ? roundsOf(places, evaluator, door) : NO_ROUNDS
  return { request, door, limits, stock, search, canEnd: hasPlaceToEnd(search), ...rounds }
}

/** Prices of joints by what they depend on: a change that is tried asks the engine for nothing that was asked before. */
const knownJoints = new WeakMap<Catalogue, Map<string, Joints>>()

/** The same wherever the door is and whichever way it faces: they are asked for at a door of their own. */
function jointsFor(stock: FitStock, base: Layout, porch: Site['porch']): Joints {
  const { rampWidth, surface, loops, childRails, priceLevel } = base.project
  const key = [rampWidth, surface, loops, childRails, priceLevel, stock.rails, porch?.use].join(' ')
  const ofCatalogue = knownJoints.get(stock.catalogue) ?? new Map<string, Joints>()
  knownJoints.set(stock.catalogue, ofCatalogue)
  const held = ofCatalogue.get(key)
  if (held) return held
  const joints = jointPricesOf(stock, base, { frame: frameOf(SOME_DOOR), porch })
  ofCatalogue.set(key, joints)
  return joints
}

const SOME_DOOR: SiteDoor = { id: 'door-1', sill: 0, stepDown: 0 }

/**
 * Nothing starts at a porch that no threshold ramp leads up from to the door: it is then only what a platform stands over
 *.
 */
function withoutHighStep({ site, product }: FitRequest, door: SiteDoor, catalogue: Catalogue): Site {
  const { porch } = site
  if (porch?.use !== 'start') return site
  const up = stepUp(door, porch)
  if (isFlush(up, door, { product }) || thresholdFor(up, door, catalogue)) return site
  return { ...site, porch: { ...porch, use: 'over' } }
}

/** A way that starts on a porch, or has a part whose height stays, begins where it begins. */
const loweringOf = ({ porch }: Site, keep: FitRequest['keep'], door: SiteDoor): Inches =>
  porch?.use === 'start' || keep.some(({ height }) => height !== null)
    ? 0
    : mostLowering(door.sill - deckOf(door))

const doorOf = ({ doors: [first] }: Site): SiteDoor => first ?? { id: 'door-1', sill: 0, stepDown: 0 }

/** On which side the latch is of every door that is pulled open, the hinges of the first on the left of the frame. */
function latchSidesOf({ swing, hinge = 'left', storm }: SiteDoor): readonly (1 | -1)[] {
  const sides: (1 | -1)[] = []
  if (swing === 'out') sides.push(1)
  if (storm?.swing === 'out') sides.push(storm.hinge === hinge ? 1 : -1)
  return sides
}

/** The site and the project under the codes that are asked, and nothing drawn on it. */
function baseOf({ title, product, project, site, codes: asked }: FitRequest): Layout {
  const base = newLayout(product, title)
  const codes = storedCodes(
    product,
    BUILDING_CODES.filter((one) => asked.includes(one)),
  )
  return {
    ...base,
    version: versionFor(site),
    project: { ...base.project, ...project, product, codes },
    site,
  }
}

/** What every door but the first keeps free in front of it: a way out, and its swing. */
const frontsOf = (site: Site, { toFrame }: Frame): readonly DoorFront[] =>
  site.doors.slice(1).flatMap((door) => {
    const depth = opensOut(door) ? Math.max(WAY_OUT, widthOfDoor(door)) : WAY_OUT
    const front = doorFront(door, depth)
    const name = door.name === undefined ? 'another door' : doorInSentence(site, door)
    return front ? [{ outline: front.map(toFrame), name }] : []
  })

/** How deep and how wide the yard is. */
function spansOf(site: Site): readonly [Inches, Inches] {
  const yard = yardOf(site)
  if (!yard) return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const { min, max } = boxAround(yard)
  return [max.y - min.y, max.x - min.x]
}

/** Between which heights the ground lies; beside its spots it is as high as one of them. */
function spanOf({ ground = [], porch }: Site): readonly [Inches, Inches] {
  const heights = ground.length === 0 ? [0] : ground.map(({ z }) => z)
  return [Math.min(...heights), Math.max(...heights, ...(porch?.use === 'over' ? [porch.height] : []))]
}
