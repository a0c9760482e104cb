import { type Analysis, type Inches, LEG_SIZES } from '@ramp/domain'
import { architectLength, dimensionMarks, INK, type Marks, type PaperDimension, SCALES } from '@ramp/drafting'
import { type Measure, type Measures, measuresOf, settingOut } from '@ramp/solids'
import { OURS } from '../../content/ours.ts'
import { kindOf } from '../../content/part-facts.ts'
import { boxOf, type Detail, type Draft, groundLine, sized } from './detail.ts'
import { railHeightsOf, railingsOf, railTopOf } from './railings.ts'

/** The deck is cut at a height of this over the ground: enough to see a leg and its foot. */
const CUT_HEIGHT: Inches = 14
/** What is shorter is not dimensioned here: its words are longer than itself. */
const LEAST_UPRIGHT: Inches = 10

/** What a cut across a ramp is drawn from. */
type Section = {
  readonly measures: Measures
  readonly clear: Inches
  readonly whole: Inches
  /** Heights of the middles of the rails over the deck, from the top; none without a railing. */
  readonly rails: readonly Inches[]
  /** Where a hand lies on the highest one; 0 without a railing. */
  readonly top: Inches
}

/** Rails, edge and legs in a cut across a ramp, at half an inch to the foot. */
export function sectionDetail(analysis: Analysis): Detail {
  const section = sectionOf(analysis)
  const half = Math.max(section.whole / 2, section.clear / 2 + LEG_SIZES.footBesideUsable) + 6
  return {
    name: 'Rails, edge and legs',
    remark: remarkOf(section),
    scale: SCALES.half,
    shows: { from: -half, to: half, low: 0, high: CUT_HEIGHT + section.top + 2 },
    around: { left: 44, right: 44, above: 24, below: 40 },
    draw: (draft) => sectionMarks(section, draft, half),
  }
}

function sectionOf(analysis: Analysis): Section {
  const { parts } = settingOut(analysis)
  const ramp = parts.find(({ placed }) => kindOf(placed) === 'ramp') ?? parts[0]
  const [railing] = railingsOf(analysis)
  const clear = ramp?.placed.usableWidth ?? 36
  return {
    measures: measuresOf(analysis.layout.project.product),
    clear,
    whole: ramp?.placed.width ?? clear + 5.5,
    rails: railing ? railHeightsOf(railing) : [],
    top: railing ? railTopOf(railing) : 0,
  }
}

const remarkOf = ({ measures, rails }: Section): string =>
  [
    ...(rails.length > 0 ? [`Rails ${sized(measures.railSize)}, posts ${sized(measures.post)}`] : []),
    `frame ${sized(measures.frame)} deep`,
  ].join(', ')

function sectionMarks(section: Section, draft: Draft, half: Inches): Marks {
  const { measures, whole } = section
  const depth = measures.frame.inches
  // Dimensions take their places before anything that words would rather keep off.
  const dimensioned = dimensions(section).flatMap((one) => dimensionMarks(onPaper(one, draft), draft.room))
  return [
    ...groundLine(draft, [-half, half]),
    ...[-1, 1].flatMap((side) => sideMarks(section, draft, side)),
    ...boxOf(draft, [-whole / 2, CUT_HEIGHT - depth], [whole, depth], INK.deck),
    ...dimensioned,
  ]
}

/** One side: -1 at the left, 1 at the right. */
function sideMarks({ measures, clear, whole, rails, top }: Section, draft: Draft, side: number): Marks {
  const [post, rail, tube] = [measures.post.inches, measures.railSize.inches, measures.legTube.inches]
  const [foot, plate, depth] = [measures.foot.inches, measures.footPlate.inches, measures.frame.inches]
  const postAt = side < 0 ? -whole / 2 : whole / 2 - post
  const railAt = side < 0 ? postAt + post : postAt - rail
  const legAt = side * (clear / 2 + LEG_SIZES.legBesideUsable) - tube / 2
  const outer = side * (clear / 2 + LEG_SIZES.footBesideUsable)
  return [
    ...boxOf(draft, [side < 0 ? outer : outer - foot, 0], [foot, plate]),
    ...boxOf(draft, [legAt, plate], [tube, CUT_HEIGHT - plate]),
    ...(top === 0 ? [] : boxOf(draft, [postAt, CUT_HEIGHT - depth], [post, top + depth])),
    ...rails.flatMap((height) => boxOf(draft, [railAt, CUT_HEIGHT + height - rail / 2], [rail, rail])),
  ]
}

/** From one place of the cut to another; `away` in points. */
type Across = {
  readonly from: readonly [Inches, Inches]
  readonly to: readonly [Inches, Inches]
  readonly away: number
  readonly words: string
}

const onPaper = ({ from, to, away, words }: Across, { at }: Draft): PaperDimension => ({
  from: at(...from),
  to: at(...to),
  away,
  words,
})

function dimensions({ measures, clear, whole, rails, top }: Section): readonly Across[] {
  const lower = rails.slice(1)
  const above = CUT_HEIGHT + top + 2
  const legs = clear / 2 + LEG_SIZES.legBesideUsable
  const feet = clear / 2 + LEG_SIZES.footBesideUsable
  const low = lower.at(-1)
  return [
    ...(top === 0
      ? []
      : [
          {
            from: [whole / 2, CUT_HEIGHT],
            to: [whole / 2, CUT_HEIGHT + top],
            away: -30,
            words: heightWords(top, [measures.topRail, measures.guard]),
          } satisfies Across,
        ]),
    ...(low === undefined || low < LEAST_UPRIGHT
      ? []
      : [
          {
            from: [-whole / 2, CUT_HEIGHT + low],
            to: [-whole / 2, CUT_HEIGHT],
            away: -30,
            words: heightWords(low, [measures.midRail, measures.bottomRail]),
          } satisfies Across,
        ]),
    { from: [-clear / 2, above], to: [clear / 2, above], away: 9, words: `${architectLength(clear)} clear` },
    { from: [-legs, 0], to: [legs, 0], away: -15, words: `${architectLength(2 * legs)} from leg to leg` },
    { from: [-feet, 0], to: [feet, 0], away: -29, words: `${architectLength(2 * feet)} over the feet` },
  ]
}

/** A height with the sign of what is ours where no maker states it. */
export const heightWords = (height: Inches, measures: readonly Measure[]): string =>
  measures.some(({ inches, source }) => source !== null && Math.abs(inches - height) < 0.05)
    ? architectLength(height)
    : `${architectLength(height)}${OURS}`
