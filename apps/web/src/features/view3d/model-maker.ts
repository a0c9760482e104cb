import type { Catalogue, Layout } from '@ramp/domain'
import { type Made, makeModel } from './make-model.ts'
import type { ModelAsked, ModelMessage } from './model-messages.ts'

/** A worker as far as a maker of models needs it. */
export type Beside = {
  onmessage: ((event: MessageEvent<ModelMessage>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  readonly postMessage: (asked: ModelAsked) => void
  readonly terminate: () => void
}

/**
 * Makes models in a worker. The layout asked for last is the one that counts; where the worker cannot make its model, the
 * page does.
 */
export function modelMaker(catalogue: Catalogue, worker: Beside) {
  const { version, productLine, items, priceLevels } = catalogue
  let latest = 0
  worker.postMessage({ kind: 'catalogue', catalogue: { version, productLine, items, priceLevels } })
  const make = (layout: Layout, onMade: (made: Made) => void): void => {
    latest += 1
    worker.onmessage = ({ data }) => {
      if (data.number === latest) onMade(data.kind === 'made' ? data.made : makeModel(layout, catalogue))
    }
    worker.onerror = () => onMade(makeModel(layout, catalogue))
    worker.postMessage({ kind: 'layout', number: latest, layout })
  }
  return { make, end: () => worker.terminate() }
}
