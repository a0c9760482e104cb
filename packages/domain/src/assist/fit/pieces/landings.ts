import type { Point } from '../../../base/geometry/point.ts'
import type { Cents } from '../../../base/units.ts'
import { type Heading, movedRect } from '../room/rect.ts'
import type { FitStock } from '../stock/stock.ts'
import type { Joints } from './joints.ts'
import type { PricedJoints } from './priced-joints.ts'
import type { Deck, Stage } from './route.ts'
import { onwardOver, type Passage, type Sizes } from './stages.ts'

/** A way over a landing that the engine joins, with its price. */
export type Onward = Passage & {
  /** What it costs at least, its joints with it. */
  readonly price: Cents
  readonly joints: PricedJoints
}

/** Every way over a landing, worked out once for each direction. */
export type Landings = {
  /** From a flight that ends at 0, 0; the cheapest first. */
  readonly over: (stage: Stage, heading: Heading) => readonly Onward[]
  /** What the cheapest landing costs. */
  readonly atLeast: (stage: Stage) => Cents
}

const ORIGIN: Point = { x: 0, y: 0 }
const HEADINGS: readonly Heading[] = [0, 1, 2, 3]

export function landingsOf(stock: FitStock, sizes: Sizes, joints: Joints): Landings {
  const known = HEADINGS.map(() => new Map<Stage, readonly Onward[]>())
  const atOrigin = (stage: Stage, heading: Heading): readonly Onward[] => {
    const held = known[heading]?.get(stage)
    if (held) return held
    // Half a turn around, every landing is the same.
    const found =
      heading === 2
        ? atOrigin(stage, 0).map(halfTurned)
        : heading === 3
          ? atOrigin(stage, 1).map(halfTurned)
          : pricedOver(stage, heading)
    known[heading]?.set(stage, found)
    return found
  }
  const pricedOver = (stage: Stage, heading: Heading): readonly Onward[] =>
    onwardOver(stage, ORIGIN, heading, { stock, sizes })
      .flatMap((passage): readonly Onward[] => {
        const priced = joints.landing(passage.decks, heading, {
          onward: passage.heading,
          from: passage.from,
        })
        if (!priced) return []
        const decks = passage.decks.map((deck, index) => ({ ...deck, pockets: priced.pockets[index] ?? [] }))
        return [{ ...passage, decks, price: priced.least, joints: priced }]
      })
      .sort((a, b) => a.price - b.price)
  const leasts = new Map<Stage, Cents>()
  return {
    over: atOrigin,
    atLeast: (stage) => {
      const least = leasts.get(stage) ?? Math.min(...atOrigin(stage, 0).map(({ price }) => price))
      leasts.set(stage, least)
      return least
    },
  }
}

const turnedAbout = ({ x, y }: Point): Point => ({ x: 0 - x, y: 0 - y })

const OPPOSITE = [2, 3, 0, 1] as const

const halfTurned = (onward: Onward): Onward => ({
  ...onward,
  decks: onward.decks.map(
    (deck): Deck => ({
      ...deck,
      rect: {
        left: 0 - deck.rect.right,
        right: 0 - deck.rect.left,
        top: 0 - deck.rect.bottom,
        bottom: 0 - deck.rect.top,
      },
      pockets: deck.pockets.map(turnedAbout),
    }),
  ),
  heading: OPPOSITE[onward.heading],
  from: turnedAbout(onward.from),
})

/** Decks of a way over a landing, where the flight above ends. */
export const decksAt = ({ decks }: Onward, at: Point): readonly Deck[] =>
  decks.map((deck) => ({ ...deck, rect: movedRect(deck.rect, at) }))
