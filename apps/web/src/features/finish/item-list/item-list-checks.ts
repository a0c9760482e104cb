import type { IssueCode } from '@ramp/domain'
import { type Checked, failed, passed } from './checklist.ts'
import type { Generated, ItemListCalls, KindOfLines, LinearFeet, SystemFacts } from './item-list-calls.ts'
import { remark, remarkOfCall } from './remark.ts'

/** The list itself, its linear feet, and the child rails a person asked for. */
export async function checkRuns(
  { itemNumbers, wantsChildRails }: SystemFacts,
  calls: ItemListCalls,
): Promise<Checked<{ generated: Generated; linearFeet: number }>> {
  const made = await outcomeOf(calls.generate())
  if (!made.isOk) return failed(remarkOfCall('Could not generate parts', made.error))
  const generated = made.value
  if (generated.lines.length === 0) return failed(remark(NO_LIST, 'The server found no parts to list.'))
  const measured = await outcomeOf(itemNumbers.length > 0 ? calls.linearFeet(itemNumbers) : NONE)
  if (!measured.isOk) return failed(remarkOfCall('Could not generate linear feet', measured.error))
  const linearFeet = sumOfFeet(measured.value, itemNumbers)
  const childRails = wantsChildRails ? await checkChildRails(calls, generated) : passed(null)
  return childRails.kind === 'failed' ? childRails : passed({ generated, linearFeet }, ...childRails.remarks)
}

/** Child rails; without an answer the work goes on (spec 3 §7). */
async function checkChildRails(
  calls: ItemListCalls,
  generated: Generated,
): Promise<Checked<KindOfLines | null>> {
  const asked = await outcomeOf(calls.childRails())
  if (!asked.isOk) return passed(null, remarkOfCall('Could not configure system child rails', asked.error))
  return asked.value.lines.length === 0
    ? passed(asked.value, NO_CHILD_RAILS)
    : withinList(asked.value, generated)
}

const NO_LIST = 'There was an error generating item number list'
const NONE: Promise<LinearFeet> = Promise.resolve([])
const NO_CHILD_RAILS = remark(
  'No child rails found (you may be missing parts)',
  'disregard if your system does not need child rails',
)

/** The longer side of every part that is drawn, in feet (spec 3 §5.6). */
function sumOfFeet(lengths: LinearFeet, itemNumbers: readonly string[]): number {
  const feet = new Map(lengths.map(({ itemNumber, length }) => [itemNumber, length]))
  return itemNumbers.reduce((total, itemNumber) => total + (feet.get(itemNumber) ?? 0), 0)
}

/** Connectors, hangers, brackets, loops and transitions; without an answer the work goes on (spec 3 §7). */
export async function checkConnections(
  { itemNumbers }: SystemFacts,
  calls: ItemListCalls,
  generated: Generated,
): Promise<Checked<KindOfLines | null>> {
  const asked = await outcomeOf(calls.connections())
  if (!asked.isOk) {
    const failure = remarkOfCall('Could not configure system connections', asked.error)
    return passed(null, { ...failure, detail: `Error in submitConnections: ${failure.detail}` })
  }
  if (asked.value.lines.length === 0 && itemNumbers.length > 0)
    return passed(
      asked.value,
      remark(
        'No connections found (you may be missing parts)',
        'Verify end brackets, connectors and loops before you order.',
      ),
    )
  return withinList(asked.value, generated)
}

/** Openings the server found wanting, in the answer to the connection call. */
const OPENING_CODES: readonly IssueCode[] = [
  'connection.no-entrance',
  'connection.no-exit',
  'connection.exit-at-ramp-top',
  'connection.entrance-at-ramp-bottom',
  'connection.opening-not-free',
]

/** Entrances and exits, as the connection call found them. */
export function checkOpenings(connections: KindOfLines | null): Checked<null> {
  if (!connections) return passed(null, remark('Entrances and exits were not checked.'))
  const wrong = connections.issues.filter(({ code }) => OPENING_CODES.includes(code))
  return passed(null, ...wrong.map(({ message }) => remark(message)))
}

/** Legs and feet; nothing is sent without them. */
export async function checkLegs(
  { legs }: ItemListCalls,
  generated: Generated,
): Promise<Checked<KindOfLines>> {
  const asked = await outcomeOf(legs())
  return asked.isOk
    ? withinList(asked.value, generated)
    : failed(remarkOfCall('Could not generate legs', asked.error))
}

/** Braces; without an answer the work goes on (spec 3 §7). */
export async function checkBraces(
  { braces }: ItemListCalls,
  generated: Generated,
): Promise<Checked<KindOfLines | null>> {
  const asked = await outcomeOf(braces())
  return asked.isOk
    ? withinList(asked.value, generated)
    : passed(null, remarkOfCall('Could not configure system bracing', asked.error))
}

/** What one call counts must be on the whole list, or the list cannot be trusted. */
function withinList(kind: KindOfLines, { lines }: Generated): Checked<KindOfLines> {
  const listed = new Map(lines.map(({ itemNumber, quantity }) => [itemNumber, quantity]))
  const missing = kind.lines.filter(({ itemNumber, quantity }) => (listed.get(itemNumber) ?? 0) < quantity)
  if (missing.length === 0) return passed(kind)
  const names = missing.map(({ shortName }) => shortName).join(', ')
  return failed(remark(NO_LIST, `The list holds too few of ${names}. Try again.`))
}

type Outcome<Value> =
  | { readonly isOk: true; readonly value: Value }
  | { readonly isOk: false; readonly error: unknown }

const outcomeOf = <Value>(call: Promise<Value>): Promise<Outcome<Value>> =>
  call.then(
    (value) => ({ isOk: true, value }),
    (error: unknown) => ({ isOk: false, error }),
  )
