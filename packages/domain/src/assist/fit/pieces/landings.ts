import type { Point } from '../../../base/geometry/point.ts'
import type { Cents } from '../../../base/units.ts'
import type { Heading, Rect } from '../room/rect.ts'
import type { FitStock } from '../stock/stock.ts'
import { type Onward, onwardOver, type Sizes } from './stages.ts'
import type { Stage } from './way.ts'

/** Every way over a landing, worked out once for each direction and moved to where it is asked for. */
export type Landings = {
  readonly from: (stage: Stage, at: Point, heading: Heading) => readonly Onward[]
  /** What the cheapest landing costs. */
  readonly atLeast: (stage: Stage) => Cents
}

const ORIGIN: Point = { x: 0, y: 0 }
const HEADINGS: readonly Heading[] = [0, 1, 2, 3]

export function landingsOf(stock: FitStock, sizes: Sizes): Landings {
  const known = HEADINGS.map(() => new Map<Stage, readonly Onward[]>())
  const atOrigin = (stage: Stage, heading: Heading): readonly Onward[] => {
    const held = known[heading]?.get(stage)
    if (held) return held
    const found = onwardOver(stage, ORIGIN, heading, { stock, sizes })
    known[heading]?.set(stage, found)
    return found
  }
  return {
    from: (stage, at, heading) => atOrigin(stage, heading).map((onward) => moved(onward, at)),
    atLeast: (stage) => Math.min(...atOrigin(stage, 0).map(({ price }) => price)),
  }
}

const moved = ({ decks, heading, from, price }: Onward, by: Point): Onward => ({
  decks: decks.map((deck) => ({ ...deck, rect: movedRect(deck.rect, by) })),
  heading,
  from: { x: from.x + by.x, y: from.y + by.y },
  price,
})

const movedRect = ({ left, right, top, bottom }: Rect, { x, y }: Point): Rect => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})
