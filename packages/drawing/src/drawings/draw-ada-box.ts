import { type AdaBox, adaCheckBox, type Inches, type Point } from '@ramp/domain'
import { boxData, hairline, lineData, type Marks, PALETTE, path, text } from '@ramp/drafting'
import { FORM_INK, formFrame } from './style/form-frame.ts'

/** What the box states (spec 2 §9). */
export const ADA_STATEMENTS = [
  'Runs are 36 inches wide',
  'Handrails are 34 to 36 inches high',
  'Runs have a 1:12 ratio',
  'Landings are 5 by 5 feet',
  'No run is longer than 30 feet without a resting platform',
] as const

const LETTERS: Inches = 7

/** The ADA layout box: statements that a person ticks. */
export const drawAdaBox = ({ kind, scale, style, isChecked }: AdaBox): Marks =>
  formFrame(
    { kind, scale, style, title: 'ADA LAYOUT' },
    ADA_STATEMENTS.flatMap((statement, line) => {
      const { min, max } = adaCheckBox(line)
      return [
        path(boxData(min.x, min.y, max.x - min.x, max.y - min.y), {
          fill: PALETTE.surface,
          stroke: hairline(FORM_INK),
        }),
        ...(isChecked[line] ? [tick(min)] : []),
        text(statement, { x: max.x + 5, y: max.y - 1 }, LETTERS, { align: 'start', color: FORM_INK }),
      ]
    }),
  )

const tick = ({ x, y }: Point) =>
  path(
    lineData([
      { x: x + 1.4, y: y + 3.8 },
      { x: x + 3, y: y + 5.6 },
      { x: x + 5.8, y: y + 1.4 },
    ]),
    { stroke: { color: FORM_INK, width: 1, unit: 'in', cap: 'round' } },
  )
