import { type Analysis, hasEnteredHeights, type RunFigures } from '@ramp/domain'
import {
  type BlockFor,
  boxed,
  type Density,
  INK,
  lengthText,
  lineRows,
  type Row,
  spacer,
  stacked,
  type TableColumn,
  tableOf,
} from '@ramp/drafting'
import { fixedFigure, plainFigure } from '../sheet/figures.ts'
import { SMALLEST } from '../sheet/sheet.ts'
import { LAYOUT_TEXT } from '../sheet/text-style.ts'

const PARTS = { size: SMALLEST, color: INK.muted, style: LAYOUT_TEXT } as const

/** What stands for the ratio of a run that has no ramps. */
const INCLINES: Readonly<Partial<Record<RunFigures['kind'], string>>> = {
  empty: '–',
  platforms: 'level',
  stairs: 'stairs',
}

/** The slope of stairs or of a level run says nothing to anybody who reads the sheet. */
const ofRamps = ({ kind }: RunFigures, figure: string): string => (kind === 'ramps' ? figure : '–')

/** The figures of a run, and whether its heights were entered: without them nobody knows how high or steep it is. */
type ShownRun = RunFigures & { readonly isKnown: boolean }

const whereKnown = ({ isKnown }: ShownRun, figure: string): string => (isKnown ? figure : '–')

const COLUMNS: readonly TableColumn<ShownRun>[] = [
  { title: 'Run', cell: ({ name }) => name, weight: 'bold', isFlexible: true },
  { title: 'Top', cell: (run) => whereKnown(run, lengthText(run.top, 'height')), align: 'end' },
  { title: 'Bottom', cell: (run) => whereKnown(run, lengthText(run.bottom, 'height')), align: 'end' },
  {
    title: 'Rise',
    cell: ({ isKnown, rise }) => (isKnown ? lengthText(rise, 'height') : 'not entered'),
    align: 'end',
  },
  { title: 'Ramping', cell: (run) => ofRamps(run, lengthText(run.rampingLength, 'walk')), align: 'end' },
  {
    title: 'Ratio',
    cell: (run) => INCLINES[run.kind] ?? whereKnown(run, run.ratio),
    align: 'end',
    weight: 'bold',
  },
  {
    title: 'Degree',
    cell: (run) => whereKnown(run, ofRamps(run, `${fixedFigure(run.degree)}°`)),
    align: 'end',
  },
  {
    title: 'Grade',
    cell: (run) => whereKnown(run, ofRamps(run, `${fixedFigure(run.grade)}%`)),
    align: 'end',
  },
  { title: 'Lin. ft', cell: ({ linearFeet }) => plainFigure(linearFeet), align: 'end' },
]

/** Codes and permit sets measure slopes over the ground. */
const NOMINAL = 'Ratio, degree and grade: nominal, along the section.'

const CHIP = 9
const INDENT = 16

/** The figures of every run and its parts in walking order from the top (spec 3 §3, run). */
export const runsBlock =
  ({ runs, placement }: Analysis, density: Density): BlockFor =>
  (width) => {
    const heading = 'Runs'
    if (runs.figures.length === 0) return { heading, rows: lineRows('No runs yet.', width, PARTS) }
    const known = runs.figures.map((run) => ({ ...run, isKnown: hasEnteredHeights(run, runs) }))
    const { head, rows } = tableOf(COLUMNS, known, width, { density, style: LAYOUT_TEXT })
    const hasSeveral = runs.figures.length > 1
    return {
      heading,
      head,
      rows: [
        ...runs.figures.flatMap((run, index) => {
          const row = rows[index]
          const names = run.parts.flatMap((id) => placement.byId.get(id)?.item.shortName ?? [])
          const walk = walkRow(names, width, hasSeveral ? run.color : null)
          return row ? [stacked([row, spacer(3), walk, spacer(8)])] : []
        }),
        ...(runs.figures.some(({ kind }) => kind === 'ramps') ? lineRows(NOMINAL, width, PARTS) : []),
      ],
    }
  }

/** The parts from the top down, behind the colour that the run has on the plan where there are several. */
function walkRow(names: readonly string[], width: number, color: string | null): Row {
  const text = stacked(lineRows(names.join(' › '), width - INDENT, PARTS))
  return {
    height: text.height,
    draw: (left, top) => [
      ...(color ? [boxed({ left, top: top + 4, width: CHIP, height: CHIP }, null, color)] : []),
      ...text.draw(left + (color ? INDENT : 0), top),
    ],
  }
}
