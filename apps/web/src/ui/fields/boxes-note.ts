import { boxesSentence } from '@ramp/drawing'

/** Below a field: which of its letters print as boxes; nothing while all of them print. */
export function boxesNote(text: string) {
  const sentence = boxesSentence(text)
  return sentence === null
    ? {}
    : {
        description: sentence,
        inputWrapperOrder: ['label', 'input', 'description'] as ('label' | 'input' | 'description')[],
      }
}
