import type { Analysis, Inches, Point } from '@ramp/domain'
import type { Marks } from '@ramp/drawing'
import { type Measure, type Measures, measuresOf, railTop, settingOut } from '@ramp/solids'
import { kindOf } from '../content/part-facts.ts'
import { dimensionMarks, type PaperDimension } from '../drafting/dimension-marks.ts'
import { penOf } from '../drafting/placed-view.ts'
import { type Room, roomIn } from '../drafting/room.ts'
import { VIEW_TITLE_HEIGHT, viewTitle } from '../drafting/view-title.ts'
import { architectLength } from '../paper/architect-length.ts'
import { type Frame, pointsPerInch } from '../paper/paper.ts'
import { SCALES, type Scale } from '../paper/standard.ts'
import { INK, SIZE } from '../typeset/ink.ts'
import { boxed, letters, line } from '../typeset/marks.ts'
import type { Drawn } from './drawn.ts'

/** Marked on the details and explained below: the size is not the maker's. */
const OURS = ' †'
const sized = ({ inches, source }: Measure): string =>
  `${architectLength(inches)}${source === null ? OURS : ''}`

/** The deck is cut at a height of this over the ground: enough to see a leg and its foot. */
const CUT_HEIGHT: Inches = 20

export const DETAIL_HEIGHT = { section: 330, foot: 190 } as const

type Draft = {
  readonly at: (x: Inches, z: Inches) => Point
  readonly room: Room
}

const box = ({ at }: Draft, x: Inches, z: Inches, width: Inches, height: Inches, fill?: string): Marks => {
  const [low, high] = [at(x, z), at(x + width, z + height)]
  return [
    boxed(
      { left: low.x, top: high.y, width: high.x - low.x, height: low.y - high.y },
      { width: penOf(0.25) },
      fill ?? INK.paper,
    ),
  ]
}

const measured = ({ room }: Draft, dimension: PaperDimension): Marks => dimensionMarks(dimension, room)

/** What a cut across a ramp is drawn from. */
type Section = {
  readonly draft: Draft
  readonly measures: Measures
  readonly clear: Inches
  readonly whole: Inches
  /** Top of the railing over the deck; 0 without one. */
  readonly top: Inches
}

/** Rails, edge and legs in a cut across a ramp, at half an inch to the foot. */
export function sectionDetail(analysis: Analysis, frame: Frame, number: number): Drawn {
  const scale = SCALES.half
  const within = { ...frame, height: frame.height - VIEW_TITLE_HEIGHT }
  const section = sectionOf(analysis, draftIn(within, scale, { left: frame.width / 2, bottom: 34 }))
  const { draft, measures, whole } = section
  const grade = [draft.at(-whole / 2 - 14, 0), draft.at(whole / 2 + 14, 0)]
  const depth = measures.frame.inches
  return {
    marks: [
      line(grade, { width: penOf(0.7) }),
      ...[-1, 1].flatMap((side) => sideMarks(section, side)),
      ...box(draft, -whole / 2, CUT_HEIGHT - depth, whole, depth, INK.deck),
      ...sectionDimensions(section),
      ...viewTitle(
        { number, name: 'Rails, edge and legs', scale },
        { left: frame.left, top: frame.top + frame.height - VIEW_TITLE_HEIGHT, width: frame.width },
      ),
    ],
    viewport: { name: 'Section', frame: within, ratio: scale.ratio },
  }
}

/** Draws in inches about a place on the ground line. */
function draftIn(
  within: Frame,
  { ratio }: Scale,
  { left, bottom }: { readonly left: number; readonly bottom: number },
): Draft {
  const perInch = pointsPerInch(ratio)
  const origin = { x: within.left + left, y: within.top + within.height - bottom }
  return {
    at: (x, z) => ({ x: origin.x + x * perInch, y: origin.y - z * perInch }),
    room: roomIn(within),
  }
}

function sectionOf(analysis: Analysis, draft: Draft): Section {
  const measures = measuresOf(analysis.layout.project.product)
  const ramp = settingOut(analysis).parts.find(({ placed }) => kindOf(placed) !== 'stair')
  const clear = ramp?.placed.usableWidth ?? 36
  const rails = ramp?.placed.item.handrails ?? 'TWO_LINE'
  const top = rails === 'NO_RAILS' ? 0 : railTop(measures, rails)
  return { draft, measures, clear, whole: ramp?.placed.width ?? clear + 5.5, top }
}

/** One side: -1 at the left, 1 at the right. */
function sideMarks({ draft, measures, clear, whole, top }: Section, side: number): Marks {
  const [post, rail, tube] = [measures.post.inches, measures.railSize.inches, measures.legTube.inches]
  const [foot, plate, depth] = [measures.foot.inches, measures.footPlate.inches, measures.frame.inches]
  const postAt = side < 0 ? -whole / 2 : whole / 2 - post
  const railAt = side < 0 ? postAt + post : postAt - rail
  const legAt = side * (clear / 2 + LEG_OUTSIDE) - tube / 2
  const rails = top === 0 ? [] : [top, measures.midRail.inches]
  return [
    ...box(draft, legAt - (foot - tube) / 2, 0, foot, plate),
    ...box(draft, legAt, plate, tube, CUT_HEIGHT - plate),
    ...(top === 0 ? [] : box(draft, postAt, CUT_HEIGHT - depth, post, top + depth)),
    ...rails.flatMap((height) => box(draft, railAt, CUT_HEIGHT + height - rail, rail, rail)),
  ]
}

/** Legs stand so far outside of the usable width (domain 7.1). */
const LEG_OUTSIDE: Inches = 4

function sectionDimensions({ draft, measures, clear, whole, top }: Section): Marks {
  const { at } = draft
  const left = -whole / 2
  const ofRails: readonly PaperDimension[] =
    top === 0
      ? []
      : [
          {
            from: at(whole / 2, CUT_HEIGHT),
            to: at(whole / 2, CUT_HEIGHT + top),
            away: -34,
            words: `${architectLength(top)}${measures.topRail.source === null ? OURS : ''}`,
          },
          {
            from: at(left, CUT_HEIGHT + measures.midRail.inches),
            to: at(left, CUT_HEIGHT),
            away: -34,
            words: sized(measures.midRail),
          },
        ]
  const above = CUT_HEIGHT + top + 2
  const legs = clear / 2 + LEG_OUTSIDE
  const across: readonly PaperDimension[] = [
    {
      from: at(-clear / 2, above),
      to: at(clear / 2, above),
      away: 10,
      words: `${architectLength(clear)} clear`,
    },
    { from: at(-legs, 0), to: at(legs, 0), away: -16, words: `${architectLength(2 * legs)} from leg to leg` },
  ]
  return [...ofRails, ...across].flatMap((one) => measured(draft, one))
}

/** A leg on its foot, and on a pad where there is one, at an inch to the foot. */
export function footDetail(analysis: Analysis, pad: Inches, frame: Frame, number: number): Drawn {
  const scale = SCALES.one
  const { foot, footPlate, legTube } = measuresOf(analysis.layout.project.product)
  const within = { ...frame, height: frame.height - VIEW_TITLE_HEIGHT }
  const draft = draftIn(within, scale, { left: frame.width / 2 - 30, bottom: 32 })
  const { at } = draft
  const padHeight = pad > 0 ? 2 : 0
  const tubeTop = padHeight + footPlate.inches + 11
  const half = Math.max(pad, foot.inches) / 2
  const label = (x: Inches, z: Inches, words: string): Marks => {
    const from = at(x, z)
    const end = { x: at(half, 0).x + 14, y: from.y - 12 }
    return [
      line([from, end], { width: penOf(0.18) }),
      letters(words, end.x + 3, end.y + 3, { size: SIZE.small }),
    ]
  }
  return {
    marks: [
      line([at(-half - 6, 0), at(half + 6, 0)], { width: penOf(0.7) }),
      ...(pad > 0 ? box(draft, -pad / 2, 0, pad, padHeight, INK.well) : []),
      ...box(draft, -foot.inches / 2, padHeight, foot.inches, footPlate.inches),
      ...box(draft, -legTube.inches / 2, padHeight + footPlate.inches, legTube.inches, tubeTop),
      ...label(legTube.inches / 2, tubeTop, `leg tube ${sized(legTube)}`),
      ...label(foot.inches / 2, padHeight + footPlate.inches / 2, `foot ${sized(foot)} square`),
      ...measured(draft, {
        from: at(-half, 0),
        to: at(half, 0),
        away: -16,
        words: pad > 0 ? `${architectLength(pad)} pad` : sized(foot),
      }),
      ...viewTitle(
        { number, name: pad > 0 ? 'Foot on its pad' : 'Foot on the ground', scale },
        { left: frame.left, top: frame.top + frame.height - VIEW_TITLE_HEIGHT, width: frame.width },
      ),
    ],
    viewport: { name: 'Foot', frame: within, ratio: scale.ratio },
  }
}
