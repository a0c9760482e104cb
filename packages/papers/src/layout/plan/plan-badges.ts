import type { OpeningJoint, Placement, Point } from '@ramp/domain'
import {
  type Frame,
  framesMeet,
  letters,
  type Marks,
  PALETTE,
  path,
  roundBoxData,
  type TextFont,
  textWidth,
  toScreen,
  type View,
} from '@ramp/drafting'
import { SMALLEST } from '../sheet/sheet.ts'

const FONT: TextFont = { size: SMALLEST, weight: 'bold' }
const HEIGHT = 18
const DISTANCE = 6
/** A side faces left when this much of its normal does. */
const SIDEWAYS = 0.3
const LOOKS = {
  entrance: { words: 'ENTRANCE', color: PALETTE.ok },
  exit: { words: 'EXIT', color: PALETTE.selected },
} as const

type Badge = { readonly box: Frame; readonly use: OpeningJoint['use'] }

const widthOf = (use: OpeningJoint['use']): number => textWidth(LOOKS[use].words, FONT) + 14

type Room = Record<'left' | 'right' | 'top' | 'bottom', number>

/** Room that badges take around the drawing, in points: only where an entrance or exit faces that way. */
export function badgeRoom(openings: readonly OpeningJoint[], { byId }: Placement): Room {
  const room: Room = { left: 0, right: 0, top: 0, bottom: 0 }
  for (const { use, end } of openings) {
    const normal = byId.get(end.part)?.sides[end.side].normal
    if (!normal) continue
    const across = widthOf(use) + DISTANCE
    if (Math.abs(normal.x) > SIDEWAYS) room[normal.x < 0 ? 'left' : 'right'] = across
    if (Math.abs(normal.y) > SIDEWAYS) room[normal.y < 0 ? 'top' : 'bottom'] = HEIGHT + DISTANCE
  }
  return room
}

/** Where the entrances and exits are named, outside the sides they belong to and outside the words of what is there. */
export const badgesOf = (
  openings: readonly OpeningJoint[],
  { byId }: Placement,
  { view, words }: { readonly view: View; readonly words: readonly Frame[] },
): readonly Badge[] =>
  openings.flatMap(({ use, end, at, transition }) => {
    const normal = byId.get(end.part)?.sides[end.side].normal
    if (!normal) return []
    const beyond = transition === null ? 0 : (byId.get(transition)?.length ?? 0)
    const { left, top } = toScreen(view, { x: at.x + normal.x * beyond, y: at.y + normal.y * beyond })
    return [{ use, box: offWords(boxBeside({ x: left, y: top }, normal, widthOf(use)), normal, words) }]
  })

function boxBeside(at: Point, normal: Point, width: number): Frame {
  const reach = DISTANCE + (Math.abs(normal.x) * width + Math.abs(normal.y) * HEIGHT) / 2
  return {
    left: at.x + normal.x * reach - width / 2,
    top: at.y + normal.y * reach - HEIGHT / 2,
    width,
    height: HEIGHT,
  }
}

/** Moved on outward until it lies on no words, such as the name of a gate at the door; where it was if that is too far. */
function offWords(box: Frame, normal: Point, words: readonly Frame[]): Frame {
  const moved = Array.from({ length: FARTHEST / STEP + 1 }, (_, index): Frame => {
    const by = index * STEP
    return { ...box, left: box.left + normal.x * by, top: box.top + normal.y * by }
  })
  return moved.find((one) => !words.some((other) => framesMeet(one, other, 1))) ?? box
}

const STEP = 2
const FARTHEST = 60

export const drawBadge = ({ use, box: { left, top, width, height } }: Badge): Marks => [
  path(roundBoxData(left, top, width, height, height / 2), { fill: LOOKS[use].color }),
  letters(LOOKS[use].words, left + width / 2, top + height / 2 + 4.3, {
    ...FONT,
    color: PALETTE.surface,
    align: 'middle',
  }),
]
