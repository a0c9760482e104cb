import type { PaperInput } from '../../paper/input.ts'

export type MissingField = 'name' | 'address' | 'contact' | 'dealer-name' | 'licence' | 'responses'

export type Missing = { readonly field: MissingField; readonly sentence: string }

type Ask = Missing & { readonly isThere: (input: PaperInput) => boolean }

const ASKED: readonly Ask[] = [
  {
    field: 'name',
    sentence: 'Name the project, such as the family it is for.',
    isThere: ({ project }) => project.name.trim() !== '',
  },
  {
    field: 'address',
    sentence: 'Write the address of the site.',
    isThere: ({ project }) => project.address.join('').trim() !== '',
  },
  {
    field: 'contact',
    sentence: 'Say who answers on the site.',
    isThere: ({ project }) => project.contact.trim() !== '',
  },
  {
    field: 'dealer-name',
    sentence: 'Write the name of your company.',
    isThere: ({ dealer }) => dealer.name.trim() !== '',
  },
  {
    field: 'licence',
    sentence: 'Write the number of your contractor license.',
    isThere: ({ dealer }) => dealer.licence.trim() !== '',
  },
  {
    field: 'responses',
    sentence: 'Respond to every comment of the permit office.',
    isThere: ({ quote }) =>
      quote.review.comments.every(({ comment, response }) => comment.trim() === '' || response.trim() !== ''),
  },
]

/** What a permit set still needs from a person, asked for in one place before it is made. */
export const missingOf = (input: PaperInput): readonly Missing[] =>
  ASKED.flatMap(({ isThere, ...missing }) => (isThere(input) ? [] : [missing]))
