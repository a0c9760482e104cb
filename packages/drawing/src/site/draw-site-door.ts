import type { Degrees, Hinge, Inches, Point, SiteDoor, StormDoor, Swing } from '@ramp/domain'
import {
  boxData,
  group,
  hairline,
  lengthText,
  lineData,
  type Marks,
  path,
  placedMatrix,
  SITE_COLORS,
} from '@ramp/drafting'
import { plate } from './plate.ts'

const WIDTH: Inches = 36
const SILL: Inches = 4
const SEGMENTS = 10
/** The words stand in the house, behind the leaf and clear of what lies before the door. */
const BEHIND: Inches = 14

/** A door in its wall: the sill, the open leaves and the way they swing, and how high the sill is. */
export function drawSiteDoor({
  id,
  name,
  at,
  faces = 180,
  width = WIDTH,
  swing,
  hinge,
  storm,
  sill,
}: SiteDoor): Marks {
  if (!at) return []
  return [
    group(
      [
        path(boxData(-width / 2, -SILL / 2, width, SILL), { fill: SITE_COLORS.door }),
        ...leafMarks(width, swing ?? 'in', hinge ?? 'left'),
        ...(storm ? stormMarks(width, storm) : []),
      ],
      { id, matrix: placedMatrix({ at, rotation: faces - 180 }) },
    ),
    plate(
      `${name === undefined ? 'Sill' : `${name}, sill`} ${lengthText(sill, 'height')}`,
      insideOf(at, faces, width + BEHIND),
    ),
  ]
}

function insideOf({ x, y }: Point, faces: Degrees, by: Inches): Point {
  const turn = (faces * Math.PI) / 180
  return { x: x - Math.sin(turn) * by, y: y + Math.cos(turn) * by }
}

/** In the door's own frame the way out leads down, and left is left for who stands outside and faces it. */
function leafMarks(width: Inches, swing: Swing, hinge: Hinge): Marks {
  if (swing === 'slide')
    return [path(lineData([leftOf(width), { x: width, y: -3 }]), { stroke: hairline(SITE_COLORS.door, 1.5) })]
  const side = hinge === 'left' ? -1 : 1
  const out = swing === 'out' ? 1 : -1
  const from: Point = { x: (side * width) / 2, y: 0 }
  const arc = Array.from({ length: SEGMENTS + 1 }, (_, step) => {
    const angle = (Math.PI / 2) * (step / SEGMENTS)
    return { x: from.x - side * width * Math.cos(angle), y: out * width * Math.sin(angle) }
  })
  return [
    path(lineData([from, { x: from.x, y: out * width }]), { stroke: hairline(SITE_COLORS.door, 2) }),
    path(lineData(arc), { stroke: hairline(SITE_COLORS.door, 1, [3, 3]) }),
  ]
}

const leftOf = (width: Inches): Point => ({ x: -width / 2, y: -3 })

const stormMarks = (width: Inches, { swing, hinge }: StormDoor): Marks => leafMarks(width - 2, swing, hinge)
