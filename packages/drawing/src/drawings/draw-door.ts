import { type Door, doorLeaf, doorSwing, type Inches } from '@ramp/domain'
import { boxData, closedData, group, lineData, type Marks, PALETTE, path, placedMatrix } from '@ramp/drafting'
import { styleFill, styleStroke } from './style/style-stroke.ts'

const JAMB: Inches = 3
const LEAF: Inches = 1.75

/** A door as a plan shows it: jambs, the open leaf and the way it swings. */
export function drawDoor(door: Door): Marks {
  const stroke = styleStroke({ ...door.style, lineStyle: 'solid' })
  const { hinge } = doorLeaf(door)
  const thin = stroke && { ...stroke, width: stroke.width * 0.6, dash: [2.5, 2] }
  const leaf = group(
    [
      path(boxData(0, -LEAF / 2, door.width, LEAF), {
        fill: styleFill(door.style) ?? PALETTE.surface,
        stroke,
      }),
    ],
    {
      matrix: placedMatrix({ at: hinge, rotation: -door.doorAngle }),
    },
  )
  const jambs = [-door.width / 2 - JAMB, door.width / 2].map((x) =>
    path(boxData(x, -JAMB / 2, JAMB, JAMB), { fill: door.style.stroke ?? undefined }),
  )
  const sector =
    styleFill(door.style) === undefined
      ? []
      : [path(closedData([hinge, ...doorSwing(door)]), { fill: styleFill(door.style) })]
  return [
    ...sector.map((one) => group([one], { opacity: 0.3 })),
    path(lineData(doorSwing(door)), { stroke: thin }),
    ...jambs,
    leaf,
  ]
}
