import type { Analysis } from '../analysis/analysis.ts'
import { useOf } from '../connections/side-uses.ts'
import { joinableSides } from '../connections/validity.ts'
import type { PartId, Side } from '../layout/part.ts'
import { isDeck } from '../placement/decks.ts'
import type { PlacedPart, PlacedSide } from '../placement/placed-part.ts'
import { proposeRuns } from '../workflow/propose-runs.ts'

type DoorRule = {
  readonly name: string
  readonly side: (top: PlacedPart, drawn: Analysis) => Side | undefined
}

/** At which side of the part at the top of a system its door is; first match wins. */
const DOOR_RULES: readonly DoorRule[] = [
  {
    name: 'ramps and stairs are walked from their upper end',
    side: (top) => (isDeck(top) ? undefined : 'TOP'),
  },
  {
    name: 'a transition lies between a free side and the structure',
    side: (top, drawn) =>
      freeSides(top, drawn).find((side) =>
        [...drawn.connections.transitions.values()].some(
          (end) => end?.part === top.part.id && end.side === side,
        ),
      ),
  },
  {
    name: 'rails that were chosen leave the door open',
    side: (top, drawn) => {
      const rails = drawn.platformRails.get(top.part.id)
      const open = rails?.isChosen ? freeSides(top, drawn).filter((side) => !rails.sides.includes(side)) : []
      return open.length === 1 ? open[0] : undefined
    },
  },
  {
    name: 'the way goes straight on from the door',
    side: (top, drawn) =>
      freeSides(top, drawn).find((side) => useOf(drawn.connections.uses, top.part.id, OPPOSITE[side])),
  },
  { name: 'any free side of a platform', side: (top, drawn) => freeSides(top, drawn)[0] },
]

/** The side a system is entered at: its entrance, or the door side of the part at its top; null while nothing is drawn. */
export function doorSideOf(drawn: Analysis): PlacedSide | null {
  const { placement, connections } = drawn
  const order = walkOrder(drawn)
  const place = (id: PartId) => {
    const at = order.indexOf(id)
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  const [entrance] = connections.openings
    .filter(({ use }) => use === 'entrance')
    .toSorted((a, b) => place(a.end.part) - place(b.end.part))
  if (entrance) return placement.byId.get(entrance.end.part)?.sides[entrance.end.side] ?? null
  const top = placement.byId.get(order[0] ?? '')
  if (!top) return null
  for (const { side } of DOOR_RULES) {
    const found = side(top, drawn)
    if (found) return top.sides[found]
  }
  return top.sides.TOP
}

const OPPOSITE: Readonly<Record<Side, Side>> = { TOP: 'BOTTOM', BOTTOM: 'TOP', LEFT: 'RIGHT', RIGHT: 'LEFT' }

const freeSides = (placed: PlacedPart, { connections }: Analysis): readonly Side[] =>
  joinableSides(placed).filter((side) => !useOf(connections.uses, placed.part.id, side))

/** System parts from the top of the first run on, then those that no run has yet. */
function walkOrder(drawn: Analysis): readonly PartId[] {
  const runs = [...drawn.layout.runs, ...proposeRuns(drawn, { top: null, bottom: null })]
  return runs.flatMap(({ parts }) => parts).filter((id) => drawn.placement.byId.get(id)?.isSystem)
}
