import { add, boxAround, type Inches, type Point, type Porch, type SiteDoor, scale } from '@ramp/domain'
import { lengthText, type Mark, SITE_COLORS, text } from '@ramp/drafting'
import { PLATE_HEIGHT, plate, plateWidth } from './plate.ts'

/** A name in letters that can be read at any zoom. */
export const named = (words: string, at: Point): Mark => ({
  kind: 'pinned',
  at,
  children: [text(words, { x: 0, y: 4 }, 11, { color: SITE_COLORS.words })],
})

/** The middle of some places. */
export const middleOf = (points: readonly Point[]): Point =>
  scale(
    points.reduce<Point>((sum, point) => add(sum, point), { x: 0, y: 0 }),
    1 / points.length,
  )

/** Where no width is entered. */
const DOOR_WIDTH: Inches = 36
/** From the edge of the porch to its words, pixels. */
const BESIDE = 6

/** The name of a porch with its height: in its middle, or beside it where a door swings out over it. */
export function porchWords({ outline, height }: Porch, doors: readonly SiteDoor[]): Mark {
  const words = `Porch ${lengthText(height, 'height')}`
  const door = doors.find((one) => swingsOver(one, outline))
  if (!door?.at) return plate(words, middleOf(outline))
  const { min, max } = boxAround(outline)
  const isAcross = door.faces === 90 || door.faces === 270
  const middle = { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 }
  // On the side that reaches farther from the door.
  if (isAcross) {
    const isBelow = max.y - door.at.y >= door.at.y - min.y
    const dy = PLATE_HEIGHT / 2 + BESIDE
    return plate(words, { x: middle.x, y: isBelow ? max.y : min.y }, { dy: isBelow ? dy : -dy })
  }
  const isRight = max.x - door.at.x >= door.at.x - min.x
  const dx = isRight ? BESIDE : -BESIDE - plateWidth(words)
  return plate(words, { x: isRight ? max.x : min.x, y: middle.y }, { dx })
}

function swingsOver(
  { at, faces = 180, width = DOOR_WIDTH, swing, storm }: SiteDoor,
  porch: readonly Point[],
) {
  if (!at || (swing !== 'out' && storm?.swing !== 'out')) return false
  const turn = (faces * Math.PI) / 180
  const middle = { x: at.x + (Math.sin(turn) * width) / 2, y: at.y - (Math.cos(turn) * width) / 2 }
  const { min, max } = boxAround(porch)
  return middle.x > min.x && middle.x < max.x && middle.y > min.y && middle.y < max.y
}
