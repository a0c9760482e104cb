import { type Analysis, boxAround, type Inches } from '@ramp/domain'
import {
  type Drawn,
  dimensionsOnPaper,
  down,
  drawnDimensions,
  type Frame,
  group,
  hatchMarks,
  heightText,
  INK,
  letters,
  line,
  type Marks,
  type Numbered,
  onPaper,
  outline,
  type PlacedView,
  penOf,
  placeView,
  type Room,
  roomIn,
  type Scale,
  SIZE,
  VIEW_TITLE_HEIGHT,
  viewTitle,
  widthOf,
} from '@ramp/drafting'
import { elevationsOf, type SystemElevation, settingOut } from '@ramp/solids'
import { datumOf } from '../content/datum.ts'
import { isLevel } from '../content/part-facts.ts'
import { viewMarks } from '../content/view-marks.ts'
import type { PaperInput } from '../paper/input.ts'
import { heightOfTable, stretchTable } from './elevation-table.ts'

/** Heights, tags and the table of runs around an elevation. */
export const AROUND_ELEVATION = { width: 30, height: 210 } as const
const OVER_ELEVATION = 34

export const sizeOfElevation = ({
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
  return {
    marks: [
      ...wallMarks(elevation, analysis, placed, room),
      ...gradeHatch(elevation, placed),
      ...viewMarks(elevation, placed),
      ...jointMarks(elevation, placed, frame.top, bottom),
      ...legTags(elevation, placed, bottom, room),
      ...stretchTable(elevation, placed, frame, tableTop),
      ...drawnDimensions(
        dimensionsOnPaper(
          elevation.dimensions.filter(({ from, to }) => from.x === to.x),
          placed,
          26,
        ),
        room,
      ).flatMap(({ marks }) => marks),
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

/** The wall is seen so far behind its face, and the door so far above its sill. */
const WALL: Inches = 9
const DOOR_SEEN: Inches = 30

/** The wall below the sill and the edge of the door, where the walk begins at one. */
function wallMarks(
  { stretches, shapes }: SystemElevation,
  analysis: Analysis,
  { toPaper }: PlacedView,
  room: Room,
): Marks {
  const datum = datumOf(analysis)
  const [first] = stretches
  const [entered] = settingOut(analysis).parts
  if (!datum?.isWall || !first || entered?.id !== first.part) return []
  const gap = datum.measured(entered.toGround(entered.placed.sides[entered.entered].middle)).out
  const face = first.from - gap
  const ground = shapes.find(({ role }) => role === 'ground')?.points[0]?.y ?? 0
  const sill = -first.heights[0]
  const corners = [
    { x: face - WALL, y: sill },
    { x: face, y: sill },
    { x: face, y: ground },
    { x: face - WALL, y: ground },
  ].map(toPaper)
  const [a, b] = [toPaper({ x: face, y: sill }), toPaper({ x: face, y: sill - DOOR_SEEN })]
  const word = { left: a.x - 13, top: (a.y + b.y) / 2 - 12, width: 11, height: 24 }
  return [
    ...hatchMarks(corners, 5, { color: INK.rule, width: penOf(0.18) }),
    outline(corners, { width: penOf(0.35) }),
    line([a, b], { width: penOf(0.35) }),
    ...(room.find([{ frame: word }]) === null
      ? []
      : [
          group([letters('door', 0, 0, { size: SIZE.small, align: 'middle' })], {
            matrix: [0, -1, 1, 0, a.x - 4, (a.y + b.y) / 2],
          }),
        ]),
  ]
}

const HATCH = 14

/** Strokes under the grade line, as earth is drawn. */
function gradeHatch({ shapes }: SystemElevation, { toPaper }: PlacedView): Marks {
  const grade = (shapes.find(({ role }) => role === 'ground')?.points ?? []).map(toPaper)
  return grade.slice(1).flatMap((to, index) => {
    const from = grade[index] ?? to
    const first = Math.ceil(from.x / HATCH) * HATCH
    return Array.from({ length: Math.max(0, Math.ceil((to.x - first) / HATCH)) }, (_, step) => {
      const x = first + step * HATCH
      const y = from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x || 1)
      return line(
        [
          { x, y },
          { x: x - 4.5, y: y + 4.5 },
        ],
        { width: penOf(0.18) },
      )
    })
  })
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

/** Heights of the deck above grade over each joint, as many as have room, every one in the table below too. */
function jointMarks(
  { stretches }: SystemElevation,
  { toPaper }: PlacedView,
  top: number,
  bottom: number,
): Marks {
  const joints = [
    ...stretches.map(({ from, heights }) => ({ at: from, height: heights[0] })),
    ...stretches.slice(-1).map(({ to, heights }) => ({ at: to, height: heights[1] })),
  ]
  let end = Number.NEGATIVE_INFINITY
  return joints.flatMap(({ at, height }) => {
    const { x } = toPaper({ x: at, y: 0 })
    const words = heightText(height)
    const half = widthOf(words, { size: SIZE.small, weight: 'bold' }) / 2
    const dotted = down(x, top + 16, bottom, { width: penOf(0.18), color: INK.rule, dash: [2, 2] })
    if (x - half < end + 4) return [dotted]
    end = x + half
    return [dotted, letters(words, x, top + 11, { size: SIZE.small, weight: 'bold', align: 'middle' })]
  })
}

/** Tags under the grade line, those of one row as one text; rows move apart where they are near. */
function legTags({ notes }: SystemElevation, { toPaper }: PlacedView, bottom: number, room: Room): Marks {
  const tags = notes.filter(({ kind }) => kind === 'leg').toSorted((a, b) => a.at.x - b.at.x)
  const ends = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  return tags.flatMap(({ at, text }) => {
    const { x } = toPaper(at)
    const half = widthOf(text, { size: SIZE.small }) / 2
    const row = ends.findIndex((end) => x - half > end + 4)
    if (row === -1) return []
    ends[row] = x + half
    room.take({ left: x - half, top: bottom + 6 + row * 12, width: 2 * half, height: 11 })
    return [letters(text, x, bottom + 14 + row * 12, { size: SIZE.small, align: 'middle' })]
  })
}

const runName = (name: string): string => (/\brun\b/i.test(name) ? name : `${name} run`)

export const elevationsFor = ({ analysis }: PaperInput): readonly SystemElevation[] =>
  elevationsOf(analysis).filter(({ stretches }) => stretches.some(({ covers }) => covers > 0.5))
