import {
  type Analysis,
  adviceOf,
  type Issue,
  messageOf,
  type PartId,
  pluralOf,
  quoteIssues,
  verdictOf,
} from '@ramp/domain'
import {
  type BlockFor,
  baseline,
  group,
  INK,
  inchLine,
  letters,
  paragraph,
  path,
  type Row,
  unprintable,
} from '@ramp/drafting'
import { SMALLEST } from '../sheet/sheet.ts'
import { LAYOUT_TEXT } from '../sheet/text-style.ts'
import { wordsOnLayout } from '../sheet/words-on-layout.ts'
import type { Check } from './check.ts'
import { codeChecks } from './code-checks.ts'

const MESSAGE = { size: 13.5, style: LAYOUT_TEXT } as const
const REMARK = { size: SMALLEST, color: INK.muted, style: LAYOUT_TEXT } as const
const WORD = { size: 13.5, weight: 'bold' } as const
const INDENT = 96
/** Above and below a check. */
const AIR = 4
const ALL_GOOD = 'No errors and no warnings from the product checks.'

/**
 * What the checks of the layout found: errors first, each with its word and its sign, never by colour alone; below them
 * how it stands against the building codes.
 */
export const checksBlock =
  (analysis: Analysis): BlockFor =>
  (width) => ({
    heading: 'Checks',
    rows: [...checksOf(analysis), ...boxesOn(analysis), ...codeChecks(analysis)].map((check) =>
      checkRow(check, width),
    ),
  })

function checksOf(analysis: Analysis): readonly Check[] {
  const issues = quoteIssues(analysis).map((issue) => inNames(issue, analysis))
  if (issues.length === 0) {
    const { tone } = verdictOf(analysis)
    return [{ severity: tone === 'good' ? tone : 'code', message: ALL_GOOD, remark: '' }]
  }
  const same = new Map<string, Issue[]>()
  for (const issue of issues) {
    const key = `${issue.severity} ${messageOf(issue)}`
    same.set(key, [...(same.get(key) ?? []), issue])
  }
  const checks = [...same.values()].flatMap((group): Check[] => {
    const [issue] = group
    if (!issue) return []
    const parts = new Set(group.flatMap((each) => each.parts))
    const names = [...parts].flatMap((id) => nameOfPart(id, analysis))
    const remark = [adviceOf(issue), names.length > 0 && `Parts: ${countedNames(names)}.`].filter(Boolean)
    return [{ severity: issue.severity, message: messageOf(issue), remark: remark.join(' ') }]
  })
  return [
    ...checks.filter(({ severity }) => severity === 'error'),
    ...checks.filter(({ severity }) => severity === 'warning'),
  ]
}

/** Boxes stand for letters that no font has; the reader is told which they are where the dealer can write them. */
function boxesOn({ layout }: Analysis): readonly Check[] {
  const count = unprintable(
    wordsOnLayout(layout)
      .map(({ words }) => words)
      .join('\n'),
  ).length
  if (count === 0) return []
  const letters = count === 1 ? 'A character' : `${count} characters`
  return [
    {
      severity: 'warning',
      message: `${letters} in the project cannot be printed and ${pluralOf(count, 'is', 'are')} shown as a box.`,
      remark: 'They are still in the project. Retype the text with other characters before you send it.',
    },
  ]
}

/** Sentences name parts by their short names: ids are the product's own. */
function inNames(issue: Issue, analysis: Analysis): Issue {
  const values = Object.entries(issue.values ?? {}).map(([name, value]) => [
    name,
    nameOfPart(String(value), analysis)[0] ?? value,
  ])
  return { ...issue, values: Object.fromEntries(values) }
}

/** Its short name, even without a place; a drawing has none, and its id would say nothing to anybody. */
function nameOfPart(id: PartId, { placement, layout }: Analysis): readonly string[] {
  const part = placement.byId.get(id)?.part ?? layout.parts.find((one) => one.id === id)
  return part ? [placement.byId.get(id)?.item.shortName ?? part.shortName] : []
}

/** `PPS55TL, PRSTL8 × 3` */
function countedNames(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} × ${count}`)).join(', ')
}

const LOOKS = {
  error: { word: 'Error', color: INK.error, d: 'M0 0L10 10M10 0L0 10' },
  warning: { word: 'Warning', color: INK.warning, d: 'M5 0L10.5 10H-0.5zM5 3.6V6.6M5 8V8.6' },
  'not-met': { word: 'Not met', color: INK.error, d: 'M0 0L10 10M10 0L0 10' },
  accepted: { word: 'Accepted', color: INK.warning, d: 'M5 0L10.5 10H-0.5zM5 3.6V6.6M5 8V8.6' },
  code: { word: 'Code', color: INK.muted, d: 'M1 1H9V9H1z' },
  good: { word: 'OK', color: INK.good, d: 'M0 5.5L3.6 9.5L10 0.5' },
} as const

function checkRow({ severity, message, remark }: Check, width: number): Row {
  const { word, color, d } = LOOKS[severity]
  const said = paragraph(message, width - INDENT, MESSAGE)
  const remarks = paragraph(remark, width - INDENT, REMARK)
  return {
    height: AIR + said.height + remarks.height + AIR,
    draw: (left, top) => [
      group([path(d, { stroke: { ...inchLine(color, 1.6), cap: 'round' } })], {
        matrix: [1, 0, 0, 1, left + 1, top + 8.5],
      }),
      letters(word, left + 20, top + AIR + baseline(WORD.size, LAYOUT_TEXT), { ...WORD, color }),
      ...said.draw(left + INDENT, top + AIR),
      ...remarks.draw(left + INDENT, top + AIR + said.height),
    ],
  }
}
