import { type Analysis, type Box, boxAround, type Degrees, type Inches } from '@ramp/domain'
import {
  DASHES,
  dimensionsOnPaper,
  down,
  type Frame,
  group,
  INK,
  lengthText,
  letters,
  line,
  type Marks,
  type Numbered,
  onPaper,
  PAPER_DIMENSIONS,
  type PlacedView,
  penOf,
  placeDimensions,
  placedMarks,
  placeView,
  pointsPerInch,
  type Room,
  roomIn,
  rowFinder,
  type Scale,
  SIZE,
  type Size,
  structured,
  VIEW_TITLE_HEIGHT,
  viewTitle,
  widthOf,
  wordsMarks,
} from '@ramp/drafting'
import {
  type ElevationStretch,
  elevationJoints,
  elevationsOf,
  type SystemElevation,
  UNCUT,
} from '@ramp/solids'
import {
  type MatchLine,
  matchLineMark,
  matchRows,
  matchWords,
  type PieceSheets,
  UNPLACED,
} from '../../content/match-lines/match-line.ts'
import { OVERLAP } from '../../content/match-lines/window.ts'
import { isLevel } from '../../content/part-facts.ts'
import { elevationText } from '../../content/route-text.ts'
import { viewMarks } from '../../content/view-marks.ts'
import type { PaperInput } from '../../paper/input.ts'
import type { ShownView } from '../review/change-marks.ts'
import { gradeHatch, siteMarks } from './elevation-site.ts'
import { heightOfTable, stretchTable } from './elevation-table.ts'

/** Heights, tags and the table of runs around an elevation. */
const AROUND_ELEVATION = { width: 30, height: 210 } as const
const OVER_ELEVATION = 40
const AT_LEFT = 18
/** More beside a match line, for its words. */
const AT_MATCH_LINE = 48

const sizeOfElevation = ({
  shapes,
}: SystemElevation): { readonly width: Inches; readonly height: Inches } => {
  const { min, max } = boxAround(shapes.flatMap(({ points }) => points))
  return { width: max.x - min.x, height: max.y - min.y }
}

/** Which piece of an elevation it is, with the lines at which others go on. */
export type ElevationPiece = {
  readonly elevation: SystemElevation
  /** `1 of 3`; nothing of one that is whole. */
  readonly name: string
  readonly lines: readonly (MatchLine & { readonly at: Inches })[]
  /** What all pieces come to, in the last one. */
  readonly total: readonly ElevationStretch[]
  readonly window: Box
}

export const wholeElevation = (elevation: SystemElevation): ElevationPiece => ({
  elevation,
  name: '',
  lines: [],
  total: [],
  window: UNCUT,
})

type ElevationSheet = Numbered & { readonly analysis: Analysis; readonly sheets?: PieceSheets }

/** A run unrolled along its walk at one scale both ways: heights above it at each joint, lengths and slopes below. */
export function elevationView(
  piece: ElevationPiece,
  frame: Frame,
  { number, scale, analysis, sheets = UNPLACED }: ElevationSheet,
): ShownView {
  const { elevation } = piece
  const which = piece.name === '' ? '' : `, ${piece.name}`
  const box = boxAround(elevation.shapes.flatMap(({ points }) => points))
  const left = frame.left + AT_LEFT + (isCutAtStart(piece) ? AT_MATCH_LINE : 0)
  const placed = placeView(box, scale.ratio, { x: left, y: frame.top + OVER_ELEVATION })
  const bottom = placed.toPaper({ x: box.min.x, y: box.max.y }).y
  const within: Frame = { ...frame, height: bottom + 46 - frame.top }
  const room = roomIn(within)
  for (const { at } of piece.lines)
    room.take({ ...within, left: placed.toPaper({ x: at, y: 0 }).x - 2, width: 4 })
  const tableTop = bottom + 44
  const sill = placeDimensions(
    dimensionsOnPaper(
      elevation.dimensions.filter(({ from, to }) => from.x === to.x),
      placed,
      26,
    ),
    PAPER_DIMENSIONS,
    room,
  )
  return {
    marks: [
      ...viewTitle(
        {
          number,
          name: `Elevation, ${runName(elevation.name)} unrolled along the walk${which}`,
          scale,
          remark: `Heights and lengths alike; heights above the connections are those of the deck above ${isLevel(analysis) ? 'grade' : 'the datum'}; slope is rise over horizontal run`,
        },
        {
          left: frame.left,
          top: tableTop + heightOfTable(piece, scale),
          width: frame.width,
        },
      ),
      ...structured({ kind: 'figure', alternative: wordsOf(piece) }, [
        ...siteMarks(elevation, placed, room),
        ...gradeHatch(
          elevation,
          placed,
          sill.map(({ words }) => words.frame),
        ),
        ...viewMarks(elevation, placed, piece.window),
        ...breakMarks(elevation, placed, room),
        ...jointMarks(elevation, placed, frame.top),
        ...legTags(elevation, placed, bottom, room),
        ...matchMarks(piece, placed, { top: frame.top + UNDER_HEIGHTS + 2, bottom: bottom + 5, sheets }),
        ...placedMarks(sill),
      ]),
      ...stretchTable(piece, placed, frame, tableTop),
    ],
    viewport: { name: `${elevation.name}${which}`, frame: within, ratio: scale.ratio },
    shown: { shapes: elevation.shapes, toPaper: placed.toPaper },
  }
}

/** What stands for an elevation where it is read aloud. */
const wordsOf = (piece: ElevationPiece): string =>
  [piece.name === '' ? 'Elevation' : `Elevation, ${piece.name}`, elevationText(piece.elevation)]
    .flatMap((one) => (one === '' ? [] : [`${one}.`]))
    .join(' ')

const isCutAtStart = ({ lines }: ElevationPiece): boolean => lines.some(({ isOnward }) => !isOnward)

/** What an elevation takes of a sheet at a scale. */
export function sizeOfPiece(piece: ElevationPiece, scale: Scale): Size {
  const { elevation, lines } = piece
  const { width, height } = sizeOfElevation(elevation)
  return {
    width: Math.max(
      LEAST_TITLE,
      onPaper(width, scale.ratio) + AROUND_ELEVATION.width + lines.length * AT_MATCH_LINE,
    ),
    height:
      OVER_ELEVATION + onPaper(height, scale.ratio) + 44 + heightOfTable(piece, scale) + VIEW_TITLE_HEIGHT,
  }
}

/** So long an elevation may be at a scale to go into a width of paper with a match line at both ends. */
export const mostInWidth = (width: number, { ratio }: Scale): Inches =>
  (width - AROUND_ELEVATION.width - 2 * AT_MATCH_LINE) / pointsPerInch(ratio)

/** From what is drawn beyond a match line to its words. */
const TO_WORDS = 4

/** Match lines from the heights down to the tags of legs, each with its words beside it where nothing is drawn. */
function matchMarks(
  { lines }: ElevationPiece,
  { toPaper, onPaper: long }: PlacedView,
  { top, bottom, sheets }: { readonly top: number; readonly bottom: number; readonly sheets: PieceSheets },
): Marks {
  return lines.flatMap((one) => {
    const { x } = toPaper({ x: one.at, y: 0 })
    const label = matchRows(matchWords(one, sheets), 'middle')
    const aside = long(OVERLAP) + TO_WORDS
    const left = one.isOnward ? x + aside : x - aside - label.height
    return [
      ...matchLineMark({ x, y: top }, { x, y: bottom }),
      group(label.marksAt(-label.width / 2, 0), { matrix: [0, -1, 1, 0, left, (top + bottom) / 2] }),
    ]
  })
}

/** Room for a title: details stand beside a short elevation. */
const LEAST_TITLE = 560

/** What is nearer to a break line is lettered over it. */
const AT_BREAK: Inches = 12

/** Under the two rows of heights. */
const UNDER_HEIGHTS = 27

/** Heights of the deck above grade over each joint, in a second row where they are near, with a line down to the deck. */
function jointMarks({ stretches, breaks }: SystemElevation, { toPaper }: PlacedView, top: number): Marks {
  const rowFor = rowFinder({ gap: 4, most: 2 })
  let before = ''
  return elevationJoints(stretches).flatMap(({ at, height }): Marks => {
    const { x, y } = toPaper({ x: at, y: -height })
    const words = lengthText(height, 'height-over-datum')
    const half = widthOf(words, { size: SIZE.small, weight: 'bold' }) / 2
    const row = rowFor({ from: x - half, to: x + half }, (found) => found === 0 || words !== before)
    before = words
    const isAtBreak = breaks.some((one) => Math.abs(one.at - at) < AT_BREAK)
    const leader = isAtBreak
      ? []
      : [down(x, top + UNDER_HEIGHTS, y, { width: penOf('leader'), color: INK.rule, dash: DASHES.leader })]
    if (row === null) return leader
    return [
      ...leader,
      letters(words, x, top + 11 + row * 12, { size: SIZE.small, weight: 'bold', align: 'middle' }),
    ]
  })
}

/** Where the walk turns: a break line, and how far to which side. */
function breakMarks({ breaks, breakLines }: SystemElevation, { toPaper }: PlacedView, room: Room): Marks {
  const lines = breakLines.map((points) => line(points.map(toPaper), { width: penOf('breakLine') }))
  const words = breaks.flatMap(({ turn }, index): Marks => {
    const [upper] = breakLines[index] ?? []
    if (!upper) return []
    const { x, y } = toPaper(upper)
    const text = turnText(turn)
    const beside = widthOf(text, { size: SIZE.small }) / 2 + 4
    const places = [0, -beside, beside].flatMap((aside) => [-5, 5].map((by) => ({ x: x + aside, y: y + by })))
    return wordsMarks([{ words: text, color: INK.muted }], places, { room }) ?? []
  })
  return [...lines, ...words]
}

/** `90° left`, as somebody turns who goes down the ramp. */
const turnText = (turn: Degrees): string => `${Math.round(Math.abs(turn))}° ${turn < 0 ? 'left' : 'right'}`

/** Tags under the grade line, those of one row as one text; rows move apart where they are near. */
function legTags({ notes }: SystemElevation, { toPaper }: PlacedView, bottom: number, room: Room): Marks {
  const tags = notes.filter(({ kind }) => kind === 'leg').toSorted((a, b) => a.at.x - b.at.x)
  const rowFor = rowFinder({ gap: 4, most: 3 })
  return tags.flatMap(({ at, text }) => {
    const { x } = toPaper(at)
    const half = widthOf(text, { size: SIZE.small }) / 2
    const row = rowFor({ from: x - half, to: x + half })
    if (row === null) return []
    room.take({ left: x - half, top: bottom + 6 + row * 12, width: 2 * half, height: 11 })
    return [letters(text, x, bottom + 14 + row * 12, { size: SIZE.small, align: 'middle' })]
  })
}

const runName = (name: string): string => (/\brun\b/i.test(name) ? name : `${name} run`)

export const elevationsFor = ({ analysis }: PaperInput): readonly SystemElevation[] =>
  elevationsOf(analysis).filter(({ stretches }) => stretches.some(({ covers }) => covers > 0.5))
