import { type Analysis, clipOutline, type Handrails, type Inches, listed } from '@ramp/domain'
import { dimensionMarks, INK, lengthText, type Marks, SCALES } from '@ramp/drafting'
import { type Measures, measuresOf } from '@ramp/solids'
import { OURS } from '../../content/ours.ts'

import { boxOf, type Detail, type Draft, sized, solidOutline } from './detail.ts'
import { type RailBar, type RailingSeen, railHeightsOf, railTopOf } from './railings.ts'
import { heightWords } from './section-detail.ts'

const NAMES: Readonly<Record<Handrails, string>> = {
  NO_RAILS: 'No rails',
  TWO_LINE: 'Handrail of two lines',
  VERT_PICKET: 'Upright pickets',
  HORZ_PICKET: 'Level pickets',
  GUARDS: 'Guard with pickets',
}

const BESIDE: Inches = 5
/** What is shorter is told beside it: its words are longer than itself. */
const LEAST_UPRIGHT: Inches = 10
/** A railing without two posts is shown so long. */
const USUAL_BAY: Inches = 36

/** One bay of a railing from its side, at half an inch to the foot. */
export function railingDetail(analysis: Analysis, railing: RailingSeen): Detail {
  const measures = measuresOf(analysis.layout.project.product)
  const posts = railing.bars
    .filter(({ role }) => role === 'post')
    .map(({ from }) => from.x)
    .toSorted((a, b) => a - b)
  const [first = 0, second = first + USUAL_BAY] = posts
  const top = railTopOf(railing)
  const depth = measures.frame.inches
  return {
    name: `${NAMES[railing.handrails]}${railing.hasChildRail ? ' and a child rail' : ''}`,
    remark: remarkOf(railing, measures, [first, second]),
    words: `at ${railing.tag}, top rail at ${heightWords(top, [measures.topRail, measures.guard])}, posts ${lengthText(second - first, 'part-size')}${OURS} apart`,
    scale: SCALES.half,
    shows: { from: first - BESIDE, to: second + BESIDE, low: -depth, high: top + 2 },
    around: { left: 48, right: 48, above: 26, below: 24 },
    draw: (draft) => railingMarks({ railing, measures, bay: [first, second] }, draft),
  }
}

type Bay = {
  readonly railing: RailingSeen
  readonly measures: Measures
  readonly bay: readonly [Inches, Inches]
}

function railingMarks({ railing, measures, bay: [first, second] }: Bay, draft: Draft): Marks {
  const [left, right] = [first - BESIDE, second + BESIDE]
  const heights = railHeightsOf(railing)
  const top = railTopOf(railing)
  const low = heights.at(-1) ?? 0
  const window = { min: { x: left, y: -100 }, max: { x: right, y: 200 } }
  const seen = railing.bars.flatMap((bar) => {
    const corners = clipOutline(cornersOf(bar), window)
    return corners.length < 3
      ? []
      : [
          solidOutline(
            draft,
            corners.map(({ x, y }) => ({ x, z: y })),
          ),
        ]
  })
  const { at, room } = draft
  const upright = (x: Inches, z: Inches, away: number, words: string) =>
    dimensionMarks([{ from: at(x, 0), to: at(x, z), away, words }], room)
  const dimensioned = [
    ...upright(right, top, -16, heightWords(top, [measures.topRail, measures.guard])),
    ...(low < top && low >= LEAST_UPRIGHT
      ? upright(left, low, 16, heightWords(low, [measures.midRail, measures.bottomRail]))
      : []),
    ...dimensionMarks(
      [
        {
          from: at(second, -measures.frame.inches),
          to: at(first, -measures.frame.inches),
          away: 12,
          words: `${lengthText(second - first, 'part-size')}${OURS}`,
        },
      ],
      room,
    ),
  ]
  return [
    ...dimensioned,
    ...boxOf(draft, [left, -measures.frame.inches], [right - left, measures.frame.inches], INK.deck),
    ...seen,
  ]
}

/** What is too small to be dimensioned: the lowest bar, and the clear gap between two pickets in the middle of the bay. */
function remarkOf(
  { tag, bars, handrails, ...railing }: RailingSeen,
  measures: Measures,
  [first, second]: readonly [Inches, Inches],
): string {
  const isLevel = handrails === 'HORZ_PICKET'
  const places = bars
    .filter(({ role }) => role === 'picket')
    .map(({ from, size }) => ({ place: isLevel ? from.z : from.x, size }))
    .filter(({ place }) => isLevel || (place > first && place < second))
    .toSorted((a, b) => a.place - b.place)
  const middle = Math.floor(places.length / 2)
  const [a, b] = [places[middle - 1], places[middle]]
  const heights = railHeightsOf({ ...railing, bars })
  const low = heights.at(-1) ?? 0
  const hands = heights.slice(1, -1).map((middle) => middle + measures.railSize.inches / 2)
  const known = [measures.topRail, measures.childRail, measures.midRail]
  return [
    `At ${tag}`,
    ...(hands.length > 0 ? [`rails at ${listed(hands.map((height) => heightWords(height, known)))}`] : []),
    ...(low < LEAST_UPRIGHT ? [`lowest bar at ${heightWords(low, [measures.bottomRail])}`] : []),
    ...(a && b
      ? [
          `pickets ${lengthText(b.place - a.place - (a.size + b.size) / 2, 'opening')} clear, at most ${sized(measures.picketGap)}`,
        ]
      : []),
  ].join('; ')
}

function cornersOf({ from, to, size }: RailBar) {
  const length = Math.hypot(to.x - from.x, to.z - from.z) || 1
  const [x, y] = [((to.z - from.z) / length) * (size / 2), ((to.x - from.x) / length) * (size / 2)]
  return [
    { x: from.x - x, y: from.z + y },
    { x: to.x - x, y: to.z + y },
    { x: to.x + x, y: to.z - y },
    { x: from.x + x, y: from.z - y },
  ]
}
