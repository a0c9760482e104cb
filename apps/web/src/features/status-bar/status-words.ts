import type { Issue, IssueCode } from '@ramp/domain'

export type Status = {
  readonly errors: readonly Issue[]
  readonly warnings: readonly Issue[]
  readonly toDos: readonly Issue[]
  /** Neither a part nor a drawing stands on the canvas. */
  readonly isEmpty: boolean
}

export type Tone = 'bad' | 'look' | 'open' | 'good'

/** The worst of all that is true: it gives the status its colour. */
export function toneOf({ errors, warnings, toDos, isEmpty }: Status): Tone {
  if (errors.length > 0) return 'bad'
  if (warnings.length > 0) return 'look'
  return toDos.length > 0 || isEmpty ? 'open' : 'good'
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** What is open is named, in the order in which it keeps a system from being one. */
const TO_DOS: readonly (readonly [IssueCode, (count: number) => string])[] = [
  ['connection.unconnected-part', (count) => counted(count, 'part touches nothing', 'parts touch nothing')],
  ['connection.unconnected-side', (count) => counted(count, 'loose ramp end', 'loose ramp ends')],
  ['connection.no-entrance', () => 'no entrance'],
  ['connection.no-exit', () => 'no exit'],
]

/** How the system stands, the worst first; that there are no connection errors is said only where nothing is open. */
export function statusWords({ errors, warnings, toDos, isEmpty }: Status): string {
  const words = [
    ...(errors.length > 0 ? [counted(errors.length, 'error', 'errors')] : []),
    ...(warnings.length > 0 ? [counted(warnings.length, 'warning', 'warnings')] : []),
    ...TO_DOS.flatMap(([code, wordsFor]) => {
      const count = toDos.filter((one) => one.code === code).length
      return count > 0 ? [wordsFor(count)] : []
    }),
  ]
  if (words.length === 0) return isEmpty ? 'Nothing is drawn yet' : 'No connection errors'
  const text = words.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
