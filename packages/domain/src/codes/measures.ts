import { loopsOf } from '../layout/own-choices.ts'
import { hardwareDifferences } from '../products/hardware-differences.ts'
import { acrossFeet, fallsOfFootLandings, footLanding } from '../site-measures/foot-measures.ts'
import { knowsDoors, latchRooms } from '../site-measures/latch-room.ts'
import { INCHES_PER_FOOT, type Inches } from '../units.ts'
import type { CodeUnit } from './finding.ts'
import { heightsWithoutPickets, ofGuards, unguardedHeights } from './guard-measures.ts'
import { depthAt, doorDecks, rampEnds, shorterSide, turningDecks } from './landings.ts'
import { hasRails, type MeasuredSystem, type Reading } from './measured-system.ts'
import { isRamp, type RampChain, rampChains } from './ramp-chains.ts'
import { ofStairs, riserHeights, risersWithoutRails, stairWidths } from './stair-measures.ts'

type Measure = {
  readonly unit: CodeUnit
  /** Said when the system has nothing to measure. */
  readonly none: string | ((system: MeasuredSystem) => string)
  readonly read: (system: MeasuredSystem) => readonly Reading[]
}

const NO_RAMPS = 'There are no ramps.'
const NO_STAIRS = 'There are no stairs.'
const NO_TURNS = 'The way turns on no platform.'
const NO_DOOR = 'No platform stands at an entrance.'
const ALL_LOW = 'No surface lies more than 30 in above the ground.'
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
  'landing-width-spare': { unit: 'in', none: NO_RAMPS, read: landingWidths },
  'turn-size': { unit: 'in', none: NO_TURNS, read: turnSizes },
  'turn-landing': {
    unit: 'in',
    none: NO_TURNS,
    read: (system) => [...turnSizes(system), ...turningPieces(system)],
  },
  'door-landing-size': {
    unit: 'in',
    none: NO_DOOR,
    read: ({ placement, connections }) =>
      doorDecks(placement, connections).map(({ placed }) => ({
        value: shorterSide(placed, placement, connections.joints),
        parts: [placed.part.id],
      })),
  },
  'door-landing-depth': {
    unit: 'in',
    none: NO_DOOR,
    read: ({ placement, connections }) =>
      doorDecks(placement, connections).map(({ placed, side }) => ({
        value: depthAt({ part: placed.part.id, side }, placement, connections.joints),
        parts: [placed.part.id],
      })),
  },
  'door-latch-room': {
    unit: 'in',
    none: (system) => (knowsDoors(system) ? 'Every door is pushed open from its platform.' : NO_DOOR),
    read: (system) =>
      knowsDoors(system)
        ? latchRooms(system)
        : doorDecks(system.placement, system.connections).map(({ placed }) => ({
            value: null,
            parts: [placed.part.id],
            look: 'Measure it on the platform where the door is pulled open; a pushed one with a closer needs 12 in.',
          })),
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
    read: ofStairs('Measure it after assembly; at the bottom the rail goes on for one tread.'),
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
 * The second number of the ratio of every ramp: of ramps that follow one another without a landing. Where it is less
 * than 12 the rise counts as well, for exceptions end with it.
 */
function runNumbers(
  { placement, connections, runs }: MeasuredSystem,
  asks: (chain: RampChain) => boolean,
): readonly Reading[] {
  return rampChains(placement, connections.joints, runs.heights).flatMap((chain) => {
    const { ramps, length, rise } = chain
    if (rise === 0 || !asks(chain)) return []
    const value = rise === null ? null : length / rise
    return [{ value, rise, parts: ramps.map(({ part }) => part.id), look: NO_HEIGHTS }]
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

const NOT_DRAWN = 'The landing at the structure or on the ground is not drawn: measure it on the site.'

function landingDepths(system: MeasuredSystem): readonly Reading[] {
  const { placement, connections } = system
  return rampEnds(placement, connections).map(({ ramp, landing, use }) => {
    if (landing)
      return {
        value: depthAt({ part: landing.placed.part.id, side: landing.side }, placement, connections.joints),
        parts: [landing.placed.part.id],
      }
    const value = use === 'exit' ? footLanding(ramp.part.id, system) : null
    return { value, parts: [ramp.part.id], look: NOT_DRAWN }
  })
}

function landingWidths(system: MeasuredSystem): readonly Reading[] {
  const { placement, connections } = system
  return rampEnds(placement, connections).map(({ ramp, landing, use }) => {
    if (landing)
      return {
        value: landing.placed.sides[landing.side].usableLength - ramp.usableWidth,
        parts: [landing.placed.part.id],
      }
    // The ground of a foot is looked at as wide as its ramp.
    const isFree = use === 'exit' && footLanding(ramp.part.id, system) !== null
    return { value: isFree ? 0 : null, parts: [ramp.part.id], look: NOT_DRAWN }
  })
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

/** An end loop reaches this far past the ramp (domain 1.8). */
const LOOP_REACH: Inches = 12

function railExtensions({ railEnds, placement, layout: { project } }: MeasuredSystem): readonly Reading[] {
  const { offersEndCaps } = hardwareDifferences(project.product)
  return railEnds.flatMap(({ part, meets }) => {
    const placed = placement.byId.get(part)
    if (meets !== 'nothing' || !placed) return []
    const hasLoop = !offersEndCaps || loopsOf(placed.part, project)
    return [{ value: hasLoop ? LOOP_REACH : 0, parts: [part] }]
  })
}
