import { type Analysis, boxAround, type Inches, type Point, yardOf } from '@ramp/domain'
import { ROLES, type Role, type ViewShape } from '@ramp/solids'
import { layerOf } from '../strokes/layers.ts'
import { plainText } from '../strokes/plain-text.ts'
import { LETTER_HEIGHT, type Letters, type Stroke } from '../strokes/stroke.ts'

/** From a line of the lot or the yard to the middle of its name. */
const BESIDE: Inches = 5

/** What a site is called on a plan, on the layers of its things, and the line of the yard. */
export type SiteMarks = { readonly strokes: readonly Stroke[]; readonly letters: readonly Letters[] }

/** @param shapes the plan, which has the outlines of everything on the site */
export function siteMarks({ layout: { site } }: Analysis, shapes: readonly ViewShape[]): SiteMarks {
  const { lot = [], things: known = [] } = site
  const yard = yardOf(site)
  const hasYard = yard !== undefined && yard !== site.lot && yard.length > 2
  const [first, second] = yard ?? []
  const things = known.flatMap(({ name }) => namesOf(name, shapes))
  return {
    strokes: hasYard
      ? [
          {
            layer: layerOf('lot'),
            points: yard,
            isClosed: true,
            isDashed: ROLES.lot.lineType !== 'continuous',
          },
        ]
      : [],
    letters: [
      ...things,
      ...lot.flatMap((from, index) =>
        nameOfLine(`LOT LINE ${index + 1}`, from, lot[(index + 1) % lot.length], lot),
      ),
      ...(hasYard && first ? nameOfLine('YARD LINE', first, second, yard) : []),
    ],
  }
}

/** A name in the middle of what it is of, where that is drawn: what is moved before installation is not. */
function namesOf(name: string, shapes: readonly ViewShape[]): readonly Letters[] {
  const own = shapes.filter(({ owner }) => owner.kind === 'site' && owner.id === name)
  const [shape] = own
  if (!shape || name.trim() === '') return []
  const { min, max } = boxAround(own.flatMap(({ points }) => points))
  return [lettersOn(shape.role, name, { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 })]
}

/** A name inside of a line, along it. */
function nameOfLine(
  name: string,
  from: Point,
  to: Point | undefined,
  outline: readonly Point[],
): readonly Letters[] {
  const length = to ? Math.hypot(to.x - from.x, to.y - from.y) : 0
  if (!to || length === 0) return []
  const { min, max } = boxAround(outline)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length }
  const inward = (min.x + max.x) / 2 - middle.x
  const side = Math.sign(inward * across.x + ((min.y + max.y) / 2 - middle.y) * across.y) || 1
  const at = { x: middle.x + across.x * side * BESIDE, y: middle.y + across.y * side * BESIDE }
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  // Letters are read from below or from the right.
  const turn = degrees >= 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees
  return [{ ...lettersOn('lot', name, at), turn }]
}

const lettersOn = (role: Role, name: string, at: Point): Letters => ({
  layer: layerOf(role),
  at,
  text: plainText(name).toUpperCase(),
  height: LETTER_HEIGHT,
  turn: 0,
})
