import {
  linearFeetGet,
  rampGenerate,
  rampGenerateBraces,
  rampGenerateComponentConnections,
  rampGenerateLegs,
  rampLayoutPost,
  savedProjectOf,
  vizionHeaderUpdate,
  vizionProjectUpdate,
} from '@ramp/contracts'
import { type Analysis, isSystemPart, itemsOfRole, type Layout } from '@ramp/domain'
import type { Api } from '../../lib/api.ts'
import type { OpenedProject } from '../../lib/opened-project.ts'
import type { FinishCalls } from './finish-project.ts'
import type { ItemListCalls, SystemFacts } from './item-list-calls.ts'

/** What the item list of a layout is checked against. */
export const factsOf = ({ placement, layout, catalogue }: Analysis): SystemFacts => ({
  itemNumbers: placement.parts.flatMap(({ part, item }) => (isSystemPart(part) ? [item.itemNumber] : [])),
  wantsChildRails: layout.project.childRails,
  childRails: itemsOfRole(catalogue, 'child-rail').map(({ shortName }) => shortName),
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
  connections: () => api.call(rampGenerateComponentConnections, { layout, ...quoteOf(header) }),
  legs: () => api.call(rampGenerateLegs, { layout, ...quoteOf(header) }),
  braces: () => api.call(rampGenerateBraces, { layout, ...quoteOf(header) }),
})

/** Who may not design without a quote says which one it is. */
const quoteOf = (header: OpenedProject['header']) => (header ? { headerID: header.headerID } : {})

type FinishContext = {
  readonly api: Api
  readonly layout: Layout
  readonly header: OpenedProject['header']
  readonly makePdf: () => Promise<Blob>
  /** What this window last knew of the header; it moves on with every save. */
  readonly lastKnown: { dtmLastUpdate: string | null }
}

/** The last calls: what they are depends on whether a quote waits for the parts (spec 3 §4.8). */
export function finishCallsOf({ api, layout, header, makePdf, lastKnown }: FinishContext): FinishCalls {
  const generate = () => api.call(rampGenerate, { layout, ...quoteOf(header) })
  if (!header) return { kind: 'sandbox', generate }
  const { headerID, dtmCreated: created } = header
  const known = () => lastKnown.dtmLastUpdate ?? header.dtmLastUpdate
  return {
    kind: 'quote',
    generate,
    makePdf,
    saveLayout: (base64File) => api.call(rampLayoutPost, { headerID, base64File }),
    saveProject: async () => {
      const project = savedProjectOf(layout, { now: new Date(), created, headerID })
      const { dtmSaved } = await api.call(vizionProjectUpdate, { headerID, project, dtmLastUpdate: known() })
      lastKnown.dtmLastUpdate = dtmSaved
    },
    updateHeader: async () => {
      const answer = await api.call(vizionHeaderUpdate, { headerID, layout, dtmLastUpdate: known() })
      lastKnown.dtmLastUpdate = answer.header.dtmLastUpdate
      return answer.quote
    },
  }
}
