import { getRevision, listOptions, type QuoteOptions, type QuoteRevision } from '@ramp/contracts'
import type { Cents, Layout, Line } from '@ramp/domain'
import { type Api, useApi } from '@ramp/shell'
import { useCall } from '../../lib/use-call.ts'
import { readLayout } from '../../persistence/read-layout.ts'

/** A revision with its prices, and the drawing it was issued for. */
export type IssuedRevision = {
  /** Quote, option and letter: `1042-1A`. */
  readonly name: string
  readonly layout: Layout
  readonly lines: readonly Line[]
  readonly partsTotal: Cents
}

/**
 * What was issued last of an option; null where nothing was finished, and for people who see no prices.
 * @param isFinished what Finish issues is asked for once it is there
 */
export function useLastRevision({ quote, option }: OfOption, isFinished: boolean): IssuedRevision | null {
  const api = useApi()
  const [answer] = useCall(
    {
      question: ['last revision', quote, option, isFinished],
      ask: () => lastRevision(api, { quote, option }),
    },
    // Without it the drawing goes on as it is; the next focus of the window asks again.
    () => undefined,
  )
  return answer.kind === 'answered' ? answer.value : null
}

type OfOption = { readonly quote: string; readonly option: number }

/** The revision of an option that was issued last; while none was, the one that was finished last. */
export function lastOf({ options }: QuoteOptions, option: number): QuoteRevision | null {
  const revisions = options.find(({ number }) => number === option)?.revisions ?? []
  return revisions.findLast(({ offer }) => offer !== 'none') ?? revisions.at(-1) ?? null
}

async function lastRevision(api: Api, { quote: id, option }: OfOption): Promise<IssuedRevision | null> {
  const last = lastOf(await api.call(listOptions, { id }), option)
  if (!last) return null
  const { name, versionNumber } = last
  const revision = await api.call(getRevision, { id, versionNumber: String(versionNumber) })
  const { partsTotal } = revision
  const layout = readLayout(revision.layout)
  const lines = revision.lines.flatMap(({ unitPrice, total, ...line }) =>
    unitPrice === null || total === null ? [] : [{ ...line, unitPrice, total }],
  )
  return layout === null || partsTotal === null || lines.length < revision.lines.length
    ? null
    : { name, layout, lines, partsTotal }
}
