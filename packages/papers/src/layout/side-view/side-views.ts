import { type Analysis, hasEnteredHeights, pluralOf, type RunFigures } from '@ramp/domain'
import { type BlockFor, letters, POINTS, type Row, type SheetLayer } from '@ramp/drafting'
import { SIDE_VIEWS } from '../sheet/sheet.ts'
import { sideView } from './side-view.ts'

const BESIDE_AT_MOST = 3
const GAP = 28
const HEADING = 24
const ROW_HEIGHT = 210

/** Side views of the runs: as many as can be read below the plan, the others as a block for further sheets. */
export function sideViews(analysis: Analysis): {
  readonly first: readonly SheetLayer[]
  readonly further: readonly BlockFor[]
} {
  const runs = analysis.runs.figures.filter((run) => hasEnteredHeights(run, analysis.runs))
  const shown = runs.slice(0, BESIDE_AT_MOST)
  const others = runs.slice(BESIDE_AT_MOST)
  if (shown.length === 0) return { first: [], further: [] }
  const width = (SIDE_VIEWS.width - GAP * (shown.length - 1)) / shown.length
  const marks = shown.flatMap((run, index) =>
    sideView(run, analysis, {
      left: SIDE_VIEWS.left + index * (width + GAP),
      top: SIDE_VIEWS.top + HEADING,
      width,
      height: SIDE_VIEWS.height - HEADING,
    }),
  )
  const heading = letters(
    pluralOf(shown.length, 'SIDE VIEW', 'SIDE VIEWS'),
    SIDE_VIEWS.left,
    SIDE_VIEWS.top + 14,
    {
      size: 14,
      weight: 'bold',
    },
  )
  return {
    first: [{ view: POINTS, marks: [heading, ...marks] }],
    further: others.length === 0 ? [] : [furtherViews(others, analysis)],
  }
}

const furtherViews =
  (runs: readonly RunFigures[], analysis: Analysis): BlockFor =>
  (width) => ({
    heading: 'Further side views',
    rows: runs.map(
      (run): Row => ({
        height: ROW_HEIGHT,
        draw: (left, top) => sideView(run, analysis, { left, top, width, height: ROW_HEIGHT - 16 }),
      }),
    ),
  })
