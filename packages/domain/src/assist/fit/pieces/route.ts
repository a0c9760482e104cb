import type { Point } from '../../../base/geometry/point.ts'
import { type Cents, type Inches, roundTo } from '../../../base/units.ts'
import type { Heading, Rect } from '../room/rect.ts'
import type { MadeFlight } from '../stock/flight-table.ts'
import type { DeckSize } from '../stock/stock.ts'
import type { PricedJoints } from './priced-joints.ts'

/** A level part of a way. */
export type Deck = {
  readonly kind: 'deck'
  readonly use: 'door' | 'turn' | 'rest'
  readonly size: DeckSize
  readonly rect: Rect
  /** Hangs between two ramps in line (PHD). */
  readonly isResting: boolean
  /** Whether another deck is joined to it. */
  readonly isJoined: boolean
  /** Where its legs stand, from its middle. */
  readonly pockets: readonly Point[]
  /** Of the first one: which way it lies from the door or the edge of the porch. */
  readonly out?: Heading | undefined
}

/** Ramps in line, end to end. */
export type FlightLaid = {
  readonly kind: 'flight'
  readonly heading: Heading
  /** Middle of its upper edge. */
  readonly from: Point
  readonly length: Inches
  /** The ramps it is laid of. */
  readonly made: MadeFlight
  readonly rect: Rect
}

export type Piece = Deck | FlightLaid

/** What lies between two flights: a landing in line, a quarter turn or a half turn to either side. */
export type Stage = 'rest' | 'right' | 'left' | 'back-right' | 'back-left'

/** Where a way begins: on decks before the door, or at the edge of a porch. */
export type Start = {
  readonly pieces: readonly Deck[]
  readonly heading: Heading
  /** Middle of the upper edge of the first flight. */
  readonly from: Point
  /** What it costs at least, its joints with it. */
  readonly price: Cents
  readonly joints: PricedJoints
}

/** Where a way ends on the ground. */
export type Foot = {
  /** Height of the ground under the middle of its last edge. */
  readonly bottom: Inches
  readonly landing: Rect
  /** Plate and landing. */
  readonly reach: Rect
  readonly isOnHardGround: boolean
}

/** A way that is found: pieces from the door down, and where it ends. */
export type Route = Foot & {
  readonly stages: readonly Stage[]
  readonly pieces: readonly Piece[]
  /** Which way its flights lead and how long they are: ways that differ in nothing else are one to a person. */
  readonly signature: string
  /** Where everything of it lies: no other way of its pattern has the same. */
  readonly place: string
  /** Surface height of its decks at the door, above the datum. */
  readonly top: Inches
  readonly rampLength: Inches
  /** What it costs by the prices of its joints. */
  readonly estimate: Cents
}

export const KINDS = ['straight', 'l', 'u', 'z', 'switchback', 'mixed'] as const
export type RouteKind = (typeof KINDS)[number]

/** What may be offered: a way, or a threshold ramp or mat at the door alone. */
export const PROPOSAL_KINDS = ['threshold', ...KINDS] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

/** How a way turns between its flights (site 2). */
export function kindOf(stages: readonly Stage[]): RouteKind {
  const turns = stages.filter((stage) => stage !== 'rest')
  const halves = turns.filter((stage) => stage.startsWith('back')).length
  const [first, second] = turns
  if (turns.length === 0) return 'straight'
  if (halves === turns.length && halves >= 2) return 'switchback'
  if (turns.length === 1) return halves === 1 ? 'u' : 'l'
  if (halves >= 2) return 'switchback'
  if (turns.length === 2 && halves === 0) return first === second ? 'u' : 'z'
  return 'mixed'
}

/** Quarter turns between flights. */
export const turnsOf = (stages: readonly Stage[]): number =>
  stages.reduce((sum, stage) => sum + (stage === 'rest' ? 0 : stage.startsWith('back') ? 2 : 1), 0)

export const signatureOf = (pieces: readonly Piece[]): string =>
  pieces.flatMap((piece) => (piece.kind === 'flight' ? [`${piece.heading}:${piece.length}`] : [])).join(' ')

export const placeOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      const { left, top, right, bottom } = piece.rect
      const made = piece.kind === 'flight' ? [piece.made.foot?.length ?? 0] : []
      return [piece.kind, ...[left, top, right, bottom].map((one) => roundTo(one, 2)), ...made].join(',')
    })
    .join(' ')
