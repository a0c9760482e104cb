import { type Analysis, boxAround, type Degrees, type Inches } from '@ramp/domain'
import {
  DASHES,
  type Drawn,
  dimensionsOnPaper,
  down,
  type Frame,
  group,
  hatchMarks,
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
  type Room,
  roomIn,
  rowFinder,
  type Scale,
  SIZE,
  structured,
  VIEW_TITLE_HEIGHT,
  viewTitle,
  widthOf,
  wordsMarks,
} from '@ramp/drafting'
import { elevationJoints, elevationsOf, type SystemElevation } from '@ramp/solids'
import { isLevel } from '../../content/part-facts.ts'
import { elevationText } from '../../content/route-text.ts'
import { viewMarks } from '../../content/view-marks.ts'
import type { PaperInput } from '../../paper/input.ts'
import { heightOfTable, stretchTable } from './elevation-table.ts'

/** Heights, tags and the table of runs around an elevation. */
const AROUND_ELEVATION = { width: 30, height: 210 } as const
const OVER_ELEVATION = 40

const sizeOfElevation = ({
  shapes,
}: SystemElevation): { readonly width: Inches; readonly height: Inches } => {
  const { min, max } = boxAround(shapes.flatMap(({ points }) => points))
  return { width: max.x - min.x, height: max.y - min.y }
}

/** A run unrolled along its walk at one scale both ways: heights above it at each joint, lengths and slopes below. */
export function elevationView(
  elevation: SystemElevation,
  frame: Frame,
  { number, scale, analysis }: Numbered & { readonly analysis: Analysis },
): Drawn {
  const box = boxAround(elevation.shapes.flatMap(({ points }) => points))
  const left = frame.left + 18
  const placed = placeView(box, scale.ratio, { x: left, y: frame.top + OVER_ELEVATION })
  const bottom = placed.toPaper({ x: box.min.x, y: box.max.y }).y
  const within: Frame = { ...frame, height: bottom + 46 - frame.top }
  const room = roomIn(within)
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
      ...structured({ kind: 'figure', alternative: `Elevation. ${elevationText(elevation)}.` }, [
        ...siteMarks(elevation, placed, room),
        ...gradeHatch(
          elevation,
          placed,
          sill.map(({ words }) => words.frame),
        ),
        ...viewMarks(elevation, placed),
        ...breakMarks(elevation, placed, room),
        ...jointMarks(elevation, placed, frame.top),
        ...legTags(elevation, placed, bottom, room),
        ...stretchTable(elevation, placed, frame, tableTop),
        ...placedMarks(sill),
      ]),
      ...viewTitle(
        {
          number,
          name: `Elevation, ${runName(elevation.name)} unrolled along the walk`,
          scale,
          remark: `Heights and lengths alike; heights over the joints are those of the deck above ${isLevel(analysis) ? 'grade' : 'the datum'}; slope is rise over horizontal run`,
        },
        {
          left: frame.left,
          top: tableTop + heightOfTable(elevation, scale),
          width: frame.width,
        },
      ),
    ],
    viewport: { name: elevation.name, frame: within, ratio: scale.ratio },
  }
}

/** House and porch hatched as they are cut, and the word beside the edge of a door. */
function siteMarks({ shapes }: SystemElevation, { toPaper }: PlacedView, room: Room): Marks {
  return shapes.flatMap(({ role, points }): Marks => {
    const corners = points.map(toPaper)
    if (role === 'house' || role === 'porch')
      return hatchMarks(corners, 5, { color: INK.rule, width: penOf('hatch') })
    if (role !== 'door') return []
    const { min, max } = boxAround(corners)
    const frame = { left: min.x - 13, top: (min.y + max.y) / 2 - 12, width: 11, height: 24 }
    if (room.find([{ frame }]) === null) return []
    const word = letters('door', 0, 0, { size: SIZE.small, align: 'middle' })
    return [group([word], { matrix: [0, -1, 1, 0, min.x - 4, (min.y + max.y) / 2] })]
  })
}

const HATCH = 14
const STROKE = 4.5

/** Strokes under the grade line, as earth is drawn; none through words. */
function gradeHatch({ shapes }: SystemElevation, { toPaper }: PlacedView, words: readonly Frame[]): Marks {
  const isFree = (x: number, y: number) =>
    !words.some(
      ({ left, top, width, height }) =>
        x > left && x - STROKE < left + width && y + STROKE > top && y < top + height,
    )
  const lines = shapes.filter(({ role }) => role === 'ground').map(({ points }) => points.map(toPaper))
  return lines.flatMap((grade) =>
    grade.slice(1).flatMap((to, index) => {
      const from = grade[index] ?? to
      const first = Math.ceil(from.x / HATCH) * HATCH
      return Array.from({ length: Math.max(0, Math.ceil((to.x - first) / HATCH)) }, (_, step) => {
        const x = first + step * HATCH
        const y = from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x || 1)
        return { x, y }
      })
        .filter(({ x, y }) => isFree(x, y))
        .map(({ x, y }) =>
          line(
            [
              { x, y },
              { x: x - STROKE, y: y + STROKE },
            ],
            { width: penOf('hatch') },
          ),
        )
    }),
  )
}

export const heightOfElevation = (elevation: SystemElevation, scale: Scale): number =>
  OVER_ELEVATION +
  onPaper(sizeOfElevation(elevation).height, scale.ratio) +
  44 +
  heightOfTable(elevation, scale) +
  VIEW_TITLE_HEIGHT

/** What an elevation takes of the width of a sheet, with room for its title: details stand beside a short one. */
export const lengthOfElevation = (elevation: SystemElevation, { ratio }: Scale): number =>
  Math.max(LEAST_TITLE, onPaper(sizeOfElevation(elevation).width, ratio) + AROUND_ELEVATION.width)
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
    return (
      wordsMarks(
        [{ words: turnText(turn), color: INK.muted }],
        [-5, 5].map((by) => ({ x, y: y + by })),
        { room },
      ) ?? []
    )
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
