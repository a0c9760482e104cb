import type { Opening } from '../../model/layout/layout.ts'
import { OPPOSITE, type PartId, type Side } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { useOf } from '../../rules/connections/side-uses.ts'
import { joinableSides } from '../../rules/connections/validity.ts'
import { isDeck } from '../../rules/placement/decks.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import type { RunFigures } from '../../rules/runs/run-figures.ts'
import { isBlocked } from './blocked-sides.ts'
import { doorSides, platedSides } from './door-sides.ts'
import { leadsDown, linksOf } from './walking-links.ts'

/** Why a side is taken for the way in or out without asking. */
export type WhySure = 'drawn' | 'sloped-end' | 'only-free' | 'opposite'

/** An end of a run where one comes in or goes out, and which no entrance or exit is assigned to yet. */
export type SystemEnd = {
  readonly use: Opening['use']
  readonly run: RunFigures['id']
  readonly part: PartId
  /** The sides it can be. */
  readonly sides: readonly Side[]
  /** The side it is, and why; null where a person has to say. */
  readonly sure: { readonly side: Side; readonly why: WhySure } | null
}

/** Every way in at the top of a run and every way out at its bottom that nobody has assigned yet, runs in their order. */
export function systemEnds(analysis: Analysis): readonly SystemEnd[] {
  const ends = analysis.runs.figures.flatMap((run) => [
    ...endOf(run, 'entrance', analysis),
    ...endOf(run, 'exit', analysis),
  ])
  // One side cannot be both: then a person says which it is.
  return ends.map((end) => (ends.some((other) => isSameSide(end, other)) ? { ...end, sure: null } : end))
}

const isSameSide = (end: SystemEnd, other: SystemEnd): boolean =>
  end !== other && end.part === other.part && end.sure !== null && end.sure.side === other.sure?.side

function endOf(run: RunFigures, use: Opening['use'], analysis: Analysis): readonly SystemEnd[] {
  const id = use === 'entrance' ? run.parts[0] : run.parts.at(-1)
  const placed = analysis.placement.byId.get(id ?? '')
  if (!placed?.isSystem || leadsOn(placed, run, use, analysis) || isAssigned(run, use, analysis)) return []
  const { sides, areRailed } = freeSides(placed, use, analysis)
  if (sides.length === 0) return []
  const sure = areRailed ? null : sureOf({ placed, sides, use }, analysis)
  return [{ use, run: run.id, part: placed.part.id, sides, sure }]
}

/** Whether the walk comes from another run, or goes on to one. */
function leadsOn(
  placed: PlacedPart,
  { parts }: RunFigures,
  use: Opening['use'],
  analysis: Analysis,
): boolean {
  return linksOf(analysis, placed.part.id).some(
    ({ mine, other }) =>
      !parts.includes(other.part) &&
      (use === 'exit'
        ? leadsDown({ mine, other }, analysis)
        : leadsDown({ mine: other, other: mine }, analysis)),
  )
}

/** A run has its opening wherever a person put it: on its first part, or on another deck at the door. */
const isAssigned = ({ parts }: RunFigures, use: Opening['use'], { connections }: Analysis): boolean =>
  connections.openings.some((one) => one.use === use && parts.includes(one.end.part))

type Free = {
  readonly sides: readonly Side[]
  /** Every free side has a rail that somebody chose. */
  readonly areRailed: boolean
}

/**
 * Free sides; of a deck those that no part is right ahead of, and where its rails are chosen those without a rail, where
 * there are any.
 */
function freeSides(placed: PlacedPart, use: Opening['use'], analysis: Analysis): Free {
  const { connections, platformRails } = analysis
  const wrongEnd: Side = use === 'entrance' ? 'BOTTOM' : 'TOP'
  const unused = joinableSides(placed).filter(
    (side) =>
      useOf(connections.uses, placed.part.id, side) === undefined && (isDeck(placed) || side !== wrongEnd),
  )
  const clear = isDeck(placed) ? unused.filter((side) => !isBlocked(placed.part.id, side, analysis)) : unused
  const free = clear.length > 0 ? clear : unused
  const rails = platformRails.get(placed.part.id)
  if (!rails?.isChosen) return { sides: free, areRailed: false }
  const open = free.filter((side) => !rails.sides.includes(side))
  return open.length > 0 ? { sides: open, areRailed: false } : { sides: free, areRailed: true }
}

type Asked = { readonly placed: PlacedPart; readonly sides: readonly Side[]; readonly use: Opening['use'] }
type Rule = { readonly why: WhySure; readonly side: (asked: Asked, analysis: Analysis) => Side | undefined }

const only = (sides: readonly Side[]): Side | undefined => (sides.length === 1 ? sides[0] : undefined)

/** The first rule that points at one side is believed. */
const RULES: readonly Rule[] = [
  {
    why: 'drawn',
    side: ({ placed: { part }, sides, use }, analysis) => {
      // A way out has a plate; only a way in has a door.
      const drawn = use === 'entrance' ? doorSides(part.id, analysis) : platedSides(part.id, analysis)
      return only(sides.filter((side) => drawn.includes(side)))
    },
  },
  { why: 'sloped-end', side: ({ placed, sides }) => (isDeck(placed) ? undefined : sides[0]) },
  { why: 'only-free', side: ({ sides }) => only(sides) },
  {
    why: 'opposite',
    side: ({ placed, sides }, analysis) =>
      placed.item.role === 'landing-pad' ? oppositeOfJoint(placed.part.id, sides, analysis) : undefined,
  },
]

function sureOf(asked: Asked, analysis: Analysis): SystemEnd['sure'] {
  for (const { why, side } of RULES) {
    const found = side(asked, analysis)
    if (found !== undefined) return { side: found, why }
  }
  return null
}

function oppositeOfJoint(id: PartId, sides: readonly Side[], analysis: Analysis): Side | undefined {
  const joined = linksOf(analysis, id).map(({ mine }) => OPPOSITE[mine.side])
  return sides.find((side) => joined.includes(side))
}
