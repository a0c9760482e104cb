import type { Point } from '@ramp/domain'
import {
  type Frame,
  INK,
  lengthText,
  letters,
  line,
  type Marks,
  type Pen,
  type PlacedView,
  penOf,
  rowFinder,
  SIZE,
  spread,
  widthOf,
} from '@ramp/drafting'
import type { Datum } from '@ramp/solids'
import { topOfPlan } from '../facts/plan-sides.ts'
import type { Stations } from '../facts/stations.ts'

const GAP = 13
const ROW = 11
/** Between two figures of one row. */
const BETWEEN = 5
const PEN: Pen = { width: penOf('ordinate') }
const BOLD = { size: SIZE.small, weight: 'bold' } as const
const SMALL = { size: SIZE.small, color: INK.muted } as const
/** Tags stand nearer the plan at its right, ordinates beyond them. */
export const TAGS_AT_RIGHT = 37
/** From the lower edge of the plan to its ordinates: the end of line S is between. */
const BELOW = 27

type Station = { readonly words: string; readonly at: Point }

/** Points under a plan that its ordinates take, with the words that say what they are measured from. */
export const heightBelow = (stations: Stations, datum: Datum, placed: PlacedView): number =>
  BELOW + (rowsOf(acrossOf(stations, datum, placed)).length + 1) * ROW + 6

/**
 * The stations of both lines as figures: those from the wall at the right of the plan, those along the wall below it,
 * each row with the line it is measured from.
 */
export function ordinateMarks(
  stations: Stations,
  datum: Datum,
  { placed, body }: { readonly placed: PlacedView; readonly body: Frame },
): Marks {
  const out = stations.out.map(
    (value): Station => ({
      words: lengthText(value, 'ordinate'),
      at: placed.toPaper(datum.placeAt(0, value)),
    }),
  )
  return [...rightMarks(out, datum, body), ...belowMarks(acrossOf(stations, datum, placed), datum, body)]
}

const acrossOf = ({ aside }: Stations, datum: Datum, { toPaper }: PlacedView): readonly Station[] =>
  aside
    .map((value): Station => ({ words: lengthText(value, 'ordinate'), at: toPaper(datum.placeAt(value, 0)) }))
    .toSorted((a, b) => a.at.x - b.at.x)

const isBelowZero = ({ words }: Station): boolean => words.startsWith('-')

function rightMarks(
  stations: readonly Station[],
  { lines }: Datum,
  { left, top, width, height }: Frame,
): Marks {
  const x = left + width + TAGS_AT_RIGHT + 1
  const places = spread(
    stations.map(({ at }) => at.y),
    { gap: GAP, from: top - 4, to: top + height + 20 },
  )
  const last = Math.max(top, ...places)
  if (stations.length === 0) return []
  return [
    letters(`from ${lines.wall}, out`, x, top - 15, SMALL),
    ...stations.flatMap(({ words, at }, index) => {
      const y = places[index] ?? at.y
      const elbow = [
        { x, y: at.y },
        { x: x + 6, y: at.y },
        { x: x + 11, y },
        { x: x + 15, y },
      ]
      return [line(elbow, PEN), letters(words, x + 17, y + 3.4, BOLD)]
    }),
    ...(stations.some(isBelowZero) ? [letters(`minus: behind ${lines.wall}`, x, last + GAP + 6, SMALL)] : []),
  ]
}

/** Figures too near each other stand one under the other. */
function rowsOf(stations: readonly Station[]): readonly (readonly Station[])[] {
  const rows: Station[][] = []
  const rowFor = rowFinder({ gap: BETWEEN })
  for (const station of stations) {
    const half = widthOf(station.words, BOLD) / 2
    const row = rowFor({ from: station.at.x - half, to: station.at.x + half }) ?? 0
    rows[row] = [...(rows[row] ?? []), station]
  }
  return rows
}

function belowMarks(stations: readonly Station[], datum: Datum, { left, top, height }: Frame): Marks {
  if (stations.length === 0) return []
  const y = top + height + BELOW
  const rows = rowsOf(stations)
  const { lines } = datum
  const above = topOfPlan([datum])
  const minus = stations.some(isBelowZero) ? `; minus: left of ${lines.side}, with ${above} at the top` : ''
  return [
    ...rows.flatMap((row, index) =>
      row.flatMap(({ words, at }) => [
        line(
          [
            { x: at.x, y },
            { x: at.x, y: y + 3 },
          ],
          PEN,
        ),
        letters(words, at.x, y + 11 + index * ROW, { ...BOLD, align: 'middle' }),
      ]),
    ),
    letters(`from ${lines.side}, along the wall${minus}`, left - 30, y + 11 + rows.length * ROW + 3, SMALL),
  ]
}
