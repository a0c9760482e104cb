import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../identity/caller.ts'
import type { OpenHeader } from '../../policies/open-header.ts'
import type { AccessTo } from '../../policies/quote-access.ts'
import { revisionFor } from './quote-as-seen.ts'
import type { QuotesRepository } from './quotes.repository.ts'

type Deps = {
  readonly repository: Pick<QuotesRepository, 'revision'>
  readonly openHeader: OpenHeader
  readonly accessTo: AccessTo
}

export const revisionService = ({ repository, openHeader, accessTo }: Deps) => ({
  /** One issued version of a quote with the drawing it was issued for. */
  async revision(caller: Caller, id: string, version: number) {
    const header = await openHeader(caller, id)
    const [issued, access] = await Promise.all([repository.revision(id, version), accessTo(id, header)])
    if (issued) return revisionFor(caller, issued, access)
    throw new AppError('revision.unknown', `Quote ${id} has no version ${version}.`)
  },
})
