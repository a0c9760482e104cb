import {
  linearFeetGet,
  rampGenerate,
  rampGenerateBraces,
  rampGenerateChildRails,
  rampGenerateComponentConnections,
  rampGenerateLegs,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { type Analysis, childRailsOf, isSystemPart, type Layout } from '@ramp/domain'
import type { Api } from '@ramp/shell'
import type { OpenedProject } from '../../../project/opened-project.ts'
import type { ItemListCalls, SystemFacts } from '../item-list/item-list-calls.ts'
import { finishKey } from './finish-key.ts'
import type { FinishCalls } from './finish-project.ts'
import { sentBefore } from './sent-before.ts'

/** What the item list of a layout is checked against. */
export const factsOf = ({ placement, layout }: Analysis): SystemFacts => ({
  itemNumbers: placement.parts.flatMap(({ part, item }) => (isSystemPart(part) ? [item.itemNumber] : [])),
  wantsChildRails: placement.parts.some(
    ({ part }) => part.kind === 'ramp' && isSystemPart(part) && childRailsOf(part, layout.project),
  ),
})

export const itemListCallsOf = (
  api: Api,
  { layout }: Analysis,
  header: OpenedProject['header'],
): ItemListCalls => ({
  generate: () => api.call(rampGenerate, { layout, ...quoteOf(header) }),
  linearFeet: (itemNumbers) =>
    api.call(linearFeetGet, {
      itemNumbers: [...new Set(itemNumbers)],
      productLine: layout.project.product,
    }),
  childRails: () => api.call(rampGenerateChildRails, { layout, ...quoteOf(header) }),
  connections: () => api.call(rampGenerateComponentConnections, { layout, ...quoteOf(header) }),
  legs: () => api.call(rampGenerateLegs, { layout, ...quoteOf(header) }),
  braces: () => api.call(rampGenerateBraces, { layout, ...quoteOf(header) }),
})

/** Who may not design without a quote says which one it is. */
const quoteOf = (header: OpenedProject['header']) =>
  header ? { headerID: header.headerID, option: header.option } : {}

type FinishContext = {
  readonly api: Api
  readonly layout: Layout
  readonly catalogueVersion: string
  readonly header: OpenedProject['header']
  readonly makePdf: () => Promise<Blob>
  readonly makePreview: () => Promise<Blob | null>
}

/** More tries in a row than a person makes; the call takes no more. */
const MOST_TRIES = 20

/** The last calls: what they are depends on whether a quote waits for the parts (spec 3 §4.8). */
export function finishCallsOf(context: FinishContext): FinishCalls {
  const { api, layout, header, makePdf, makePreview } = context
  const generate = () => api.call(rampGenerate, { layout, ...quoteOf(header) })
  if (!header) return { kind: 'sandbox', generate }
  const { headerID, option } = header
  const before = sentBefore(header)
  const key = finishKey(layout, context.catalogueVersion)
  return {
    kind: 'quote',
    generate,
    makePdf,
    makePreview,
    async send({ base64File, preview }) {
      const { unanswered } = before
      before.unanswered = [...unanswered.filter((one) => one !== key), key].slice(-MOST_TRIES)
      const answer = await api.call(vizionHeaderUpdate, {
        headerID,
        option,
        layout,
        dtmLastUpdate: before.dtmLastUpdate,
        finish: { key, base64File, ...(preview !== null && { preview }), unanswered },
      })
      before.dtmLastUpdate = answer.header.dtmLastUpdate
      before.unanswered = []
      return answer.quote
    },
  }
}
