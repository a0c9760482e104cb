import { boxAround, type Inches } from '@ramp/domain'
import { planOf } from '@ramp/solids'
import { builtPlan } from '../content/plan-drawing.ts'
import { dimensionMarks, dimensionsOnPaper } from '../drafting/dimension-marks.ts'
import { penOf, placeView, viewMarks } from '../drafting/placed-view.ts'
import { roomIn } from '../drafting/room.ts'
import { tagMarks } from '../drafting/tags.ts'
import { northArrow, VIEW_TITLE_HEIGHT, viewTitle } from '../drafting/view-title.ts'
import { architectLength } from '../paper/architect-length.ts'
import type { PaperInput } from '../paper/input.ts'
import { type Frame, onPaper } from '../paper/paper.ts'
import { line } from '../typeset/marks.ts'

import { centered, type Drawn, type Numbered } from './drawn.ts'

/** Whether enough is known of a place for a site plan. */
export const hasSite = ({ analysis }: PaperInput): boolean => {
  const { lot, buildings } = analysis.layout.site
  return (lot ?? []).length > 2 || (buildings ?? []).length > 0
}

export function sizeOfSite({ analysis }: PaperInput): { readonly width: Inches; readonly height: Inches } {
  const { min, max } = siteBox(analysis)
  return { width: max.x - min.x, height: max.y - min.y }
}

const siteBox = (analysis: PaperInput['analysis']) =>
  boxAround(
    planOf(analysis)
      .shapes.filter(({ role }) => role !== 'ground')
      .flatMap(({ points }) => points),
  )

const INSIDE: readonly string[] = ['handrail', 'post', 'picket', 'leg', 'foot', 'brace', 'closure']

/** Property lines, house, setbacks and the new ramp as an outline. */
export function siteView({ analysis }: PaperInput, frame: Frame, { number, scale }: Numbered): Drawn {
  const view = planOf(analysis)
  const box = siteBox(analysis)
  const shapes = view.shapes.filter(({ role }) => role !== 'ground' && !INSIDE.includes(role))
  const [width, height] = [
    onPaper(box.max.x - box.min.x, scale.ratio),
    onPaper(box.max.y - box.min.y, scale.ratio),
  ]
  const placed = placeView(box, scale.ratio, centered(frame, width, height))
  const within: Frame = { ...frame, height: frame.height - VIEW_TITLE_HEIGHT }
  const room = roomIn(within)
  const { lot = [], yard = [], north, setback } = analysis.layout.site
  const lotLines = lot.flatMap((from, index) => {
    const to = lot[(index + 1) % lot.length] ?? from
    const measure = Math.hypot(to.x - from.x, to.y - from.y)
    return [{ from, to, offset: 20 * turnSign(lot), measure }]
  })
  const own = builtPlan(analysis, false).box
  return {
    marks: [
      ...viewMarks({ ...view, shapes }, placed),
      ...(yard.length > 2
        ? [line([...yard, ...yard.slice(0, 1)].map(placed.toPaper), { width: penOf(0.18), dash: [5, 3] })]
        : []),
      ...dimensionsOnPaper(lotLines, placed, 14).flatMap((one) => dimensionMarks(one, room)),
      ...(tagMarks(
        {
          words: 'NEW RAMP',
          at: placed.toPaper({ x: (own.min.x + own.max.x) / 2, y: (own.min.y + own.max.y) / 2 }),
        },
        room,
        20,
      ) ?? []),
      ...(north === undefined ? [] : northArrow(frame.left + frame.width - 22, frame.top + 26, north)),
      ...viewTitle(
        {
          number,
          name: 'Site plan',
          scale,
          remark:
            setback === undefined
              ? 'Lines as surveyed'
              : `Lines as surveyed; setback ${architectLength(setback)}`,
        },
        { left: frame.left, top: frame.top + frame.height - VIEW_TITLE_HEIGHT, width: frame.width },
      ),
    ],
    viewport: { name: 'Site plan', frame: within, ratio: scale.ratio },
  }
}

/** 1 where an outline runs clockwise on the drawing, so that what is left of it lies outside. */
function turnSign(outline: readonly { readonly x: number; readonly y: number }[]): number {
  const twice = outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return twice >= 0 ? 1 : -1
}
