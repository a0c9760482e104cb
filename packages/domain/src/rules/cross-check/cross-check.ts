import { distance } from '../../base/geometry/point.ts'
import { groupBy } from '../../base/group-by.ts'
import { type Inches, isLess } from '../../base/units.ts'
import { type Catalogue, itemsOfRole } from '../../model/catalogue/catalogue.ts'
import type { ItemRole } from '../../model/catalogue/item.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { closureDifferences } from '../../model/products/closure-differences.ts'
import type { Analysis } from '../analysis/analysis.ts'
import type { ChosenClosure } from '../closures/closure.ts'
import { hungSides } from '../connections/hung-sides.ts'
import { railChoices } from '../handrails/rail-choices.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { Count } from './count.ts'
import { braceCounts } from './count-braces.ts'
import { countGaps, countKits } from './count-closures.ts'
import {
  type ContactKind,
  type CountedRampEnd,
  isRailed,
  type RampEndContact,
  rampEndContacts,
} from './count-ramp-ends.ts'
import { legCounts } from './count-supports.ts'

/** A closure holds a rail when one of its ends is this close to it. */
const AT_RAIL: Inches = 1.5
const ENDS_PER_PACK = 4

/** What is counted from: what lies where, how high, and what a person chose; never what the rules asked for. */
type CountedSystem = Pick<
  Analysis,
  'layout' | 'catalogue' | 'placement' | 'connections' | 'closures' | 'runs'
>

export type Counts = {
  readonly counts: readonly Count[]
  /** Gaps that the closures stand in, against the gaps along the platform edges. */
  readonly gaps: { readonly listed: number; readonly expected: number }
}

/** Counts a system a second time, on its own: from where ramp ends, platforms and openings lie. */
export function crossCheck(system: CountedSystem): Counts {
  const { layout, catalogue, placement, connections, closures, runs } = system
  const { joints } = connections
  const contacts = rampEndContacts(placement, layout.openings)
  const ends = endsByContact(contacts)
  const hung = hungSides(connections)
  const supports = { layout, placement, heights: runs.heights, contacts, joints, hung, catalogue }
  return {
    counts: [
      count(CONNECTORS, ends.ramp.length / 2),
      count(HANGERS, ends.platform.length),
      ...rampEndCounts([...ends.platform, ...ends.opening], catalogue),
      ...railCounts([...ends.platform, ...ends.opening, ...ends.nothing], system),
      ...closureCounts(closures, catalogue),
      ...childRailCounts(layout, placement, catalogue),
      ...legCounts(supports),
      ...braceCounts(supports),
    ],
    gaps: {
      listed: closures.reduce((total, { lines }) => total + lines.length, 0),
      expected: countGaps(placement, joints),
    },
  }
}

function endsByContact(
  contacts: readonly RampEndContact[],
): Readonly<Record<ContactKind, readonly CountedRampEnd[]>> {
  const ends: Record<ContactKind, CountedRampEnd[]> = { ramp: [], platform: [], opening: [], nothing: [] }
  for (const { end, contact } of contacts) ends[contact].push(end)
  return ends
}

type Counted = Omit<Count, 'expected'>

const counted = (what: string, ...roles: readonly ItemRole[]): Counted => ({
  what,
  counts: ({ role }) => roles.includes(role),
})

const CONNECTORS = counted('ramp-to-ramp connectors', 'connector-ramp-ramp')
const HANGERS = counted('ramp hangers', 'hanger-ramp-platform')
const BRACKETS = counted('handrail brackets', 'bracket-rail-end')
const SUPPORT_TOPS = counted('support tops', 'support-top')
const LOOPS = counted(
  'handrail loops',
  'loop-upper',
  'loop-lower',
  'loop',
  'loop-upper-child',
  'loop-lower-child',
)
const END_CAPS: Counted = { ...counted('end caps', 'end-caps'), perPack: ENDS_PER_PACK }
const KITS = counted(
  'closures',
  'closure-side',
  'closure-turnback',
  'closure-stair',
  'closure-tee',
  'closure-ramp-platform',
  'closure-ext',
)
const POCKET_COVERS = counted('corner pocket covers', 'corner-pocket-cover')
const CHILD_RAILS = counted('child rails', 'child-rail')

const count = ({ what, counts, perPack }: Counted, expected: number): Count => ({
  what,
  counts,
  expected,
  perPack,
})

/** Brackets at railed ends of a stretch of ramp; support tops where the line sells them and the end is supported. */
function rampEndCounts(ends: readonly CountedRampEnd[], catalogue: Catalogue): Count[] {
  const sellsTops = itemsOfRole(catalogue, 'support-top').length > 0
  let [topped, bracketed] = [0, 0]
  for (const end of ends)
    if (sellsTops && isSupported(end)) topped += 1
    else if (isRailed(end.ramp)) bracketed += 1
  return [count(BRACKETS, bracketed), count(SUPPORT_TOPS, topped)]
}

const isSupported = ({ ramp: { part }, side }: CountedRampEnd): boolean =>
  part.kind === 'ramp' && (side === 'TOP' ? part.isSupportedTop : part.isSupportedBottom)

function railCounts(
  ends: readonly CountedRampEnd[],
  { layout, placement, closures }: CountedSystem,
): Count[] {
  const { loops } = railChoices(layout.project, placement)
  const beside = groupBy(closures.filter(holdsRails).flatMap(stretchesOf), ({ part }) => part)
  let [looped, capped] = [0, 0]
  for (const end of ends) {
    const { ramp } = end
    if (!isRailed(ramp)) continue
    const free = freeRails(end, beside.get(ramp.part.id) ?? NONE)
    if (loops(ramp.part.id)) looped += free
    else capped += free
  }
  return [count(LOOPS, looped), count(END_CAPS, capped)]
}

const NONE: readonly never[] = []

/** A gap of less than 3.6 in on each side of a ramp takes no kit, and its rails end free. */
const holdsRails = ({ isActive, type, position, handrails, width }: ChosenClosure): boolean =>
  isActive &&
  !(type === 'PLATFORM_TO_RAMP' && position === 'CENTER' && handrails !== 'VERT_PICKET' && isLess(width, 3.6))

type StretchOfRamp = { readonly part: string; readonly stretch: ChosenClosure['lines'][number] }

/** Which stretch of a closure a ramp's rail may run into: its own where two ramps have one each. */
const stretchesOf = ({ others, lines }: ChosenClosure): readonly StretchOfRamp[] =>
  others.flatMap((part, index) =>
    (lines[1] ? lines.slice(index, index + 1) : lines).map((stretch) => ({ part, stretch })),
  )

/** Rails of a ramp end that run into none of the stretches beside that ramp. */
const freeRails = ({ rails }: CountedRampEnd, beside: readonly StretchOfRamp[]): number =>
  rails.filter((at) => !beside.some(({ stretch }) => stretch.some((end) => distance(end, at) < AT_RAIL)))
    .length

function closureCounts(closures: readonly ChosenClosure[], { productLine, byRole }: Catalogue): Count[] {
  const isPhd = closureDifferences(productLine).call === 'hdConnections'
  const turnbacks = closures.filter(({ type, isActive }) => isActive && type === 'TURNBACK')
  const covers = byRole.has('corner-pocket-cover') ? turnbacks.length : 0
  return [count(KITS, countKits(closures, isPhd)), count(POCKET_COVERS, covers)]
}

function childRailCounts(layout: Layout, placement: Placement, { byRole }: Catalogue): Count[] {
  const { childRails } = railChoices(layout.project, placement)
  const isCounted = (placed: PlacedPart) =>
    placed.part.kind === 'ramp' &&
    placed.part.isLogicless !== true &&
    isRailed(placed) &&
    childRails(placed.part.id)
  const ramps = byRole.has('child-rail') ? placement.parts.filter(isCounted) : NONE
  return [count(CHILD_RAILS, ramps.length)]
}
