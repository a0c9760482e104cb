import {
  type Analysis,
  dot,
  type Inches,
  type PlacedPart,
  type PlacedSide,
  POST_SIZE,
  rotate,
  subtract,
} from '@ramp/domain'
import { measuredSystems, partTags, settingOut } from '@ramp/solids'
import { namedDirection } from './plan-sides.ts'

/** A gate is on a side that its middle is this close to. */
const ON_SIDE: Inches = 8

/** Gates with where they are and at which end their hinges are: `PUG on the top side of A, hinges at the right end`. */
export function gateTexts(analysis: Analysis): readonly string[] {
  const tags = partTags(analysis)
  return analysis.placement.parts
    .filter(({ item }) => item.role === 'gate')
    .map((gate) => {
      const [side, other] = sidesUnder(gate, analysis)
      const datum = datumFor(side, analysis)
      const hinges = namedDirection(hingeFacing(gate), datum)
      const said = `${gate.item.shortName}${placeText(side, other)}, hinges at its ${hinges} end, swings both ways`
      return said
      function placeText(first: PlacedSide | undefined, second: PlacedSide | undefined): string {
        if (!first) return ''
        const name = tags.get(first.part) ?? ''
        if (second) return ` between ${name} and ${tags.get(second.part) ?? ''}`
        return ` on the ${namedDirection(first.facing, datum)} side of ${name}`
      }
    })
}

/** From its middle to its hinge behind the left post, in degrees clockwise from up. */
function hingeFacing({ part, width }: PlacedPart): number {
  const { x, y } = rotate({ x: POST_SIZE - width / 2, y: 0 }, part.rotation)
  return (Math.atan2(x, -y) * 180) / Math.PI
}

/** The sides of parts that a gate is on: two where parts meet. */
function sidesUnder({ part }: PlacedPart, analysis: Analysis): readonly PlacedSide[] {
  return settingOut(analysis).parts.flatMap(({ placed }) =>
    Object.values(placed.sides).filter(({ middle, normal, length }) => {
      const from = subtract(part.at, middle)
      const along = Math.abs(from.x * normal.y - from.y * normal.x)
      return Math.abs(dot(from, normal)) <= ON_SIDE && along <= length / 2
    }),
  )
}

function datumFor(side: PlacedSide | undefined, analysis: Analysis): { readonly turn: number } {
  const systems = measuredSystems(analysis)
  const own = systems.find(({ parts }) => parts.some(({ id }) => id === side?.part)) ?? systems[0]
  return own?.datum ?? { turn: 0 }
}
