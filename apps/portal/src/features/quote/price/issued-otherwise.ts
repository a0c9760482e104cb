import type { QuoteOption, QuoteRevision } from '@ramp/contracts'
import { moneyText } from '@ramp/shell'

type Otherwise = { readonly revision: QuoteRevision; readonly text: string }

/** The revision that is offered or approved at another price than the option has now; null where it is the same, or a newer drawing is to be issued first. */
export function issuedOtherwise(
  { revisions }: Pick<QuoteOption, 'revisions'>,
  total: number,
): Otherwise | null {
  const revision = revisions.at(-1)
  if (revision?.order !== 'none' || revision.total === total) return null
  const { name, offer, total: before } = revision
  if (offer === 'issued')
    return {
      revision,
      text:
        before === null
          ? `${name} was issued without this price.`
          : `${name} was issued at ${moneyText(before)}.`,
    }
  if (offer !== 'approved') return null
  const approved = before === null ? 'without this price' : `at ${moneyText(before)}`
  return { revision, text: `${name} was approved ${approved}. Cancel the approval to issue another price.` }
}
