import type { Analysis, Inches, Point } from '@ramp/domain'
import {
  boxed,
  frameAround,
  INK,
  letters,
  line,
  type Marks,
  outline,
  type PlacedView,
  penOf,
  type Room,
  riseText,
  SIZE,
  widthOf,
  wordsMarks,
} from '@ramp/drafting'
import { measuresOf, partTags, type SetOutPart, stepsOf } from '@ramp/solids'
import { kindOf, sizeText, slopeOf } from './part-facts.ts'
import type { TagLetterer } from './tag-keys.ts'

export type Lettering = {
  /** How the height of a deck is lettered. */
  readonly height: (height: Inches) => string
  readonly hasBraces: boolean
  readonly hasDiagonals: boolean
  /** Names of legs and closures. */
  readonly hasTags: boolean
  readonly closureInk: string
}

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** The middle of the left edge of what some points frame. */
const besideOf = (points: readonly Point[]): Point => ({ x: frameAround(points).left, y: middleOf(points).y })

/** Places on a part near its corners. */
const insideOf = (corners: readonly Point[]): readonly Point[] =>
  corners.map((corner) => mixed(corner, middleOf(corners), 0.3))

/** The place so far from one to another. */
export const mixed = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

const BOX_PAD = 3

type HeightsSheet = {
  readonly placed: PlacedView
  readonly room: Room
  /** Whether a place of the layout is on the sheet. */
  readonly isSeen: (place: Point) => boolean
}

/** The height of the deck in a box at both ends of what slopes, and on platforms that nothing slopes to. */
export function heightMarks(
  parts: readonly SetOutPart[],
  { placed, room, isSeen }: HeightsSheet,
  { height }: Lettering,
): Marks {
  const seen: Point[] = []
  return parts.flatMap((part) => {
    const {
      outline: [a, b, c, d],
      height: own,
    } = part
    if (!a || !b || !c || !d || slopeOf(part) === null) return []
    const ends = [
      { at: mixed(a, b, 0.5), inward: mixed(d, c, 0.5), z: own.top },
      { at: mixed(d, c, 0.5), inward: mixed(a, b, 0.5), z: own.bottom },
    ]
    return ends.flatMap(({ at, inward, z }): Marks => {
      const paper = placed.toPaper(at)
      if (!isSeen(at)) return []
      if (seen.some((one) => Math.hypot(one.x - paper.x, one.y - paper.y) < 6)) return []
      seen.push(paper)
      const words = height(z)
      const size = { width: widthOf(words, { size: SIZE.small }) + 2 * BOX_PAD, height: 12 }
      const toward = placed.toPaper(inward)
      const length = Math.hypot(toward.x - paper.x, toward.y - paper.y) || 1
      const places = [9, 0, 16, 24, 32, -9].map((by) => {
        const middle = mixed(paper, toward, by / length)
        return {
          middle,
          frame: { left: middle.x - size.width / 2, top: middle.y - size.height / 2, ...size },
        }
      })
      const found = room.find(places)
      if (!found) return []
      return [
        boxed(found.frame, { width: penOf('plate') }, INK.paper),
        letters(words, found.middle.x, found.middle.y + 3.4, { size: SIZE.small, align: 'middle' }),
      ]
    })
  })
}

type Lines = {
  readonly lines: readonly string[]
  /** What is left around them of their part, in points; null of words that may be larger than it. */
  readonly spare: { readonly width: number; readonly height: number } | null
}

const LINE = SIZE.small * 1.22

/** Words about a part in as many of their lines as have room on it, the first in bold. */
function firstThatFits(
  all: readonly Lines[],
  { width, height }: { readonly width: number; readonly height: number },
  { room, places }: { readonly room: Room; readonly places: readonly Point[] },
): Marks | null {
  for (const { lines, spare } of all) {
    const set = lines.map((words, index) => ({
      words,
      size: SIZE.small,
      weight: index === 0 ? ('bold' as const) : ('regular' as const),
    }))
    const widest = Math.max(...set.map(({ words, ...font }) => widthOf(words, font)))
    const fits = !spare || (widest < width - spare.width && LINE * lines.length < height - spare.height)
    const marks = fits ? wordsMarks(set, places, { room, on: INK.deck }) : null
    if (marks) return marks
  }
  return null
}

/** The name of a part, what it is and how it falls, with an arrow down a ramp. */
export function partWords(
  analysis: Analysis,
  parts: readonly SetOutPart[],
  { placed, room, tags }: { readonly placed: PlacedView; readonly room: Room; readonly tags: TagLetterer },
  { height: heightText }: Lettering,
): Marks {
  const names = partTags(analysis)
  return parts.flatMap((part): Marks => {
    const name = names.get(part.id) ?? ''
    const corners = part.outline.map(placed.toPaper)
    const { width, height } = frameAround(corners)
    const slope = slopeOf(part)
    const [a, b, c, d] = corners
    if (!a || !b || !c || !d) return []
    const [top, bottom] = [mixed(a, b, 0.5), mixed(d, c, 0.5)]
    const size = sizeOnPlan(part, analysis)
    const falls = fallsText(part, analysis, heightText)
    const along = [0.42, 0.3, 0.55, 0.2, 0.7].map((share) => mixed(top, bottom, share))
    const all = [middleOf(corners), ...along]
    const places = slope === null ? all : along
    const words = firstThatFits(
      [
        { lines: [`${name} · ${size}`, falls], spare: { width: 9, height: 5 } },
        { lines: [name, size, falls], spare: { width: 5, height: 12 } },
        { lines: [name, size, ...falls.split(/ (.*)/, 2)], spare: { width: 10, height: 12 } },
        { lines: [name, falls], spare: { width: 5, height: 8 } },
        { lines: [name], spare: null },
      ],
      { width, height },
      { room, places },
    )
    const lettered =
      words ??
      tags.letter(
        { words: name, at: besideOf(corners), toward: { x: -1, y: 0 } },
        ...all,
        ...insideOf(corners),
      )
    return [...lettered, ...(slope === null ? [] : arrowMarks(top, bottom, room))]
  })
}

const ARROW = 16
const ARROW_SIDE = 2.5

/** An arrow down the slope, where it touches no words; none where there is no room. */
function arrowMarks(top: Point, bottom: Point, room: Room): Marks {
  const whole = Math.hypot(bottom.x - top.x, bottom.y - top.y)
  const share = ARROW / Math.max(whole, ARROW)
  const places = [0.62, 0.55, 0.7, 0.15, 0.2, 0.75, 0.1].map((start) => {
    const ends = [mixed(top, bottom, start), mixed(top, bottom, start + share)] as const
    const { left, top: upper, width, height } = frameAround(ends)
    const frame = {
      left: left - ARROW_SIDE,
      top: upper - ARROW_SIDE,
      width: width + 2 * ARROW_SIDE,
      height: height + 2 * ARROW_SIDE,
    }
    return { ends, frame }
  })
  const found = room.find(places.filter((_, index) => whole > ARROW || index === 0))
  return found ? arrowFrom(...found.ends) : []
}

function arrowFrom(from: Point, to: Point): Marks {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 8) return []
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const back = { x: to.x - along.x * 6, y: to.y - along.y * 6 }
  const side = { x: along.y * 2, y: -along.x * 2 }
  return [
    line([from, back], { width: penOf('arrow') }),
    outline(
      [to, { x: back.x + side.x, y: back.y + side.y }, { x: back.x - side.x, y: back.y - side.y }],
      null,
      INK.ink,
    ),
  ]
}

/** How a part lies; of one that no run gives a height nothing is known. */
function fallsText(part: SetOutPart, { runs }: Analysis, heightText: Lettering['height']): string {
  if (!runs.heights.has(part.id)) return 'not entered'
  const slope = slopeOf(part)
  if (slope === null) return `level ${heightText(part.height.top)}`
  const { top, bottom } = part.height
  return kindOf(part.placed) === 'stair' ? `DN ${riseText(top, bottom)}` : `DN ${slope.ratio}`
}

/** `8 ft`, `5 ft x 5 ft`; of a stair how many risers it has. */
function sizeOnPlan(part: SetOutPart, { layout }: Analysis): string {
  if (kindOf(part.placed) !== 'stair') return sizeText(part.placed)
  return `${stepsOf(part, measuresOf(layout.project.product)).treads + 1} risers`
}
