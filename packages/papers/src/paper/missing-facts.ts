export type MissingField = 'name' | 'address' | 'contact' | 'dealer-name' | 'licence' | 'responses'

export type Missing = { readonly field: MissingField; readonly sentence: string }

/** What a person entered beside the drawing. */
type Entered = {
  readonly project: { readonly name: string; readonly address: readonly string[]; readonly contact: string }
  readonly dealer: { readonly name: string; readonly licence: string }
  readonly review: {
    readonly comments: readonly { readonly comment: string; readonly response: string }[]
  }
}

type Ask = Missing & { readonly isThere: (entered: Entered) => boolean }

const ASKED: readonly Ask[] = [
  {
    field: 'name',
    sentence: 'Name the project, such as the family it is for.',
    isThere: ({ project }) => project.name.trim() !== '',
  },
  {
    field: 'address',
    sentence: 'Enter the site address.',
    isThere: ({ project }) => project.address.join('').trim() !== '',
  },
  {
    field: 'contact',
    sentence: 'Enter the site contact.',
    isThere: ({ project }) => project.contact.trim() !== '',
  },
  {
    field: 'dealer-name',
    sentence: 'Enter your company name.',
    isThere: ({ dealer }) => dealer.name.trim() !== '',
  },
  {
    field: 'licence',
    sentence: 'Enter your contractor license number.',
    isThere: ({ dealer }) => dealer.licence.trim() !== '',
  },
  {
    field: 'responses',
    sentence: 'Respond to every comment of the permit office.',
    isThere: ({ review }) =>
      review.comments.every(({ comment, response }) => comment.trim() === '' || response.trim() !== ''),
  },
]

/** What a permit set still needs from a person, asked for in one place before it goes out. */
export const missingFacts = (entered: Entered): readonly Missing[] =>
  ASKED.flatMap(({ isThere, ...missing }) => (isThere(entered) ? [] : [missing]))
