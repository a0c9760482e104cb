import { type Paper, unprintable } from '@ramp/drafting'
import type { PaperInput } from './input.ts'
import { sheetTexts } from './paper-faults.ts'

/** Letters of a paper that no font has: the field they were entered in, and a sentence that names both. */
export type LetterFault = {
  readonly field: string
  readonly letters: readonly string[]
  readonly sentence: string
}

/** What would print as boxes, field by field; what is not in a field is told by the line that has it. */
export function letterFaults(paper: Paper, input: PaperInput): readonly LetterFault[] {
  const lines = sheetTexts(paper).flatMap((texts) => texts.map(({ text }) => text))
  const printed = new Set(lines.flatMap(unprintable))
  if (printed.size === 0) return []
  const entered = fieldsOf(input).flatMap(({ field, label, text }) => {
    const letters = unprintable(text).filter((letter) => printed.has(letter))
    return letters.length === 0 ? [] : [faultOf(field, label, letters)]
  })
  const told = new Set(entered.flatMap(({ letters }) => letters))
  const others = [...new Set(lines)].flatMap((line) => {
    const letters = unprintable(line).filter((letter) => !told.has(letter))
    for (const letter of letters) told.add(letter)
    return letters.length === 0 ? [] : [faultOf('drawing', `The drawing's text "${line}"`, letters)]
  })
  return [...entered, ...others]
}

const faultOf = (field: string, label: string, letters: readonly string[]): LetterFault => ({
  field,
  letters,
  sentence: letterSentence(label, letters),
})

/** What to say of letters that no font has, and of where they are. */
export const letterSentence = (label: string, letters: readonly string[]): string =>
  `${label} has ${letters.join(' ')}, which the PDF fonts do not have. Use other characters, or print boxes instead.`

type Field = { readonly field: string; readonly label: string; readonly text: string }

/** What people enter, by the names that screens and calls have for it. */
function fieldsOf({ analysis: { layout }, project, dealer, quote }: PaperInput): readonly Field[] {
  const { revisions, review } = quote
  return [
    { field: 'project.name', label: 'The project name', text: project.name },
    { field: 'project.address', label: 'The address of the site', text: project.address.join(' ') },
    { field: 'project.contact', label: 'Site contact', text: project.contact },
    { field: 'project.phone', label: 'The phone on the site', text: project.phone },
    { field: 'dealer.name', label: 'Your company', text: dealer.name },
    { field: 'dealer.licence', label: 'The contractor license', text: dealer.licence },
    { field: 'dealer.phone', label: 'Your phone', text: dealer.phone },
    { field: 'dealer.email', label: 'Your e-mail', text: dealer.email },
    { field: 'dealer.address', label: 'Your company address', text: dealer.company?.address.join(' ') ?? '' },
    { field: 'dealer.insurance', label: 'Your insurance', text: dealer.company?.insurance ?? '' },
    { field: 'dealer.terms', label: 'Your terms', text: dealer.company?.terms ?? '' },
    { field: 'dealer.drawnBy', label: 'The name of who drew it', text: dealer.drawnBy },
    { field: 'quote.number', label: 'The quote number', text: quote.number },
    ...revisions.map(({ letter, date, by, what }, index) => ({
      field: `revisions[${index}]`,
      label: `Revision ${index + 1}`,
      text: `${letter} ${date} ${by} ${what}`,
    })),
    { field: 'review.permitNumber', label: 'The permit number', text: review.permitNumber },
    ...review.comments.flatMap(({ comment, response, sheet }, index) => [
      {
        field: `review.comments[${index}].comment`,
        label: `Comment ${index + 1}`,
        text: `${comment} ${sheet}`,
      },
      {
        field: `review.comments[${index}].response`,
        label: `The response to comment ${index + 1}`,
        text: response,
      },
    ]),
    { field: 'notes', label: 'The text of the notes', text: layout.project.notes },
    ...(layout.site.photos ?? []).map(({ caption = '' }, index) => ({
      field: `site.photos[${index}].caption`,
      label: `The caption of photo ${index + 1}`,
      text: caption,
    })),
    ...layout.runs.map(({ name }, index) => ({
      field: `runs[${index}].name`,
      label: `The name of run ${index + 1}`,
      text: name,
    })),
  ]
}
