import {
  FORM_SIZES,
  FORM_TITLE,
  type Inches,
  NOTE_LETTERS,
  NOTE_LINE,
  NOTE_TOP,
  type RISE_FIELDS,
  type RiseBox,
  type ServiceBox,
  serviceNotes,
} from '@ramp/domain'
import { clampText, hairline, type Marks, PALETTE, path, text } from '@ramp/drafting'
import { FORM_INK, formFrame } from './style/form-frame.ts'

const LETTERS: Inches = 6.5
const LEFT: Inches = 6
/** Where the answers of the rise box begin. */
const ANSWER: Inches = 92

/** Lines of the rise box (spec 2 §9). */
const RISES: readonly (readonly [field: (typeof RISE_FIELDS)[number], label: string])[] = [
  ['riseOut', 'Rise at door out'],
  ['riseIn', 'Rise at door in'],
  ['porch', 'Porch'],
  ['steps', 'Steps'],
  ['incline', 'Grade incline'],
  ['decline', 'Grade decline'],
  ['totalRise', 'Total rise'],
]

/** The rise info box: seven figures in a list, the total below a line. */
export function drawRiseBox(box: RiseBox): Marks {
  const { width, length } = FORM_SIZES['rise-box']
  const row = (length - FORM_TITLE) / RISES.length
  return formFrame(
    { ...box, title: 'RISE INFO' },
    RISES.flatMap(([field, label], index) => {
      const y = FORM_TITLE + row * (index + 0.5) + LETTERS * 0.35
      const isTotal = field === 'totalRise'
      const weight = isTotal ? ('bold' as const) : ('regular' as const)
      const [answer = ''] = clampText(box[field], 1, width - ANSWER - 3, { size: LETTERS, weight })
      const rule = { stroke: hairline(isTotal ? FORM_INK : PALETTE.formRule) }
      return [
        path(`M0 ${FORM_TITLE + row * index}H${width}`, rule),
        text(label, { x: LEFT, y }, LETTERS, { align: 'start', color: FORM_INK, weight }),
        text(answer, { x: ANSWER, y }, LETTERS, { align: 'start', color: FORM_INK, weight }),
      ]
    }),
  )
}

/** The service notes box: what the service crew and what the shipping has to know. */
export function drawServiceBox(box: ServiceBox): Marks {
  const { service, ship, shipTop, length } = serviceNotes(box)
  return formFrame({ ...box, length, title: 'SERVICE NOTES' }, [
    ...note('Service', service, FORM_TITLE),
    path(`M0 ${shipTop}H${FORM_SIZES['service-box'].width}`, { stroke: hairline(PALETTE.formRule) }),
    ...note('Ship', ship, shipTop),
  ])
}

const note = (label: string, lines: readonly string[], top: Inches): Marks => [
  text(label, { x: LEFT, y: top + 9 }, NOTE_LETTERS, { align: 'start', color: FORM_INK, weight: 'bold' }),
  ...lines.map((line, index) =>
    text(line, { x: LEFT, y: top + NOTE_TOP + index * NOTE_LINE }, NOTE_LETTERS, {
      align: 'start',
      color: FORM_INK,
    }),
  ),
]
