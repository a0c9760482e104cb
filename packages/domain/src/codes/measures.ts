import type { Connections } from '../connections/joint.ts'
import type { RailEnd } from '../handrails/rails.ts'
import type { Layout } from '../layout/layout.ts'
import type { PartId } from '../layout/part.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { Runs } from '../runs/run-figures.ts'
import { INCHES_PER_FOOT, type Inches } from '../units.ts'
import type { CodeUnit } from './finding.ts'
import { depthAt, doorDecks, rampEnds, shorterSide, turningDecks } from './landings.ts'
import { isRamp, type RampChain, rampChains } from './ramp-chains.ts'

/** What the codes are checked against: the stages of the analysis before them. */
export type MeasuredSystem = {
  readonly layout: Layout
  readonly placement: Placement
  readonly connections: Pick<Connections, 'joints' | 'openings' | 'uses'>
  readonly runs: Runs
  readonly railEnds: readonly RailEnd[]
}

/** One value of the system; null where only a person can tell, and then `look` says what to look at. */
export type Reading = {
  readonly value: number | null
  readonly parts: readonly PartId[]
  readonly look?: string
}

type Measure = {
  readonly unit: CodeUnit
  /** Said when the system has nothing to measure. */
  readonly none: string
  readonly read: (system: MeasuredSystem) => readonly Reading[]
}

const NO_RAMPS = 'There are no ramps.'
const NO_STAIRS = 'There are no stairs.'
const NO_TURNS = 'The way turns on no platform.'
const NO_DOOR = 'No platform stands at an entrance.'
const NO_HEIGHTS = 'The heights are not known yet.'

/** How everything a rule can ask for is measured. */
export const MEASURES = {
  'run-number': { unit: '1:n', none: NO_RAMPS, read: runNumbers },
  'run-number-without-rails': {
    unit: '1:n',
    none: 'Every ramp has handrails.',
    read: (system) => runNumbers(system).filter(({ parts }) => parts.some((id) => !hasRails(system, id))),
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
    read: (system) =>
      ofChains(system, ({ ramps, rise }) =>
        ramps.every(({ part }) => hasRails(system, part.id)) ? 0 : rise,
      ),
  },
  'landing-depth': { unit: 'in', none: NO_RAMPS, read: landingDepths },
  'landing-width-spare': { unit: 'in', none: NO_RAMPS, read: landingWidths },
  'turn-size': {
    unit: 'in',
    none: NO_TURNS,
    read: ({ placement, connections }) =>
      turningDecks(placement, connections).map((deck) => ({
        value: shorterSide(deck, placement, connections.joints),
        parts: [deck.part.id],
      })),
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
  'stair-width': {
    unit: 'in',
    none: NO_STAIRS,
    read: ({ placement }) =>
      stairsOf(placement).map(({ part, usableWidth }) => ({ value: usableWidth, parts: [part.id] })),
  },
  'riser-height': { unit: 'in', none: NO_STAIRS, read: riserHeights },
  'risers-without-rails': {
    unit: 'risers',
    none: NO_STAIRS,
    read: (system) =>
      stairsOf(system.placement).map(({ part, item }) => ({
        value: hasRails(system, part.id) ? 0 : (item.risers ?? null),
        parts: [part.id],
        look: 'Count the risers of the stair.',
      })),
  },
  'rail-extension': { unit: 'in', none: 'No handrail ends free.', read: railExtensions },
  'guard-height': {
    unit: 'in',
    none: 'No surface lies more than 30 in above the ground.',
    read: guardHeights,
  },
  'height-without-guard': { unit: 'in', none: 'There are no parts.', read: unguardedHeights },
} as const satisfies Readonly<Record<string, Measure>>

export type MeasureName = keyof typeof MEASURES

/** The second number of a run's ratio, to the two decimals that are shown (spec 3 §5.4). */
function runNumbers({ runs, placement }: MeasuredSystem): readonly Reading[] {
  return runs.figures.flatMap(({ kind, slope, parts }) => {
    const ramps = parts.filter((id) => placement.byId.get(id)?.part.kind === 'ramp')
    if (kind !== 'ramps') return []
    const areKnown = ramps.every((id) => runs.heights.has(id))
    if (areKnown && slope === 0) return []
    return [{ value: areKnown ? 1 / slope : null, parts: ramps, look: NO_HEIGHTS }]
  })
}

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

function landingDepths({ placement, connections }: MeasuredSystem): readonly Reading[] {
  return rampEnds(placement, connections).map(({ ramp, landing }) =>
    landing
      ? {
          value: depthAt({ part: landing.placed.part.id, side: landing.side }, placement, connections.joints),
          parts: [landing.placed.part.id],
        }
      : { value: null, parts: [ramp.part.id], look: NOT_DRAWN },
  )
}

function landingWidths({ placement, connections }: MeasuredSystem): readonly Reading[] {
  return rampEnds(placement, connections).map(({ ramp, landing }) =>
    landing
      ? {
          value: landing.placed.sides[landing.side].usableLength - ramp.usableWidth,
          parts: [landing.placed.part.id],
        }
      : { value: null, parts: [ramp.part.id], look: NOT_DRAWN },
  )
}

const stairsOf = ({ parts }: Placement): readonly PlacedPart[] =>
  parts.filter(({ part }) => part.kind === 'stair')

function riserHeights({ placement }: MeasuredSystem): readonly Reading[] {
  return stairsOf(placement).map(({ part, item }) => ({
    value: part.kind === 'stair' && item.risers ? part.activeHeight / item.risers : null,
    parts: [part.id],
    look: 'Measure the risers of the stair.',
  }))
}

/** An end loop reaches this far past the ramp (domain 1.8). */
const LOOP_REACH: Inches = 12

function railExtensions({ railEnds, layout }: MeasuredSystem): readonly Reading[] {
  return railEnds
    .filter(({ meets }) => meets === 'nothing')
    .map(({ part }) => ({ value: layout.project.loops ? LOOP_REACH : 0, parts: [part] }))
}

function hasRails({ placement }: MeasuredSystem, id: PartId): boolean {
  const { handrails } = placement.byId.get(id)?.item ?? {}
  return handrails !== null && handrails !== undefined && handrails !== 'NO_RAILS'
}

/** Height of the surfaces that no guard keeps; 0 for one that has guards. Whether horizontal bars may be a guard is for a person. */
function unguardedHeights({ placement, runs }: MeasuredSystem): readonly Reading[] {
  return placement.parts.flatMap(({ part, item }): readonly Reading[] => {
    const height = runs.heights.get(part.id)
    if (!height || part.kind === 'stair') return []
    const parts = [part.id]
    switch (item.handrails) {
      case 'GUARDS':
      case 'VERT_PICKET':
        return [{ value: 0, parts }]
      case 'HORZ_PICKET':
        return [
          height.top > LOW_ENOUGH
            ? {
                value: null,
                parts,
                look: 'Ask whether horizontal bars count as a guard, as one can climb them.',
              }
            : { value: height.top, parts },
        ]
      default:
        return [{ value: height.top, parts }]
    }
  })
}

/** A guard is needed up there, and its height is not in the layout. */
function guardHeights({ placement, runs }: MeasuredSystem): readonly Reading[] {
  const parts = placement.parts
    .filter(({ part }) => part.kind !== 'stair' && (runs.heights.get(part.id)?.top ?? 0) > LOW_ENOUGH)
    .map(({ part }) => part.id)
  return parts.length === 0 ? [] : [{ value: null, parts, look: 'Measure the guard after assembly.' }]
}

/** Up to this height no code asks for a guard. */
const LOW_ENOUGH: Inches = 30
