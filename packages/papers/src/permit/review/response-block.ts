import { type Block, CLOSE, SIZE, tableOf } from '@ramp/drafting'
import type { PermitReview, ReviewComment } from '../../paper/input.ts'

type Numbered = ReviewComment & { readonly number: number }

/** The comments of the permit office that say anything, with what was done about each; none where it made none. */
export function responseBlocks({ comments }: PermitReview, width: number): readonly Block[] {
  const said = comments
    .filter(({ comment, response }) => `${comment}${response}`.trim() !== '')
    .map((one, index): Numbered => ({ ...one, number: index + 1 }))
  if (said.length === 0) return []
  const table = tableOf<Numbered>(
    [
      { title: 'No.', cell: ({ number }) => `${number}`, size: SIZE.small },
      { title: 'Comment', cell: ({ comment }) => comment, isFlexible: true, size: SIZE.small },
      {
        title: 'Response',
        cell: ({ response }) => response.trim() || 'not entered',
        isFlexible: true,
        size: SIZE.small,
      },
      { title: 'Sheet', cell: ({ sheet }) => sheet, size: SIZE.small },
    ],
    said,
    width,
    CLOSE,
  )
  return [{ heading: 'Responses to plan review comments', ...table }]
}
