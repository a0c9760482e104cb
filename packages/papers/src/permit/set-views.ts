import {
  type BoxToPack,
  DRAWING_SCALES,
  type Drawn,
  type Frame,
  flowBlocks,
  heightOfBlocks,
  type Scale,
  SITE_SCALES,
  type Size,
  type WantedPiece,
  type WantedView,
} from '@ramp/drafting'
import { matchLetter, type PieceSheets } from '../content/match-lines/match-line.ts'
import type { Plan } from '../content/plan.ts'
import type { PaperInput } from '../paper/input.ts'
import { detailIn, sizeOfDetail } from './details/detail.ts'
import { detailsOf } from './details/details-of.ts'
import { type ShownView, withChanges } from './review/change-marks.ts'
import { siteBlocks } from './site/site-blocks.ts'
import { hasSite, siteView, sizeOfSiteView } from './site/site-view.ts'
import { elevationPieces } from './views/elevation-pieces.ts'
import { elevationsFor, elevationView, sizeOfPiece } from './views/elevation-view.ts'
import { planPieces } from './views/plan-pieces.ts'
import { permitPlan, planAt, type ScaledPlan } from './views/plan-view.ts'

/** What a sheet is named by. */
export type SetPart = 'site' | 'plan' | 'elevation' | 'detail'

/** How a piece is drawn: in the size of this number, with what is known of where the other pieces are. */
type PieceAt = { readonly number: number; readonly size: number; readonly sheets: PieceSheets }

/** A view in one piece, or one of its pieces. */
type SetPiece = WantedPiece & {
  /** The match lines it has, by their numbers in its view. */
  readonly lines: readonly number[]
  readonly draw: (frame: Frame, at: PieceAt) => ShownView
}
export type SetView = Omit<WantedView, 'piecesAt'> & {
  readonly part: SetPart
  readonly piecesAt: (scale: Scale, room: Size) => readonly SetPiece[]
}

/** A piece of a view at its scale, ready to find its place. */
export type SetBox = BoxToPack & {
  readonly part: SetPart
  /** The name of its view, and which piece of it this is. */
  readonly view: string
  readonly piece: number
  readonly draw: (frame: Frame, at: Placed) => Drawn
}

/** Which view of its sheet a box is, and where another piece of its view is. */
type Placed = Omit<PieceAt, 'sheets'> & Pick<PieceSheets, 'placeOf'>

/** Site plan, plan and elevations, in the order in which they are read. */
export const viewsOf = (input: PaperInput): readonly SetView[] =>
  [...(hasSite(input) ? [sitePlan(input)] : []), planOfRamp(input), ...elevations(input)].map((view) =>
    withRevisions(view, input),
  )

/** A view whose pieces show what revisions changed. */
const withRevisions = ({ piecesAt, ...view }: SetView, input: PaperInput): SetView => ({
  ...view,
  piecesAt: (scale, room) =>
    piecesAt(scale, room).map(({ draw, ...piece }) => ({
      ...piece,
      draw: (frame, at) => withChanges(draw(frame, at), { part: view.part, frame }, input),
    })),
})

const planOfRamp = (input: PaperInput): SetView => {
  const plan = permitPlan(input)
  const inOne = new Map<Scale, ScaledPlan>()
  const inPieces = new Map<string, readonly PieceOfPlan[]>()
  return {
    part: 'plan',
    name: 'The plan',
    scales: DRAWING_SCALES,
    piecesAt: (scale, room) => {
      const whole = inOne.get(scale) ?? planAt(plan, scale)
      inOne.set(scale, whole)
      const key = `${scale.ratio} ${room.width} ${room.height}`
      const isWhole = whole.sizesIn(room).some((size) => isInside(size, room))
      const pieces = isWhole
        ? [{ lines: [], scaled: whole }]
        : (inPieces.get(key) ?? piecesOfPlan(plan, scale, room))
      if (!isWhole) inPieces.set(key, pieces)
      return pieces.map(({ lines, scaled }) => ({
        lines,
        sizes: scaled.sizesIn(room),
        draw: (frame, { number, sheets }) => scaled.draw(frame, number, sheets),
      }))
    },
  }
}

type PieceOfPlan = Pick<SetPiece, 'lines'> & { readonly scaled: ScaledPlan }

const isInside = ({ width, height }: Size, room: Size): boolean =>
  width <= room.width && height <= room.height

const piecesOfPlan = (plan: Plan, scale: Scale, room: Size): readonly PieceOfPlan[] =>
  planPieces(plan, scale, room).map((piece) => ({
    lines: piece.lines.map(({ line }) => line),
    scaled: planAt(piece.plan, scale, piece),
  }))

const elevations = (input: PaperInput): readonly SetView[] =>
  elevationsFor(input).map((elevation) => ({
    part: 'elevation',
    name: `The elevation of ${elevation.name}`,
    scales: DRAWING_SCALES,
    piecesAt: (scale, room) =>
      elevationPieces(elevation, scale, room).map((piece) => ({
        lines: piece.lines.map(({ line }) => line),
        sizes: [sizeOfPiece(piece, scale)],
        draw: (frame, { number, sheets }) =>
          elevationView(piece, frame, { number, scale, analysis: input.analysis, sheets }),
      })),
  }))

/** Between a site plan and the table of its distances, in points. */
const TO_TABLE = { down: 10, across: 18 } as const
/** A table of distances is at least so wide. */
const TABLE = 300

/** The site plan with the table of its distances below it, or beside it. */
const sitePlan = (input: PaperInput): SetView => ({
  part: 'site',
  name: 'The site plan',
  scales: SITE_SCALES,
  piecesAt: (scale) => {
    const own = sizeOfSiteView(input, scale)
    const width = Math.max(own.width, TABLE)
    const blocks = (wide: number) => siteBlocks(input.analysis, wide)
    const table = (wide: number) => heightOfBlocks(blocks(wide), wide)
    return [
      {
        lines: [],
        sizes: [
          { width, height: own.height + TO_TABLE.down + table(width) },
          { width: own.width + TO_TABLE.across + TABLE, height: Math.max(own.height, table(TABLE)) },
        ],
        draw: (frame, { number, size }) => {
          const [site, words] =
            size === 0
              ? ([
                  { ...frame, height: own.height },
                  { ...frame, top: frame.top + own.height + TO_TABLE.down },
                ] as const)
              : ([
                  { ...frame, width: frame.width - TABLE - TO_TABLE.across },
                  { ...frame, left: frame.left + frame.width - TABLE, width: TABLE },
                ] as const)
          const drawn = siteView(input, site, { number, scale })
          const flow = flowBlocks(blocks(words.width), (sheet) => ({ sheet, frame: words }))
          return { ...drawn, marks: [...drawn.marks, ...flow.marksOn(0)] }
        },
      },
    ]
  },
})

/** The boxes of views at their scales, which stay in order; match lines have one letter each in a set. */
export function boxesOf(
  views: readonly { readonly view: SetView; readonly scale: Scale }[],
  room: Size,
): readonly SetBox[] {
  let before = 0
  return views.flatMap(({ view: { name, part, piecesAt }, scale }) => {
    const pieces = piecesAt(scale, room)
    const first = before
    before += 1 + Math.max(-1, ...pieces.flatMap(({ lines }) => lines))
    const letterOf = (line: number) => matchLetter(first + line)
    return pieces.map(
      ({ sizes, draw }, piece): SetBox => ({
        kind: 'box',
        part,
        view: name,
        piece,
        sizes,
        isInOrder: true,
        isWidened: part === 'plan' || part === 'site',
        draw: (frame, { placeOf, ...at }) => draw(frame, { ...at, sheets: { letterOf, placeOf } }),
      }),
    )
  })
}

/** Details, each of one scale, wherever they find room. */
export const detailBoxes = (input: PaperInput): readonly SetBox[] =>
  detailsOf(input.analysis, input.foundation.pad ?? 0, elevationsFor(input)).map((detail) => ({
    kind: 'box',
    part: 'detail',
    view: '',
    piece: 0,
    sizes: [sizeOfDetail(detail)],
    isInOrder: false,
    isWidened: false,
    draw: (frame, { number }) =>
      withChanges(detailIn(detail, frame, number), { part: 'detail', frame }, input),
  }))
