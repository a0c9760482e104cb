import { boxesSentence } from '@ramp/drafting'

type Note = {
  readonly description?: string
  readonly inputWrapperOrder?: ('label' | 'input' | 'description')[]
}

/** Below a field: which of its letters print as boxes; nothing while all of them print. */
export function boxesNote(text: string): Note {
  const description = boxesSentence(text)
  return description === null ? {} : { description, inputWrapperOrder: ['label', 'input', 'description'] }
}
