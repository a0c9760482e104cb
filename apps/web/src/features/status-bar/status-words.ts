import {
  type CodeReason,
  counted,
  type Issue,
  type IssueCode,
  isSystemPart,
  type Layout,
  type Tone,
  worstTone,
} from '@ramp/domain'

export type Status = {
  readonly errors: readonly Issue[]
  readonly warnings: readonly Issue[]
  readonly toDos: readonly Issue[]
  /** Errors and warnings that a later step shows. */
  readonly later: readonly Issue[]
  /** What is not met of the building codes, or was accepted. */
  readonly codes: readonly CodeReason[]
  /** What is on the canvas: parts of a system, other things alone, or nothing. */
  readonly holds: 'parts' | 'drawings' | 'nothing'
}

export function holdsOf({ parts, drawings }: Pick<Layout, 'parts' | 'drawings'>): Status['holds'] {
  if (parts.some(isSystemPart)) return 'parts'
  return parts.length + drawings.length > 0 ? 'drawings' : 'nothing'
}

/** The worst of all that is true: it gives the status its color. */
export function toneOf({ errors, warnings, toDos, later, codes, holds }: Status): Tone {
  return worstTone([
    ...errors.map(() => 'bad' as const),
    ...codes.map(({ tone }) => tone),
    ...warnings.map(() => 'look' as const),
    ...(toDos.length + later.length > 0 || holds !== 'parts' ? (['open'] as const) : []),
  ])
}

/** What is open is named, in the order in which it keeps a system from being one. */
const TO_DOS: readonly (readonly [IssueCode, (count: number) => string])[] = [
  ['connection.unconnected-part', (count) => counted(count, 'part touches nothing', 'parts touch nothing')],
  ['connection.unconnected-side', (count) => counted(count, 'loose ramp end', 'loose ramp ends')],
  ['connection.no-entrance', () => 'no entrance'],
  ['connection.no-exit', () => 'no exit'],
]

/** What is said where nothing is wrong or open, by what there is. */
const NOTHING_OPEN: Readonly<Record<Status['holds'], string>> = {
  parts: 'No connection errors',
  drawings: 'No ramp drawn',
  nothing: 'The drawing is empty',
}

/** An error says what it is, and of several the first does. */
const errorWords = (errors: readonly Issue[], wordsOf: (issue: Issue) => string): string =>
  [counted(errors.length, 'error', 'errors'), ...errors.slice(0, 1).map(wordsOf)]
    .join(': ')
    .replace(/\.$/, '')

/** How the system stands, the worst first; that there are no connection errors is said only where nothing is open. */
export function statusWords(
  { errors, warnings, toDos, later, codes, holds }: Status,
  wordsOf: (issue: Issue) => string,
): string {
  const notMet = codes.filter(({ kind }) => kind === 'code').length
  const accepted = codes.length - notMet
  const words = [
    ...(errors.length > 0 ? [errorWords(errors, wordsOf)] : []),
    ...(notMet > 0 ? [`${counted(notMet, 'code item', 'code items')} not met`] : []),
    ...(accepted > 0 ? [`${counted(accepted, 'exception', 'exceptions')} accepted`] : []),
    ...(warnings.length > 0 ? [counted(warnings.length, 'warning', 'warnings')] : []),
    ...TO_DOS.flatMap(([code, wordsFor]) => {
      const count = toDos.filter((one) => one.code === code).length
      return count > 0 ? [wordsFor(count)] : []
    }),
  ]
  if (words.length === 0 && holds === 'parts' && later.length > 0)
    return `${NOTHING_OPEN.parts}, ${counted(later.length, 'issue in a later step', 'issues in later steps')}`
  if (words.length === 0) return NOTHING_OPEN[holds]
  const text = words.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
