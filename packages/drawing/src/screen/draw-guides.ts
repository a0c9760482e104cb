import type { Inches, Point } from '@ramp/domain'
import {
  circleData,
  group,
  hairline,
  lengthText,
  lineData,
  type Mark,
  type Marks,
  PALETTE,
  path,
  roundBoxData,
  text,
} from '@ramp/drafting'

type GuideLine = {
  readonly axis: 'x' | 'y'
  readonly at: Inches
  readonly from: Inches
  readonly to: Inches
  readonly gap: { readonly from: Inches; readonly to: Inches } | null
}

/** A green line where edges stand in one row, with the gap between the two parts. */
export const drawGuides = (guides: readonly GuideLine[]): Marks => guides.flatMap(drawGuide)

function drawGuide({ axis, at, from, to, gap }: GuideLine): readonly Mark[] {
  const point = (along: Inches): Point => (axis === 'x' ? { x: at, y: along } : { x: along, y: at })
  const line = path(lineData([point(from), point(to)]), { stroke: hairline(PALETTE.guide, 1, [4, 4]) })
  return gap === null
    ? [line]
    : [
        line,
        tag(
          lengthText(Math.abs(gap.to - gap.from), 'plan-dimension'),
          point((gap.from + gap.to) / 2),
          PALETTE.guide,
        ),
      ]
}

/** How large the words of a tag are on the screen, pixels. */
export const tagSize = (words: string) => ({ width: words.length * 6.4 + 12, height: 18 })

/** A small word on the screen, white on a colour. */
export function tag(words: string, at: Point, color: string): Mark {
  const { width, height } = tagSize(words)
  return {
    kind: 'pinned',
    at,
    children: [
      path(roundBoxData(-width / 2, -height / 2, width, height, 5), { fill: color }),
      text(words, { x: 0, y: 4 }, 11, { color: PALETTE.surface, weight: 'bold' }),
    ],
  }
}

type JointToBe = { readonly line: readonly [Point, Point]; readonly position: string }

/** The shared edge a joint would have, with its position lettered. */
export function drawJointPreview({ line, position }: JointToBe): Marks {
  const [from, to] = line
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return [
    group([path(lineData([from, to]), { stroke: hairline(PALETTE.ok, 5) })], { opacity: 0.85 }),
    path(circleData(from, 1.4), { fill: PALETTE.ok }),
    path(circleData(to, 1.4), { fill: PALETTE.ok }),
    tag(position, middle, PALETTE.ok),
  ]
}
