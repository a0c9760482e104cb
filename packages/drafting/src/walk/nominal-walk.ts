import {
  type Analysis,
  add,
  type Inches,
  type PartHeight,
  type PartId,
  type PlacedPart,
  type Point,
  type RunFigures,
  rotate,
  type Side,
  subtract,
} from '@ramp/domain'
import type { LaidPart } from './laid-part.ts'
import { unrolledWalk, type WalkStretch } from './unrolled-walk.ts'

/** The parts of a run along its walk in the sizes they are called by: a 5x5 platform is 60 in long, whatever its frame takes. */
export function nominalWalk(
  { parts }: Pick<RunFigures, 'parts'>,
  { placement, runs, connections }: Pick<Analysis, 'placement' | 'runs' | 'connections'>,
): readonly WalkStretch[] {
  const own = parts.flatMap((id): LaidPart | readonly [] => {
    const [placed, height] = [placement.byId.get(id), runs.heights.get(id)]
    return placed && height ? nominalPart(placed, height, sideFromOutside(id, parts, connections)) : []
  })
  return unrolledWalk(own, { connections, atTurn: 0 })
}

function nominalPart(placed: PlacedPart, height: PartHeight, entered: Side): LaidPart {
  const { part, width, length, usableWidth, usableLength } = placed
  const [across, along] = [shareOf(usableWidth, width), shareOf(usableLength, length)]
  const toGround = (place: Point): Point => {
    const { x, y } = rotate(subtract(place, part.at), -part.rotation)
    return add(part.at, rotate({ x: x * across, y: y * along }, part.rotation))
  }
  return {
    id: part.id,
    placed,
    entered,
    outline: placed.outline.map(toGround),
    bentLength: part.kind === 'arr' ? usableLength : undefined,
    height,
    toGround,
  }
}

const shareOf = (nominal: Inches, overall: Inches): number => (overall === 0 ? 1 : nominal / overall)

/** The side on which another run joins a part, by which the first part of a run is come to. */
function sideFromOutside(id: PartId, parts: readonly PartId[], { joints }: Analysis['connections']): Side {
  for (const { a, b } of joints) {
    if (a.part === id && !parts.includes(b.part)) return a.side
    if (b.part === id && !parts.includes(a.part)) return b.side
  }
  return 'TOP'
}
