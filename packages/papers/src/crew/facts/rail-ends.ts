import { type Analysis, distance, type PartId, type Point, railChoices } from '@ramp/domain'
import { partTags, taggedClosures } from '@ramp/solids'

export const RAMP_ENDS = ['TOP', 'BOTTOM'] as const
export const HANDS = ['left', 'right'] as const

/** What the end of one handrail gets, as a crew says where it is. */
export type RailEndRow = {
  readonly part: PartId
  readonly end: (typeof RAMP_ENDS)[number]
  /** Seen by somebody who walks down the ramp. */
  readonly hand: (typeof HANDS)[number]
  /** `loop`, `cap`, `on to R2`, `closure C1` */
  readonly gets: string
}

/** Every end of every ramp rail. */
export function railEndRows(analysis: Analysis): readonly RailEndRow[] {
  const { railEnds, placement, layout } = analysis
  const choices = railChoices(layout.project, placement)
  return railEnds.flatMap(({ part, end, at, meets }): RailEndRow[] => {
    const sides = placement.byId.get(part)?.sides
    if (!sides) return []
    // Left of who looks outward from the end: down the ramp at its lower end, up at its upper one.
    const isLeft = distance(at, sides[end].left) < distance(at, sides[end].right)
    const hand = isLeft === (end === 'BOTTOM') ? 'left' : 'right'
    const free = choices.loops(part) ? 'loop' : 'cap'
    const gets = {
      nothing: free,
      ramp: `on to ${nextAt(part, end, analysis)}`,
      closure: `closure ${closureAt(at, part, analysis)}`,
    }
    return [{ part, end, hand, gets: gets[meets] }]
  })
}

function nextAt(part: PartId, end: (typeof RAMP_ENDS)[number], { connections, ...rest }: Analysis): string {
  const joint = connections.joints.find(({ a, b }) =>
    [a, b].some((one) => one.part === part && one.side === end),
  )
  const other = joint && (joint.a.part === part ? joint.b.part : joint.a.part)
  return (other && partTags({ connections, ...rest }).get(other)) ?? 'the next ramp'
}

/** The tag of the closure that ends nearest to a rail end. */
function closureAt(at: Point, part: PartId, analysis: Analysis): string {
  const awayFrom = ({ closure }: ReturnType<typeof taggedClosures>[number]) =>
    Math.min(...closure.lines.flatMap((line) => line.map((end) => distance(end, at))))
  const [nearest] = taggedClosures(analysis)
    .filter(({ closure }) => closure.others.includes(part))
    .toSorted((a, b) => awayFrom(a) - awayFrom(b))
  return nearest?.tag ?? ''
}
