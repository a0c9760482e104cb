import { type Check, Checklist } from './checklist.ts'
import type { Generated, ItemListCalls, SystemFacts } from './item-list-calls.ts'
import { checkBraces, checkConnections, checkLegs, checkOpenings, checkRuns } from './item-list-checks.ts'
import type { Remark } from './remark.ts'

type ItemList = {
  readonly lines: Generated['lines']
  readonly partsTotal: number
  readonly weight: number
  readonly linearFeet: number
  /** What a person should know before the list is sent. */
  readonly remarks: readonly Remark[]
}

export type Preparation =
  | { readonly kind: 'ready'; readonly list: ItemList }
  | { readonly kind: 'stopped'; readonly failure: Remark }

/**
 * Makes the item list through the server and follows it row by row (spec 3 §2.14, §7). Failures of the connection and
 * bracing calls are told and the work goes on, because the list itself is made by rampGenerate; any other failure stops it.
 */
export async function prepareItemList(
  system: SystemFacts,
  calls: ItemListCalls,
  onChecks: (checks: readonly Check[]) => void,
): Promise<Preparation> {
  const checklist = new Checklist(onChecks)
  const runs = await checklist.run('Runs', () => checkRuns(system, calls))
  if (runs.kind === 'failed') return stopped(runs)
  const { generated, linearFeet } = runs.value
  const connections = await checklist.run('Connections', () => checkConnections(system, calls, generated))
  if (connections.kind === 'failed') return stopped(connections)
  const openings = await checklist.run('Entry / Exit', async () => checkOpenings(connections.value))
  if (openings.kind === 'failed') return stopped(openings)
  const legs = await checklist.run('Legs', () => checkLegs(calls, generated))
  if (legs.kind === 'failed') return stopped(legs)
  const braces = await checklist.run('Cross Bracing', () => checkBraces(calls, generated))
  if (braces.kind === 'failed') return stopped(braces)
  const { lines, partsTotal, weight } = generated
  const remarks = [runs, connections, openings, legs, braces].flatMap((one) => one.remarks)
  return { kind: 'ready', list: { lines, partsTotal, weight, linearFeet, remarks } }
}

const stopped = ({ remark: failure }: { readonly remark: Remark }): Preparation => ({
  kind: 'stopped',
  failure,
})
