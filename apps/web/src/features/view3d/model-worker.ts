import { type Catalogue, catalogueOf } from '@ramp/domain'
import { makeModel } from './make-model.ts'
import type { ModelAsked, ModelMessage } from './model-messages.ts'

// Thousands of solids are made beside the page, which stays quick meanwhile.
let catalogue: Catalogue | null = null

self.onmessage = ({ data }: MessageEvent<ModelAsked>) => {
  if (data.kind === 'catalogue') catalogue = catalogueOf(data.catalogue)
  else if (catalogue) self.postMessage(answerTo(data, catalogue))
}

function answerTo(
  { number, layout }: Extract<ModelAsked, { kind: 'layout' }>,
  known: Catalogue,
): ModelMessage {
  try {
    return { kind: 'made', number, made: makeModel(layout, known) }
  } catch {
    // The page makes it then, and says what is wrong.
    return { kind: 'failed', number }
  }
}
