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

export const itemListCallsOf = (api: Api, { layout }: Analysis): ItemListCalls => ({
  generate: () => api.call(rampGenerate, { layout }),
  linearFeet: (itemNumbers) =>
    api.call(linearFeetGet, {
      itemNumbers: [...new Set(itemNumbers)],
      productLine: layout.project.product,
    }),
  connections: () => api.call(rampGenerateComponentConnections, { layout }),
  legs: () => api.call(rampGenerateLegs, { layout }),
  braces: () => api.call(rampGenerateBraces, { layout }),
})

type FinishContext = {
  readonly api: Api
  readonly layout: Layout
  readonly header: OpenedProject['header']
  readonly makePdf: () => Promise<Blob>
}

/** The last calls: what they are depends on whether a quote waits for the parts (spec 3 §4.8). */
export function finishCallsOf({ api, layout, header, makePdf }: FinishContext): FinishCalls {
  const generate = () => api.call(rampGenerate, { layout })
  if (!header) return { kind: 'sandbox', generate }
  const { headerID, dtmCreated: created } = header
  return {
    kind: 'quote',
    generate,
    makePdf,
    saveLayout: (base64File) => api.call(rampLayoutPost, { headerID, base64File }),
    saveProject: () =>
      api.call(vizionProjectUpdate, {
        headerID,
        project: savedProjectOf(layout, { now: new Date(), created, headerID }),
      }),
    updateHeader: async () => (await api.call(vizionHeaderUpdate, { headerID, layout })).quote,
  }
}
