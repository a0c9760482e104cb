import type { Inches, Point } from '@ramp/domain'
import {
  type Drawn,
  type Frame,
  frameAround,
  INK,
  leaderMarks,
  lengthText,
  line,
  type Marks,
  onPaper,
  outline,
  penOf,
  pointsPerInch,
  type Room,
  roomIn,
  type Scale,
  structured,
  titleHeight,
  viewTitle,
} from '@ramp/drafting'
import type { Measure } from '@ramp/solids'
import { OURS } from '../../content/ours.ts'

/** One detail before it has a place: what it shows in inches, and what stands around it in points. */
export type Detail = {
  readonly name: string
  readonly remark?: string
  /** What it shows, to somebody to whom it is read: what its name and its remark do not say. */
  readonly words: string
  readonly scale: Scale
  /** What is drawn, x along and z up. */
  readonly shows: { readonly from: Inches; readonly to: Inches; readonly low: Inches; readonly high: Inches }
  readonly around: {
    readonly left: number
    readonly right: number
    readonly above: number
    readonly below: number
  }
  readonly draw: (draft: Draft) => Marks
}

/** Draws in inches: x along, z up. */
export type Draft = {
  readonly at: (x: Inches, z: Inches) => Point
  readonly room: Room
  /** Where labels may stand. */
  readonly within: Frame
}

/** Number, name, scale and bar find room under every detail. */
const LEAST_WIDTH = 206

export function sizeOfDetail({ scale, shows, around, remark = '' }: Detail) {
  const drawn = onPaper(shows.to - shows.from, scale.ratio) + around.left + around.right
  const width = Math.max(LEAST_WIDTH, drawn)
  const title = titleHeight({ scale, remark }, width)
  const height = onPaper(shows.high - shows.low, scale.ratio) + around.above + around.below + title
  return { width, height, title }
}

/** A detail in a frame that is at least as large as it asks for. */
export function detailIn(detail: Detail, frame: Frame, number: number): Drawn {
  const { scale, shows, around, name, remark, words, draw } = detail
  const size = sizeOfDetail(detail)
  const within: Frame = { ...frame, height: size.height - size.title }
  const perInch = pointsPerInch(scale.ratio)
  const width = (shows.to - shows.from) * perInch + around.left + around.right
  const origin = {
    x: frame.left + (frame.width - width) / 2 + around.left - shows.from * perInch,
    y: frame.top + around.above + shows.high * perInch,
  }
  const at = (x: Inches, z: Inches): Point => ({ x: origin.x + x * perInch, y: origin.y - z * perInch })
  return {
    marks: [
      ...viewTitle(
        { number, name, scale, ...(remark !== undefined && { remark }) },
        { left: frame.left, top: frame.top + within.height, width: frame.width },
      ),
      ...structured(
        {
          kind: 'figure',
          alternative: `${name}: ${words}.`,
        },
        draw({ at, room: roomIn(within), within }),
      ),
    ],
    viewport: { name, frame: within, ratio: scale.ratio },
  }
}

/** A size with the sign of what is ours, which the notes explain. */
export const sized = ({ inches, source }: Measure): string =>
  `${lengthText(inches, 'part-size')}${source === null ? OURS : ''}`

export type Corner = { readonly x: Inches; readonly z: Inches }

/** The outline of something; words keep off it where they can. */
export function solidOutline({ at, room }: Draft, corners: readonly Corner[], fill: string = INK.paper) {
  const places = corners.map(({ x, z }) => at(x, z))
  room.takeSoftly(frameAround(places))
  return outline(places, { width: penOf('detail') }, fill)
}

export const boxOf = (
  draft: Draft,
  [x, z]: readonly [Inches, Inches],
  [width, height]: readonly [Inches, Inches],
  fill?: string,
): Marks => [
  solidOutline(
    draft,
    [
      { x, z },
      { x: x + width, z },
      { x: x + width, z: z + height },
      { x, z: z + height },
    ],
    fill,
  ),
]

/** The ground from one place to another. */
export const groundLine = (draft: Draft, [from, to]: readonly [Inches, Inches], z: Inches = 0): Marks => {
  const [a, b] = [draft.at(from, z), draft.at(to, z)]
  draft.room.takeSoftly({ left: a.x, top: a.y - 1, width: b.x - a.x, height: 7 })
  const count = Math.floor((b.x - a.x) / HATCH)
  return [
    line([a, b], { width: penOf('grade') }),
    ...Array.from({ length: count }, (_, index) => {
      const x = a.x + (index + 1) * HATCH
      return line(
        [
          { x, y: a.y },
          { x: x - 4, y: a.y + 4 },
        ],
        { width: penOf('hatch') },
      )
    }),
  ]
}

const HATCH = 12

/** Words with a line to what they name; where there is no room for them they are left out. */
export const labelMarks = ({ at, room }: Draft, words: string, [x, z]: readonly [Inches, Inches]): Marks =>
  leaderMarks({ words, at: at(x, z) }, room) ?? []
