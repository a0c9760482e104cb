import { INCHES_PER_FOOT } from '../../../base/units.ts'
import { loopsOf } from '../../../model/layout/own-choices.ts'
import { hardwareDifferences } from '../../../model/products/hardware-differences.ts'
import { shownRunNumber } from '../../runs/ground-slope.ts'
import { loweringWords } from '../../runs/lowering.ts'
import { acrossFeet, fallsOfFootLandings } from '../../site-measures/foot-measures.ts'
import { knowsDoors } from '../../site-measures/latch-room.ts'
import { railReach } from '../../site-measures/rail-reach.ts'
import { doorLandingDepths, doorLandingSizes, doorLatchRooms } from './door-measures.ts'
import { heightsWithoutPickets, ofGuards, unguardedHeights } from './guard-measures.ts'
import { landingDepths, landingWidths, landingWidthsSpare } from './landing-measures.ts'
import { shorterSide, turningDecks } from './landings.ts'
import { type CodeUnit, hasRails, type MeasuredSystem, type Reading } from './measured-system.ts'
import { isRamp, type RampChain, rampChains } from './ramp-chains.ts'
import { ofStairs, riserHeights, risersWithoutRails, stairWidths } from './stair-measures.ts'
import { doorSteps } from './step-measures.ts'

type Measure = {
  readonly unit: CodeUnit
  /** Said when the system has nothing to measure. */
  readonly none: string | ((system: MeasuredSystem) => string)
  readonly read: (system: MeasuredSystem) => readonly Reading[]
}

const NO_RAMPS = 'There are no ramps.'
const NO_STAIRS = 'There are no stairs.'
const NO_TURNS = 'No platform is a turn.'
const NO_DOOR = 'No entrance leads to a door.'
const ALL_LOW = 'No surface is more than 30" above the ground.'
const NO_FOOT = 'No ramp ends on the ground.'
const NO_HEIGHTS = 'The heights are not known yet.'

/** How everything a rule can ask for is measured. */
export const MEASURES = {
  'run-number': { unit: '1:n', none: NO_RAMPS, read: (system) => runNumbers(system, () => true) },
  'run-number-without-rails': {
    unit: '1:n',
    none: 'No ramp is without handrails.',
    read: (system) => runNumbers(system, isWithoutRails),
  },
  'ramp-width': { unit: 'in', none: NO_RAMPS, read: rampWidths },
  'rise-between-landings': {
    unit: 'in',
    none: NO_RAMPS,
    read: (system) => ofChains(system, ({ rise }) => rise),
  },
  'feet-between-landings': {
    unit: 'ft',
    none: NO_RAMPS,
    read: (system) => ofChains(system, ({ length }) => length / INCHES_PER_FOOT),
  },
  'rise-without-rails': {
    unit: 'in',
    none: NO_RAMPS,
    read: (system) => ofChains(system, (chain) => (isWithoutRails(chain) ? chain.rise : 0)),
  },
  'landing-depth': { unit: 'in', none: NO_RAMPS, read: landingDepths },
  'landing-width': { unit: 'in', none: NO_RAMPS, read: landingWidths },
  'landing-width-spare': { unit: 'in', none: NO_RAMPS, read: landingWidthsSpare },
  'turn-size': { unit: 'in', none: NO_TURNS, read: turnSizes },
  'turn-landing': {
    unit: 'in',
    none: NO_TURNS,
    read: (system) => [...turnSizes(system), ...turningPieces(system)],
  },
  'door-landing-size': { unit: 'in', none: NO_DOOR, read: doorLandingSizes },
  'door-landing-depth': { unit: 'in', none: NO_DOOR, read: doorLandingDepths },
  'door-latch-room': {
    unit: 'in',
    none: (system) => (knowsDoors(system) ? 'Every door is pushed open from its platform.' : NO_DOOR),
    read: doorLatchRooms,
  },
  'step-at-door': {
    unit: 'in',
    none: 'No porch with a door of known height is at an entrance.',
    read: doorSteps,
  },
  'across-foot': { unit: '1:n', none: NO_FOOT, read: acrossFeet },
  'foot-landing-fall': { unit: '1:n', none: NO_FOOT, read: fallsOfFootLandings },
  'stair-width': { unit: 'in', none: NO_STAIRS, read: stairWidths },
  'riser-height': { unit: 'in', none: NO_STAIRS, read: riserHeights },
  'tread-depth': {
    unit: 'in',
    none: NO_STAIRS,
    read: ofStairs('Measure the treads of the stair.'),
  },
  'risers-without-rails': { unit: 'risers', none: NO_STAIRS, read: risersWithoutRails },
  'stair-rail-extension': {
    unit: 'in',
    none: NO_STAIRS,
    read: ofStairs('Measure it after assembly. At the bottom the rail extends one tread further.'),
  },
  'rail-extension': { unit: 'in', none: 'No handrail ends free.', read: railExtensions },
  'guard-height': { unit: 'in', none: ALL_LOW, read: ofGuards('Measure the guard after assembly.') },
  'guard-openings': {
    unit: 'in',
    none: ALL_LOW,
    read: ofGuards('Measure between the pickets after assembly.'),
  },
  'height-without-pickets': { unit: 'in', none: 'There are no parts.', read: heightsWithoutPickets },
  'height-without-guard': { unit: 'in', none: 'There are no parts.', read: unguardedHeights },
} as const satisfies Readonly<Record<string, Measure>>

export type MeasureName = keyof typeof MEASURES

/**
 * The second number of the ratio of every ramp over the ground: of ramps that follow one another without a landing. Where it is less
 * than 12 the rise counts as well, for exceptions end with it.
 */
function runNumbers(
  { placement, connections, runs }: MeasuredSystem,
  asks: (chain: RampChain) => boolean,
): readonly Reading[] {
  return rampChains(placement, connections.joints, runs.heights).flatMap((chain) => {
    const { ramps, length, covers, rise } = chain
    if (rise === 0 || !asks(chain)) return []
    const isKnown = rise !== null && covers !== null
    const why = isKnown ? loweringWords(rise, length) : null
    return [
      {
        value: isKnown ? shownRunNumber(covers / rise) : null,
        rise,
        parts: ramps.map(({ part }) => part.id),
        look: NO_HEIGHTS,
        ...(why !== null && { why }),
      },
    ]
  })
}

const isWithoutRails = ({ ramps }: RampChain): boolean => !ramps.every(hasRails)

function rampWidths({ placement }: MeasuredSystem): readonly Reading[] {
  return placement.parts
    .filter(isRamp)
    .map(({ part, usableWidth }) => ({ value: usableWidth, parts: [part.id] }))
}

function ofChains(
  { placement, connections, runs }: MeasuredSystem,
  measured: (chain: RampChain) => number | null,
): readonly Reading[] {
  return rampChains(placement, connections.joints, runs.heights).map((chain) => ({
    value: measured(chain),
    parts: chain.ramps.map(({ part }) => part.id),
    look: NO_HEIGHTS,
  }))
}

function turnSizes({ placement, connections }: MeasuredSystem): readonly Reading[] {
  return turningDecks(placement, connections).map((deck) => ({
    value: shorterSide(deck, placement, connections.joints),
    parts: [deck.part.id],
  }))
}

const ARR_TURNS = 'A 45-degree piece turns the ramp without such a landing: ask who grants the permit.'

const turningPieces = ({ placement }: MeasuredSystem): readonly Reading[] =>
  placement.parts
    .filter(({ part }) => part.kind === 'arr')
    .map(({ part }) => ({ value: null, parts: [part.id], look: ARR_TURNS }))

function railExtensions(system: MeasuredSystem): readonly Reading[] {
  const { railEnds, placement, layout } = system
  const { offersEndCaps } = hardwareDifferences(layout.project.product)
  return railEnds.flatMap((end): readonly Reading[] => {
    const placed = placement.byId.get(end.part)
    if (end.meets !== 'nothing' || !placed) return []
    const parts = [end.part]
    if (offersEndCaps && !loopsOf(placed.part, layout.project)) return [{ value: 0, parts }]
    const { inches, isSure } = railReach(end, system)
    return [{ value: isSure ? inches : null, parts, look: NO_ROOM_KNOWN }]
  })
}

const NO_ROOM_KNOWN = 'At the entrance the rails are drawn without an extension: verify the room for one.'
