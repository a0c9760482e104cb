import { getQuote, getRevision } from '@ramp/contracts'
import type { Cents, Layout, Line } from '@ramp/domain'
import { type Api, useApi } from '@ramp/shell'
import { useCall } from '../../lib/use-call.ts'
import { readLayout } from '../../persistence/read-layout.ts'

/** An issued version with its prices, and the drawing it was issued for. */
export type IssuedRevision = {
  readonly versionNumber: number
  readonly layout: Layout
  readonly lines: readonly Line[]
  readonly partsTotal: Cents
}

/**
 * What was issued last of a quote; null where nothing was, and for people who see no prices.
 * @param isFinished what Finish issues is asked for once it is there
 */
export function useLastRevision(quote: string, isFinished: boolean): IssuedRevision | null {
  const api = useApi()
  const [answer] = useCall(
    { question: ['last revision', quote, isFinished], ask: () => lastRevision(api, quote) },
    // Without it the drawing goes on as it is; the next focus of the window asks again.
    () => undefined,
  )
  return answer.kind === 'answered' ? answer.value : null
}

async function lastRevision(api: Api, id: string): Promise<IssuedRevision | null> {
  const { issued } = await api.call(getQuote, { id })
  if (!issued) return null
  const revision = await api.call(getRevision, {
    id,
    versionNumber: String(issued.versionNumber),
  })
  const { partsTotal, versionNumber } = revision
  const layout = readLayout(revision.layout)
  const lines = revision.lines.flatMap(({ unitPrice, total, ...line }) =>
    unitPrice === null || total === null ? [] : [{ ...line, unitPrice, total }],
  )
  return layout === null || partsTotal === null || lines.length < revision.lines.length
    ? null
    : { layout, versionNumber, lines, partsTotal }
}
