import type { PartId } from '@ramp/domain'
import {
  artifact,
  clamped,
  type Frame,
  frameAround,
  INK,
  lengthText,
  letters,
  type Marks,
  onPaper,
  POINTS,
  roomIn,
  SIZE,
  scaleBar,
  structured,
  textsOf,
  type Viewport,
} from '@ramp/drafting'
import { partTags } from '@ramp/solids'
import { northMarks } from '../../content/north/north-marks.ts'
import { OURS } from '../../content/ours.ts'
import { placePlan, sizeOfPlan } from '../../content/plan.ts'
import { letteredPlan, type PlanSheet, takeLegs } from '../../content/plan-drawing.ts'
import { heightsAboveText } from '../../content/rise.ts'
import { pieceText, routeText } from '../../content/route-text.ts'
import { type TagKey, tagLetterer } from '../../content/tag-keys.ts'
import { porchMarks, wallMarks } from '../../content/walls/wall-marks.ts'
import { listedTags } from '../../content/words.ts'
import { topOfPlan } from '../facts/plan-sides.ts'
import { continuations, type PartPlace } from './continuations.ts'
import { cornerMarks } from './corner-marks.ts'
import { datumMarks } from './datum-marks.ts'
import { heightBelow, ordinateMarks, TAGS_AT_RIGHT } from './ordinates.ts'
import { namedPieces } from './piece-names.ts'
import { AROUND, type PlanPiece, shownStations } from './plan-pages.ts'

export type DrawnCrewPlan = {
  readonly marks: Marks
  readonly viewport: Viewport
  /** Numbers on the plan that the page has to tell. */
  readonly keys: readonly TagKey[]
  /** What the page says of cuts that have no words at them. */
  readonly remarks: readonly string[]
  /** Where the plan ends on its page, in points. */
  readonly bottom: number
}

type Around = {
  readonly placeOf: (part: PartId) => PartPlace
  /** Of the first tag without room: the pieces of a page count on. */
  readonly firstNumber: number
}

/** A plan with the door at the top, its tags, its diagonals, its datum lines and its ordinates. */
export function crewPlanMarks(piece: PlanPiece, { placeOf, firstNumber }: Around): DrawnCrewPlan {
  const { plan, scale, frame, system, stations } = piece
  const { datum } = system
  const size = sizeOfPlan(plan)
  const body: Frame = {
    left: frame.left + AROUND.left,
    top: frame.top + AROUND.heading + AROUND.top,
    width: onPaper(size.width, scale.ratio),
    height: onPaper(size.height, scale.ratio),
  }
  const placed = placePlan(plan, scale.ratio, { x: body.left, y: body.top })
  const within: Frame = {
    left: frame.left,
    top: frame.top + AROUND.heading,
    width: AROUND.left + body.width + TAGS_AT_RIGHT,
    height: AROUND.top + body.height + 26,
  }
  const room = roomIn(within)
  const sheet: PlanSheet = { placed, room, tags: tagLetterer(room, firstNumber) }
  // What has one place only finds it first; what is painted over what is the order of the marks below.
  takeLegs(plan, sheet)
  const lines = datumMarks(datum, placed, body, room)
  const corners = cornerMarks(piece, sheet)
  const continued = continuations(piece, placeOf, sheet)
  const shown = shownStations(plan.isShown, system, stations)
  const marks = [
    ...porchMarks(plan, placed, room),
    ...wallMarks(plan, placed, room),
    ...lines,
    ...letteredPlan(plan, sheet, {
      height: (inches) => lengthText(inches, 'height'),
      hasBraces: true,
      hasDiagonals: true,
      hasTags: true,
      closureInk: INK.closure,
    }),
    ...corners,
    ...continued.marks,
    ...namedPieces(plan).flatMap(({ name, places: [at, ...others] }) =>
      sheet.tags.letter({ words: name, at: placed.toPaper(at) }, ...others.map(placed.toPaper)),
    ),
    ...ordinateMarks(shown, datum, { placed, body }),
  ]
  const numbered = sheet.tags.numbered()
  const { drawn, inWords } = withNorth(piece, [...marks, ...numbered.marks], sheet)
  return {
    marks: [
      ...headingMarks(piece, lineRemarks(piece, placeOf)),
      ...structured({ kind: 'figure', alternative: planText(piece) }, drawn),
    ],
    viewport: { name: 'Plan', frame: within, ratio: scale.ratio },
    keys: numbered.keys,
    remarks: [...continued.unplaced, ...inWords],
    bottom: body.top + body.height + heightBelow(shown, datum, placed),
  }
}

/** A plan with the arrow to the north where nothing is lettered, or what to say of north where it has no room. */
function withNorth(
  { plan }: PlanPiece,
  marks: Marks,
  { placed, room }: PlanSheet,
): { readonly drawn: Marks; readonly inWords: readonly string[] } {
  const { north } = plan.analysis.layout.site
  if (north === undefined) return { drawn: marks, inWords: [] }
  for (const { extent } of textsOf(marks, POINTS)) room.take(frameAround([extent.min, extent.max]))
  const arrow = northMarks(plan, placed, room)
  const turn = Math.round((((north + plan.turn) % 360) + 360) % 360)
  const words = `North: ${turn}° clockwise from the top of the page`
  return { drawn: [...marks, ...arrow], inWords: arrow.length > 0 ? [] : [words] }
}

/** Where the lines are that a piece is measured from, where it does not show the door. */
function lineRemarks(
  { plan, system, own: [shown] }: PlanPiece,
  placeOf: (part: PartId) => PartPlace,
): readonly string[] {
  const { first, lines } = system.datum
  if (plan.isShown(first) || shown === undefined) return []
  const { page } = placeOf(first)
  return [`${lines.wall} and ${lines.side}: ${page === placeOf(shown).page ? 'above' : `page ${page}`}`]
}

/** What a plan shows, for somebody to whom it is read: the tables say where each part is. */
function planText({ plan, system, own }: PlanPiece): string {
  const { analysis } = plan
  const { turn } = plan
  const isWhole = system.parts.every(({ id }) => own.includes(id))
  const shown = isWhole
    ? routeText(analysis, { turn })
    : pieceText(analysis, { shown: own, turn, isFirst: own.includes(system.datum.first) })
  return `Plan with ${topOfPlan([system.datum])} at the top. ${shown}`
}

const TITLE = { size: SIZE.heading, weight: 'bold' } as const
/** What the scale bar takes of the line of a title, in points. */
const BESIDE_TITLE = 176

function headingMarks({ plan, scale, frame, system, own }: PlanPiece, remarks: readonly string[]): Marks {
  const { analysis } = plan
  const tags = partTags(analysis)
  const isWhole = system.parts.every(({ id }) => own.includes(id))
  const names = own.flatMap((id) => tags.get(id) ?? [])
  const title = isWhole ? 'Plan and setting out' : `Plan: ${listedTags(names)}`
  const said = [
    scale.words,
    `heights in inches above ${heightsAboveText(analysis)}`,
    ...(system.datum.isOurs ? [`${system.datum.lines.wall}${OURS}`] : []),
    ...remarks,
  ]
  return [
    ...structured({ kind: 'heading', level: 2 }, [
      letters(clamped(title, frame.width - BESIDE_TITLE, TITLE), frame.left, frame.top + 12, TITLE),
    ]),
    ...structured({ kind: 'paragraph' }, [
      letters(said.join('; '), frame.left, frame.top + 27, { size: SIZE.small, color: INK.muted }),
    ]),
    ...artifact(scaleBar(scale, frame.left + frame.width - 24, frame.top + 1)),
  ]
}
