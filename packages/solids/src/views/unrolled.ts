import {
  type Analysis,
  dot,
  type Inches,
  type PartId,
  type Point,
  type RunFigures,
  subtract,
} from '@ramp/domain'
import { unrolledWalk, type WalkStretch } from '@ramp/drafting'
import { type SetOutPart, settingOut } from '../setting-out/setting-out.ts'

export { alongWalk } from '@ramp/drafting'

/** One part of an unrolled run as it is set out over the ground. */
export type Stretch = WalkStretch<SetOutPart>

/** From a part whose walk turns to the next one: room for the break line, and for rails that reach back over the part before. */
export const BREAK: Inches = 20
/** The break line is so far behind the part before it. */
export const BREAK_AT: Inches = 5

/** The parts of a run one after the other, each as long as itself; where the walk turns, there is a break between two. */
export function unrolled({ parts }: RunFigures, analysis: Analysis): readonly Stretch[] {
  const { byId } = settingOut(analysis)
  const own = parts.flatMap((id) => byId.get(id) ?? [])
  return unrolledWalk(own, { connections: analysis.connections, atTurn: BREAK })
}

/** A leg this near to a part carries it too. */
const UNDER: Inches = 4

/** Where the legs of a part are seen: with it, and behind or before a turn with the next part that stands on them. */
export function legStretches(id: PartId, at: Point, stretches: readonly Stretch[]): readonly Stretch[] {
  const own = stretches.findIndex(({ part }) => part.id === id)
  if (own === -1) return []
  const isBroken = (index: number) => (stretches[index]?.turn ?? 0) !== 0
  return stretches.filter(
    (stretch, index) =>
      index === own ||
      (((index === own + 1 && isBroken(own)) || (index === own - 1 && isBroken(index))) &&
        isUnder(stretch, at)),
  )
}

function isUnder({ part, start, ahead }: Stretch, place: Point): boolean {
  const across = { x: 0 - ahead.y, y: ahead.x }
  return [ahead, across].every((axis) => {
    const reach = part.outline.map((corner) => dot(subtract(corner, start), axis))
    const own = dot(subtract(place, start), axis)
    return own > Math.min(...reach) - UNDER && own < Math.max(...reach) + UNDER
  })
}
