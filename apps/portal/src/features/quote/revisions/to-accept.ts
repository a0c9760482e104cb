import type { QuoteRevision } from '@ramp/contracts'
import { moneyText } from '@ramp/shell'

type Acceptable = {
  /** What has been ordered cannot be ordered again: a change order begins without anything to accept. */
  readonly isOpen: boolean
  /** The price it was issued for; null where it was issued without one. */
  readonly sold: string | null
}

type Ordered = Pick<QuoteRevision, 'versionNumber' | 'total' | 'order'>

/** What accepting a version of a quote would order; it is open as long as nothing says that it is not. */
export function toAccept(
  versionNumber: number,
  options: readonly { readonly revisions: readonly Ordered[] }[],
): Acceptable {
  const revision = options
    .flatMap(({ revisions }) => revisions)
    .find((one) => one.versionNumber === versionNumber)
  return {
    isOpen: revision === undefined || revision.order === 'none',
    sold: revision === undefined || revision.total === null ? null : moneyText(revision.total),
  }
}
