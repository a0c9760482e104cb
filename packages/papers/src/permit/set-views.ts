import {
  type BoxToPack,
  DRAWING_SCALES,
  type Drawn,
  type Frame,
  flowBlocks,
  heightOfBlocks,
  type Numbered,
  type Scale,
  SITE_SCALES,
  type Size,
  type WantedPiece,
  type WantedView,
} from '@ramp/drafting'
import type { PaperInput } from '../paper/input.ts'
import { detailIn, sizeOfDetail } from './details/detail.ts'
import { detailsOf } from './details/details-of.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { siteBlocks } from './site/site-blocks.ts'
import { hasSite, siteView, sizeOfSiteView } from './site/site-view.ts'
import { elevationsFor, elevationView, heightOfElevation, lengthOfElevation } from './views/elevation-view.ts'
import { permitPlan, planAt, type ScaledPlan } from './views/plan-view.ts'

/** What a sheet is named by. */
export type SetPart = 'site' | 'plan' | 'elevation' | 'detail'

/** A view in one piece, or one of its pieces: drawn into a frame in the size of this number. */
type SetPiece = WantedPiece & {
  readonly draw: (frame: Frame, at: Numbered & { readonly size: number }) => Drawn
}
export type SetView = Omit<WantedView, 'piecesAt'> & {
  readonly part: SetPart
  readonly piecesAt: (scale: Scale, room: Size) => readonly SetPiece[]
}

/** A piece of a view at its scale, ready to find its place. */
export type SetBox = BoxToPack & {
  readonly part: SetPart
  readonly draw: (frame: Frame, at: { readonly number: number; readonly size: number }) => Drawn
}

/** Site plan, plan and elevations, in the order in which they are read. */
export const viewsOf = (input: PaperInput): readonly SetView[] => [
  ...(hasSite(input) ? [sitePlan(input)] : []),
  planOfRamp(input),
  ...elevations(input),
]

const planOfRamp = (input: PaperInput): SetView => {
  const plan = permitPlan(input)
  const known = new Map<Scale, ScaledPlan>()
  return {
    part: 'plan',
    name: 'The plan',
    scales: DRAWING_SCALES,
    piecesAt: (scale, room) => {
      const scaled = known.get(scale) ?? planAt(plan, scale)
      known.set(scale, scaled)
      return [{ sizes: scaled.sizesIn(room), draw: (frame, { number }) => scaled.draw(frame, number) }]
    },
  }
}

const elevations = (input: PaperInput): readonly SetView[] =>
  elevationsFor(input).map((elevation) => ({
    part: 'elevation',
    name: `The elevation of ${elevation.name}`,
    scales: DRAWING_SCALES,
    piecesAt: (scale) => [
      {
        sizes: [{ width: lengthOfElevation(elevation, scale), height: heightOfElevation(elevation, scale) }],
        draw: (frame, { number }) =>
          elevationView(elevation, frame, { number, scale, analysis: input.analysis }),
      },
    ],
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

/** The boxes of a view at a scale; those that have to be read one after the other stay in order. */
export const boxesAt = ({ part, piecesAt }: SetView, scale: Scale, room: Size): readonly SetBox[] =>
  piecesAt(scale, room).map(({ sizes, draw }) => ({
    kind: 'box',
    part,
    sizes,
    isInOrder: true,
    isWidened: part === 'plan' || part === 'site',
    draw: (frame, at) => draw(frame, { ...at, scale }),
  }))

/** Details, each of one scale, wherever they find room. */
export const detailBoxes = (input: PaperInput, { pad }: PermitSettings): readonly SetBox[] =>
  detailsOf(input.analysis, pad, elevationsFor(input)).map((detail) => ({
    kind: 'box',
    part: 'detail',
    sizes: [sizeOfDetail(detail)],
    isInOrder: false,
    isWidened: false,
    draw: (frame, { number }) => detailIn(detail, frame, number),
  }))
