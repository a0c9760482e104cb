import {
  type Analysis,
  type Degrees,
  distance,
  housesOf,
  type Inches,
  loneLotLines,
  type Point,
} from '@ramp/domain'
import { cornersOf, ownerNames, solidsOf } from '@ramp/solids'
import { capital } from '../../content/words.ts'

/** From the nearest place of something to a line of the lot. */
type Reach = { readonly from: Point; readonly to: Point; readonly apart: Inches }

/** One line of the property, with how near the ramp and the house stand to it. */
export type LotLine = {
  /** Of a lot; a line known alone has a name. */
  readonly number: number | null
  readonly name: string | null
  readonly from: Point
  readonly to: Point
  /** Where it lies as seen from the middle of the lot; null while north is not known. */
  readonly lies: string | null
  /** The setback; null where none was entered. */
  readonly required: Inches | null
  /** Null where nothing is drawn; `of` names the part, leg or closure that is nearest. */
  readonly ramp: (Reach & { readonly of: string }) | null
  /** Null while no building is known. */
  readonly house: Reach | null
}

/** The lines of a lot in the order they were drawn; none where there is no lot. */
export function lotLines(analysis: Analysis): readonly LotLine[] {
  const { site } = analysis.layout
  const { lot = [], north, setback = null } = site
  if (lot.length < 3) return []
  const near = reachesOf(analysis)
  const middle = middleOf(lot)
  return lot.map((from, index): LotLine => {
    const to = lot[(index + 1) % lot.length] ?? from
    return {
      number: index + 1,
      name: null,
      from,
      to,
      required: setback,
      lies: north === undefined ? null : compassOf(outwardFrom(middle, from, to), north),
      ...near(from, to),
    }
  })
}

/** The lines that were entered without a lot: the others are not known. */
export function linesAlone(analysis: Analysis): readonly LotLine[] {
  const lines = loneLotLines(analysis.layout.site)
  if (lines.length === 0) return []
  const near = reachesOf(analysis)
  return lines.map(
    ({ name, ends: [from, to], setback }): LotLine => ({
      number: null,
      name: capital(name),
      from,
      to,
      lies: null,
      required: setback === 0 ? null : setback,
      ...near(from, to),
    }),
  )
}

/** How near ramp and house stand to a line. */
function reachesOf(analysis: Analysis): (from: Point, to: Point) => Pick<LotLine, 'ramp' | 'house'> {
  const nameOf = ownerNames(analysis)
  const built = solidsOf(analysis)
    .filter(({ owner }) => owner.kind !== 'site')
    .flatMap((solid) => cornersOf(solid).map((at) => ({ at, of: nameOf(solid.owner) })))
  const walls = housesOf(analysis.layout.site).flatMap(({ outline }) => outline.map((at) => ({ at, of: '' })))
  return (from, to) => ({ ramp: nearestTo(from, to, built), house: nearestTo(from, to, walls) })
}

type Standing = { readonly at: Point; readonly of: string }

function nearestTo(from: Point, to: Point, standing: readonly Standing[]): (Reach & { of: string }) | null {
  let best: (Reach & { of: string }) | null = null
  for (const { at, of } of standing) {
    const foot = footOn(from, to, at)
    const apart = distance(at, foot)
    if (best === null || apart < best.apart - DUST) best = { from: { x: at.x, y: at.y }, to: foot, apart, of }
  }
  return best
}

/** Places that are as near as one another: the first of them is told. */
const DUST: Inches = 0.01

/** The place of a line that is nearest to another place. */
function footOn(from: Point, to: Point, at: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx ** 2 + dy ** 2
  const share = square === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / square
  const held = Math.min(1, Math.max(0, share))
  return { x: from.x + dx * held, y: from.y + dy * held }
}

const middleOf = (outline: readonly Point[]): Point => ({
  x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
  y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
})

/** Across a line, away from the middle of its lot. */
function outwardFrom(middle: Point, from: Point, to: Point): Point {
  const across = { x: to.y - from.y, y: from.x - to.x }
  const isInward = (middle.x - from.x) * across.x + (middle.y - from.y) * across.y > 0
  return isInward ? { x: -across.x, y: -across.y } : across
}

const COMPASS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const

/** The way on the compass, to the nearest of eight; `north` is its turn from up the drawing. */
function compassOf({ x, y }: Point, north: Degrees): string {
  const up = (Math.atan2(x, -y) * 180) / Math.PI
  const eighth = Math.round((up - north) / 45)
  return COMPASS[((eighth % 8) + 8) % 8] ?? 'north'
}
