import { type Drawing, isWorded, type Layout, RISE_FIELDS } from '@ramp/domain'
import { unprintable } from '@ramp/drafting'
import { letterSentence } from '../../paper/letter-faults.ts'

/** Words that a person wrote and a layout PDF prints, by the names of their fields. */
export const wordsOnLayout = ({
  project,
  drawings,
  parts,
}: Layout): readonly { readonly label: string; readonly words: string }[] => [
  { label: 'The project name', words: project.name },
  { label: 'The text of the notes', words: project.notes },
  ...drawings.flatMap(wordsOf).map((words) => ({ label: `The drawing's text "${words}"`, words })),
  ...parts.flatMap(({ looks }) =>
    looks?.label === undefined ? [] : [{ label: `The text "${looks.label}" of a part`, words: looks.label }],
  ),
]

/** What a layout PDF would print as boxes, a sentence for each field: none where all letters print. */
export const layoutLetterFaults = (layout: Layout): readonly string[] =>
  wordsOnLayout(layout).flatMap(({ label, words }) => {
    const letters = unprintable(words)
    return letters.length === 0 ? [] : [letterSentence(label, letters)]
  })

function wordsOf(drawing: Drawing): readonly string[] {
  if (isWorded(drawing)) return [drawing.text]
  if (drawing.kind === 'service-box') return [drawing.service, drawing.ship]
  return drawing.kind === 'rise-box' ? RISE_FIELDS.map((field) => drawing[field]) : []
}
