import type { Analysis, Inches } from '@ramp/domain'
import { dimensionMarks, INK, type LetteredDimension, lengthText, type Marks, SCALES } from '@ramp/drafting'
import { type Measure, type Measures, measuresOf, partTags, type Role } from '@ramp/solids'
import { OURS } from '../../content/ours.ts'
import { boxOf, type Detail, type Draft, groundLine, sized } from './detail.ts'
import { kindOfRailing, type RailingSeen, railHeightsOf, railingAlong, railTopOf } from './railings.ts'
import { type CutShape, type Section, sectionOf } from './section.ts'

/** What is shorter is not dimensioned here: its words are longer than itself. */
const LEAST_UPRIGHT: Inches = 10
/** A longer leg is shown so long, with its foot: a cut says how a deck stands, the schedule how high. */
const LONGEST_LEG: Inches = 20

type Cut = {
  readonly section: Section
  readonly measures: Measures
  readonly railing: RailingSeen | null
  readonly tag: string
  /** Heights of the middles of the rails over the deck, from the top; none without a railing. */
  readonly rails: readonly Inches[]
  /** Where a hand lies on the highest one; 0 without a railing. */
  readonly top: Inches
  /** The ground as it is drawn, under the deck. */
  readonly low: Inches
}

/** A cut with the kind of railing that it shows; null where there is none. */
export type SectionDetail = { readonly detail: Detail; readonly railing: string | null }

/** Rails, edge and legs of this system, cut across a ramp at its legs, at half an inch to the foot; null without parts. */
export function sectionDetail(analysis: Analysis): SectionDetail | null {
  const section = sectionOf(analysis)
  if (!section) return null
  const railing = railingAlong(section.part, analysis)
  const cut: Cut = {
    section,
    measures: measuresOf(analysis.layout.project.product),
    railing,
    tag: partTags(analysis).get(section.part.id) ?? '',
    rails: railing ? railHeightsOf(railing) : [],
    top: railing ? railTopOf(railing) : 0,
    low: lowOf(section),
  }
  const half = Math.max(...section.shapes.flatMap(({ left, right }) => [-left, right])) + 6
  const detail: Detail = {
    name: section.legs.length > 0 ? 'Rails, edge and legs' : 'Rails and edge',
    remark: remarkOf(cut),
    words: `cut across ${cut.tag}, ${dimensionsOf(cut)
      .map(({ name = '', words }) => `${name} ${words}`.trim())
      .join(', ')}`,
    scale: SCALES.half,
    shows: { from: -half, to: half, low: cut.low, high: cut.top + 2 },
    around: { left: 44, right: 44, above: 24, below: section.legs.length > 0 ? 40 : 26 },
    draw: (draft) => sectionMarks(cut, draft, half),
  }
  return { detail, railing: railing && kindOfRailing(railing) }
}

/** The lowest place that is drawn: the ground, or where a long leg is shown shortened; without legs not beyond what is cut. */
function lowOf(section: Section): Inches {
  const lowest = Math.min(...section.shapes.map(({ low }) => low))
  if (!isGroundShown(section)) return lowest - UNDER_DECK
  return Math.max(-LONGEST_LEG, Math.min(section.ground, lowest))
}

/** Under a deck without legs that is far up, no ground is drawn. */
const isGroundShown = ({ legs, ground }: Section): boolean => legs.length > 0 || ground > -LONGEST_LEG
const UNDER_DECK: Inches = 2

const remarkOf = ({ measures, rails, section, tag, low }: Cut): string =>
  [
    `At ${tag}`,
    ...(rails.length > 0 ? [`rails ${sized(measures.railSize)}, posts ${sized(measures.post)}`] : []),
    `frame ${sized(measures.frame)} deep`,
    ...(section.legs.length > 0 && section.ground < low - 0.01 ? ['legs shown shorter than they are'] : []),
  ].join(', ')

/** What is painted over what. */
const ORDER: readonly Role[] = ['foot', 'leg', 'post', 'platform', 'ramp', 'handrail']

function sectionMarks(cut: Cut, draft: Draft, half: Inches): Marks {
  const { section, low } = cut
  // Dimensions take their places before anything that words would rather keep off.
  const dimensioned = dimensionsOf(cut).flatMap((one) => dimensionMarks([onPaper(one, draft)], draft.room))
  return [
    ...(isGroundShown(section) ? groundLine(draft, [-half, half], low) : []),
    ...section.shapes
      .filter(({ role }) => ORDER.includes(role))
      .toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))
      .flatMap((shape) => shapeMarks(shape, cut, draft)),
    ...dimensioned,
  ]
}

/** A shape as it is cut; feet come up with a shortened leg. */
function shapeMarks({ role, left, right, low, high }: CutShape, cut: Cut, draft: Draft): Marks {
  const lift = cut.low - cut.section.ground
  const [from, to] = role === 'foot' ? [low + lift, high + lift] : [role === 'leg' ? low + lift : low, high]
  const fill = role === 'ramp' || role === 'platform' ? INK.deck : undefined
  return boxOf(draft, [left, from], [right - left, to - from], fill)
}

/** From one place of the cut to another; `away` in points. */
type Across = {
  readonly from: readonly [Inches, Inches]
  readonly to: readonly [Inches, Inches]
  readonly away: number
  /** What it measures, where its words do not say it. */
  readonly name?: string
  readonly words: string
}

const onPaper = ({ from, to, away, words }: Across, { at }: Draft): LetteredDimension => ({
  from: at(...from),
  to: at(...to),
  away,
  words,
})

function dimensionsOf(cut: Cut): readonly Across[] {
  const { section, measures, rails, top, low } = cut
  const of = (...roles: readonly Role[]) => section.shapes.filter(({ role }) => roles.includes(role))
  const deck = of('ramp', 'platform')
  const edge = Math.max(0, ...[...deck, ...of('post')].map(({ right }) => right))
  const [right, left] = clearOf(cut)
  const lowest = rails.at(-1)
  const feet = of('foot')
  const above = top + 2
  return [
    ...(top === 0
      ? []
      : [
          {
            from: [edge, 0],
            to: [edge, top],
            away: -30,
            name: 'top rail at',
            words: heightWords(top, [measures.topRail, measures.guard]),
          } satisfies Across,
        ]),
    ...(lowest === undefined || rails.length < 2 || lowest < LEAST_UPRIGHT
      ? []
      : [
          {
            from: [-edge, lowest],
            to: [-edge, 0],
            away: -30,
            name: 'lower rail at',
            words: heightWords(lowest, [measures.midRail, measures.bottomRail]),
          } satisfies Across,
        ]),
    {
      from: [left, above],
      to: [right, above],
      away: 9,
      words: `${lengthText(right - left, 'part-size')} clear`,
    },
    ...between(section.legsAt, low, -15, 'leg to leg'),
    ...between(
      feet.length > 1
        ? [Math.min(...feet.map((one) => one.left)), Math.max(...feet.map((one) => one.right))]
        : [],
      low,
      -29,
      'over feet',
    ),
  ]
}

/** Between the inner faces of the rails; the width of the deck where there are none. */
function clearOf({ section }: Cut): readonly [right: Inches, left: Inches] {
  const rails = section.shapes.filter(({ role }) => role === 'handrail')
  const right = rails.filter((one) => one.left > 0).map((one) => one.left)
  const left = rails.filter((one) => one.right < 0).map((one) => one.right)
  if (right.length > 0 && left.length > 0) return [Math.min(...right), Math.max(...left)]
  const { usableWidth } = section.part.placed
  return [usableWidth / 2, -usableWidth / 2]
}

function between(places: readonly Inches[], low: Inches, away: number, what: string): readonly Across[] {
  const [from, to] = [Math.min(...places), Math.max(...places)]
  if (places.length < 2) return []
  return [{ from: [from, low], to: [to, low], away, words: `${lengthText(to - from, 'part-size')} ${what}` }]
}

/** A height with the sign of what is ours where no maker states it. */
export const heightWords = (height: Inches, measures: readonly Measure[]): string =>
  measures.some(({ inches, source }) => source !== null && Math.abs(inches - height) < 0.05)
    ? lengthText(height, 'height')
    : `${lengthText(height, 'height')}${OURS}`
